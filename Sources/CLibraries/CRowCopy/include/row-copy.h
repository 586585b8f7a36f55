// Copies rows of pixels into memory that is scanned out: each byte written once, at rising
// addresses, nothing read back. Runs may be blended on the way.
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
  /// How much of the run is seen, of 256 parts. Below 256 it is blended over the segments before it,
  /// back to the first whose weight is 256; those have the same length, and the run is not NULL.
  size_t weight;
};

/// Writes rows that are each made of the same segments, left to right, top to bottom.
///
/// `pixel_bytes` says how pixels lie in memory, which blending must know: 4 for components of 8 bits,
/// 2 for 5, 6 and 5 bits in a native word. With the weight w each component becomes
/// (below * (256 - w) + run * w + 128) / 256, rounded down.
///
/// `streaming` goes past the caches, where the processor has stores for that (x86-64); elsewhere it
/// makes no difference. On return every store is visible to other bus masters in program order.
void kiosk_write_rows(void *destination, size_t destination_pitch, size_t rows,
                      const struct kiosk_row_segment *segments, size_t segment_count,
                      size_t pixel_bytes, bool streaming);
