// Tells the thread sanitizer of mutexes that several threads want at once; scripts/sanitize has every
// program loaded with it.
//
// Swift's Mutex is compiled into whoever uses it, and seen by the sanitizer there, as long as nobody
// else has the lock. Where somebody has, the library of Swift asks the kernel for it (FUTEX_LOCK_PI),
// and the kernel hands it over: the sanitizer sees neither, and takes what the lock protects for a
// race. These two come before the library's, do the same by them, and say what the kernel has done.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Swift's names for Synchronization._MutexHandle._lockSlow(_: UInt32) and ._unlockSlow(), and how it
// calls them. Should a later Swift rename them, the sanitizer reports races in Mutex again.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// The sanitizer's, in a program that has one.
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

typedef SWIFT void Lock(uint32_t thread, SELF void *mutex);
typedef SWIFT void Unlock(SELF void *mutex);

Lock lock __asm__(LOCK);
Unlock unlock __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF void *mutex) {
  ((Lock *)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((Unlock *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
