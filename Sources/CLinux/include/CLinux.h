// Plain prototypes only: a system header here would give Swift a second fd_set and break debug builds.
#ifndef CLINUX_H
#define CLINUX_H

/// The address at the other end, without its port.
struct clinux_peer {
    /// CLINUX_PEER_UNIX and so on; 0 for anything else.
    unsigned int family;
    /// The first and the last 64 bits of an IPv6 address; an IPv4 one is the last 32 of low.
    unsigned long long high;
    unsigned long long low;
};

enum {
    CLINUX_PEER_UNIX = 1,
    CLINUX_PEER_IPV4 = 4,
    CLINUX_PEER_IPV6 = 6,
};

/// accept4(2) with SOCK_NONBLOCK | SOCK_CLOEXEC: a descriptor, or -1 with errno set.
int clinux_accept(int listener, struct clinux_peer *peer);

/// Has a TCP listener take no new handshake, while those under way are finished: a filter drops every SYN, so that the
/// client asks again a second later. 0, or -1 with errno set.
int clinux_stop_handshakes(int listener);

/// What epoll(7) reports about one descriptor, unpacked.
struct clinux_event {
    /// CLINUX_IN and so on, as bits.
    unsigned int events;
    unsigned long long tag;
};

enum {
    CLINUX_IN = 0x001,
    CLINUX_OUT = 0x004,
    CLINUX_ERROR = 0x008,
    CLINUX_HANGUP = 0x010,
    /// Wakes one of several sets that watch the same descriptor. Only with clinux_epoll_add.
    CLINUX_EXCLUSIVE = 1 << 28,
};

/// epoll_create1(2) with EPOLL_CLOEXEC.
int clinux_epoll_create(void);
/// epoll_ctl(2) with EPOLL_CTL_ADD: 0, or -1 with errno set.
int clinux_epoll_add(int epoll, int descriptor, unsigned int events, unsigned long long tag);
/// epoll_ctl(2) with EPOLL_CTL_MOD.
int clinux_epoll_modify(int epoll, int descriptor, unsigned int events, unsigned long long tag);
/// epoll_ctl(2) with EPOLL_CTL_DEL.
int clinux_epoll_remove(int epoll, int descriptor);
/// epoll_wait(2) for at most 256 events and timeout milliseconds: their number, or -1 with errno set.
int clinux_epoll_wait(int epoll, struct clinux_event *events, int capacity, int timeout);

/// eventfd(2), non-blocking, close-on-exec.
int clinux_eventfd(void);

/// Has malloc(3) map each block of at least `size` octets by itself, so that free(3) gives it back to the system at once.
void clinux_map_blocks(int size);

/// Gives free memory of small blocks back to the system (malloc_trim(3)): some milliseconds.
void clinux_give_back_memory(void);

#endif
