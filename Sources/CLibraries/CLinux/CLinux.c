#define _GNU_SOURCE
#include "CLinux.h"

#include <string.h>

const char *kiosk_errno_name(int error) { return strerrorname_np(error); }

int kiosk_name_thread(pthread_t thread, const char *name) {
  return pthread_setname_np(thread, name);
}

void kiosk_options_reset(void) {
  optind = 0;
  opterr = 0;
}

const char *kiosk_option_value(void) { return optarg; }

int kiosk_option_index(void) { return optind; }
int kiosk_option_letter(void) { return optopt; }
