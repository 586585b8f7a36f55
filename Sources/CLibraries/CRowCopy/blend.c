#include "blend.h"

#include <stdint.h>

// A pixel of 16 bits that may lie anywhere.
typedef uint16_t __attribute__((aligned(1), may_alias)) word;

// The sum is at most 255 * 256 + 128, so 16 bits hold it, and the compiler makes vectors of it.
static inline uint16_t mix(uint16_t below, uint16_t over, uint16_t weight) {
  return (uint16_t)(below * (256 - weight) + over * weight + 128) >> 8;
}

// The unused byte of a pixel is blended like the others: nobody sees it.
static void blend_bytes(uint8_t *restrict pixels, const uint8_t *restrict over, size_t count,
                        uint16_t weight) {
  for (size_t index = 0; index < count; index++) {
    pixels[index] = (uint8_t)mix(pixels[index], over[index], weight);
  }
}

static void blend_words(word *restrict pixels, const word *restrict over, size_t count,
                        uint16_t weight) {
  for (size_t index = 0; index < count; index++) {
    uint16_t a = pixels[index], b = over[index];
    uint16_t red = mix(a >> 11, b >> 11, weight);
    uint16_t green = mix(a >> 5 & 63, b >> 5 & 63, weight);
    uint16_t blue = mix(a & 31, b & 31, weight);
    pixels[index] = (uint16_t)(red << 11 | green << 5 | blue);
  }
}

void kiosk_blend(void *pixels, const void *over, size_t bytes, size_t weight, size_t pixel_bytes) {
  if (pixel_bytes == 2) {
    blend_words(pixels, over, bytes / 2, (uint16_t)weight);
  } else {
    blend_bytes(pixels, over, bytes, (uint16_t)weight);
  }
}
