// Blends runs of pixels that lie in the caches.
#pragma once

#include <stddef.h>

/// Blends `bytes` of `over` into `pixels`, as kiosk_write_rows says.
void kiosk_blend(void *pixels, const void *over, size_t bytes, size_t weight, size_t pixel_bytes);
