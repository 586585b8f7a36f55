// Counts heap allocations by standing in for the C library's allocator, and waits for disks likewise.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Allocations this thread has made so far: malloc, calloc, realloc, reallocarray and the aligned
/// ones. Frees are not counted.
size_t kiosk_allocations_of_this_thread(void);

/// False where a sanitizer brings an allocator of its own: then nothing is counted.
bool kiosk_counts_allocations(void);

/// How often this thread has had a file synced so far: fsync and fdatasync.
size_t kiosk_syncs_of_this_thread(void);
