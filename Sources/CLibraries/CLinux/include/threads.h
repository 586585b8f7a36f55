#pragma once

#include <pthread.h>

/// Names a thread for `ps -L` and debuggers; at most 15 bytes.
/// (pthread_setname_np hides behind _GNU_SOURCE, which a Clang module cannot define for itself.)
int kiosk_name_thread(pthread_t thread, const char *name);
