// On Linux a contended Synchronization.Mutex waits in a futex inside the runtime, which is not instrumented: the thread
// sanitizer takes what two threads do under the same lock for a race. The two functions behind which that happens are
// wrapped here, and tell it their order. A toolchain that instruments them makes this file superfluous.
#if __has_feature(thread_sanitizer)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

SWIFT void mutex_lock_slow(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void mutex_unlock_slow(SELF void *handle) __asm__(UNLOCK);

SWIFT void mutex_lock_slow(uint32_t thread, SELF void *handle) {
    SWIFT void (*wrapped)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
    wrapped(thread, handle);
    __tsan_acquire(handle);
}

SWIFT void mutex_unlock_slow(SELF void *handle) {
    SWIFT void (*wrapped)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
    __tsan_release(handle);
    wrapped(handle);
}

#endif
