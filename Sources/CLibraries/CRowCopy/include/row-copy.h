// Copies rows of pixels into memory that is scanned out: each byte written once, at rising
// addresses, nothing read back.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// A run of bytes in each of some neighbouring rows.
struct kiosk_row_segment {
  /// The run in the first row; NULL for zeros, which are black in every format.
  const void *source;
  /// Bytes from the run in one row to the run in the next.
  size_t source_pitch;
  /// Length of the run.
  size_t bytes;
};

/// Writes rows that are each made of the same segments, left to right, top to bottom.
///
/// `streaming` goes past the caches, where the processor has stores for that (x86-64); elsewhere it
/// makes no difference. On return every store is visible to other bus masters in program order.
void kiosk_write_rows(void *destination, size_t destination_pitch, size_t rows,
                      const struct kiosk_row_segment *segments, size_t segment_count,
                      bool streaming);
