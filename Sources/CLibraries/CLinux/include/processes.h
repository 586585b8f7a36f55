#pragma once

#include <sys/types.h>

/// Makes a file that exists in memory only, closed on exec; -1 and errno where there is none.
/// (memfd_create hides behind _GNU_SOURCE, which a Clang module cannot define for itself.)
int kiosk_make_memory_file(const char *name);

/// Sends one packet without waiting, and with it an open file unless `attachment` is negative.
/// (The macros that lay out ancillary data are not imported into Swift.)
ssize_t kiosk_send_packet(int socket, const void *bytes, size_t count, int attachment);

/// Receives one packet without waiting; a file that came with it is stored in `attachment`, closed
/// on exec, else -1.
ssize_t kiosk_receive_packet(int socket, void *bytes, size_t count, int *attachment);

/// A descriptor that is readable once a child has ended; -1 and errno where there is none.
/// (syscall is variadic, which Swift does not call.)
int kiosk_open_process(pid_t process);
