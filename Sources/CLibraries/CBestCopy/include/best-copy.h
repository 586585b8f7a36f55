// What the composition is measured against: the same bytes, copied as plainly as C can.
#pragma once

#include <stddef.h>

/// The two pictures of a slide and where they go; a row of the frame is `left`, then `right`, or
/// on a sideways panel rows of `left` above rows of `right`.
struct best_copy_span {
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

/// The same by non-temporal stores, the widest of 16 and 32 bytes that the processor has; where it
/// has none, by memcpy.
void best_copy_non_temporal(void *frame, size_t pitch, const struct best_copy_span *left,
                            const struct best_copy_span *right);
