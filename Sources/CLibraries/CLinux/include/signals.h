#pragma once

#include <pthread.h>

/// Hands a signal that reaches any thread of the process on to one thread; 0 or an errno value.
/// Should it reach that thread itself, it does what it does by default.
/// (A handler may only do what is safe between any two instructions, which Swift does not promise.)
int kiosk_forward_signal(int signal, pthread_t thread);
