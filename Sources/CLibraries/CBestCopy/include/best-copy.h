// What the composition is measured against: the same bytes, copied as plainly as C can.
#pragma once

#include <stddef.h>

/// The visible part of one of a slide's two pictures, and where it goes. The two parts lie side by
/// side, or on a sideways panel one above the other.
struct best_copy_span {
  /// The first visible pixel.
  const void *source;
  size_t source_pitch;
  /// Bytes from the frame's start.
  size_t offset;
  size_t bytes;
  size_t rows;
};

/// glibc's memcpy for each row of each span; both spans of a row before the next row.
void best_copy_memcpy(void *frame, size_t pitch, const struct best_copy_span *left,
                      const struct best_copy_span *right);

/// The same by non-temporal stores of 16 bytes; where the processor has none, by memcpy.
void best_copy_16_bytes(void *frame, size_t pitch, const struct best_copy_span *left,
                        const struct best_copy_span *right);

/// The same by non-temporal stores of 32 bytes; where the processor has none, of 16.
void best_copy_32_bytes(void *frame, size_t pitch, const struct best_copy_span *left,
                        const struct best_copy_span *right);
