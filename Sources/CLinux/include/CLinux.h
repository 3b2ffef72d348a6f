// Plain prototypes only: a system header here would give Swift a second fd_set and break debug builds.
#ifndef CLINUX_H
#define CLINUX_H

/// accept4(2) with SOCK_NONBLOCK | SOCK_CLOEXEC, peer address dropped: a descriptor, or -1 with errno set.
int clinux_accept(int listener);

#endif
