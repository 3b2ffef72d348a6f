#define _GNU_SOURCE
#include "CLinux.h"

#include <endian.h>
#include <malloc.h>
#include <netinet/in.h>
#include <string.h>
#include <linux/filter.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

_Static_assert(CLINUX_IN == EPOLLIN && CLINUX_OUT == EPOLLOUT, "epoll bits");
_Static_assert(CLINUX_ERROR == EPOLLERR && CLINUX_HANGUP == EPOLLHUP, "epoll bits");
_Static_assert(CLINUX_EXCLUSIVE == EPOLLEXCLUSIVE, "epoll bits");

int clinux_accept(int listener, struct clinux_peer *peer) {
    struct sockaddr_storage storage;
    socklen_t length = sizeof storage;
    *peer = (struct clinux_peer){0};
    int descriptor = accept4(listener, (struct sockaddr *)&storage, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (descriptor < 0) return descriptor;
    if (storage.ss_family == AF_UNIX) {
        peer->family = CLINUX_PEER_UNIX;
    } else if (storage.ss_family == AF_INET) {
        peer->family = CLINUX_PEER_IPV4;
        peer->low = ntohl(((struct sockaddr_in *)&storage)->sin_addr.s_addr);
    } else if (storage.ss_family == AF_INET6) {
        unsigned long long halves[2];
        memcpy(halves, &((struct sockaddr_in6 *)&storage)->sin6_addr, sizeof halves);
        peer->family = CLINUX_PEER_IPV6;
        peer->high = be64toh(halves[0]);
        peer->low = be64toh(halves[1]);
    }
    return descriptor;
}

int clinux_stop_handshakes(int listener) {
    // The filter sees the segment from its TCP header on; its flags stand at 13, SYN is 0x02 and ACK 0x10.
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0x12),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x02, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, 0),
        BPF_STMT(BPF_RET | BPF_K, 0xFFFFFFFF),
    };
    struct sock_fprog program = {.len = sizeof code / sizeof code[0], .filter = code};
    return setsockopt(listener, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program);
}

int clinux_epoll_create(void) {
    return epoll_create1(EPOLL_CLOEXEC);
}

static int control(int epoll, int operation, int descriptor, unsigned int events, unsigned long long tag) {
    struct epoll_event event = {.events = events, .data.u64 = tag};
    return epoll_ctl(epoll, operation, descriptor, &event);
}

int clinux_epoll_add(int epoll, int descriptor, unsigned int events, unsigned long long tag) {
    return control(epoll, EPOLL_CTL_ADD, descriptor, events, tag);
}

int clinux_epoll_modify(int epoll, int descriptor, unsigned int events, unsigned long long tag) {
    return control(epoll, EPOLL_CTL_MOD, descriptor, events, tag);
}

int clinux_epoll_remove(int epoll, int descriptor) {
    return control(epoll, EPOLL_CTL_DEL, descriptor, 0, 0);
}

int clinux_epoll_wait(int epoll, struct clinux_event *events, int capacity, int timeout) {
    struct epoll_event found[256];
    if (capacity > 256) capacity = 256;
    int count = epoll_wait(epoll, found, capacity, timeout);
    for (int i = 0; i < count; i++) {
        events[i].events = found[i].events;
        events[i].tag = found[i].data.u64;
    }
    return count;
}

int clinux_eventfd(void) {
    return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
}

void clinux_map_blocks(int size) {
    mallopt(M_MMAP_THRESHOLD, size);
}

void clinux_give_back_memory(void) {
    malloc_trim(0);
}
