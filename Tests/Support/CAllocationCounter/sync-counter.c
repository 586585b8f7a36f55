// Linked into a test binary, these definitions come before the C library's.
#include "include/allocation-counter.h"

#include <sys/syscall.h>
#include <unistd.h>

static _Thread_local size_t of_this_thread;

size_t kiosk_syncs_of_this_thread(void) { return of_this_thread; }

int fsync(int file) {
  of_this_thread++;
  return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
  of_this_thread++;
  return (int)syscall(SYS_fdatasync, file);
}
