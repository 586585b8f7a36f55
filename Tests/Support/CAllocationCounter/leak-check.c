// A test of how a process ends is a process of its own, and ends in the middle of itself: what it has
// not let go of by then would be reported as lost.
#include <stdbool.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)

static bool is_exit_test;

// Before the test library takes the variable out of the environment.
__attribute__((constructor)) static void look(void) {
  is_exit_test = getenv("SWT_EXIT_TEST_ID") != NULL;
}

// Asked by the address sanitizer before it looks for leaks.
int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void) { return is_exit_test; }

#endif
#endif
