// Linked into a test binary, these definitions come before the C library's, for every library in
// the process; Swift's runtime allocates by malloc too. Built as a shared object by
// scripts/count-allocations, they do the same to a program that is run with it.
#include "include/allocation-counter.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED

size_t kiosk_allocations_of_this_thread(void) { return 0; }
bool kiosk_counts_allocations(void) { return false; }

#else

// glibc's own names for its allocator. (dlsym would allocate while it looks them up.)
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// Initial-exec: reached without a call that could itself allocate.
static _Thread_local size_t of_this_thread __attribute__((tls_model("initial-exec")));
static size_t of_all_threads;

static void count(void) {
  of_this_thread++;
  __atomic_fetch_add(&of_all_threads, 1, __ATOMIC_RELAXED);
}

size_t kiosk_allocations_of_this_thread(void) { return of_this_thread; }
bool kiosk_counts_allocations(void) { return true; }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *reallocarray(void *block, size_t number, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(number, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  count();
  return __libc_realloc(block, bytes);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *block = memory;
  return 0;
}

#ifdef REPORT_AT_EXIT
// Into a file, so that the program's own output stays as it is.
__attribute__((destructor)) static void report(void) {
  size_t total = __atomic_load_n(&of_all_threads, __ATOMIC_RELAXED);
  const char *path = getenv("ALLOCATION_REPORT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file == NULL) return;
  fprintf(file, "%zu\n", total);
  fclose(file);
}
#endif

#endif
