// Knows nothing of plans, bands or clipping: two spans, two loops. It is written apart from
// CRowCopy on purpose, so that a slip there shows here as a ratio.
#include "include/best-copy.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef void copy_row(char *to, const char *from, size_t bytes);

static inline __attribute__((always_inline)) void copy_span_row(char *frame, size_t pitch,
                                                                const struct best_copy_span *span,
                                                                size_t row, copy_row *copy) {
  copy(frame + span->offset + row * pitch, (const char *)span->source + row * span->source_pitch,
       span->bytes);
}

// Inlined into each caller, so that the row copy is a direct call there.
static inline __attribute__((always_inline)) void copy_frame(char *frame, size_t pitch,
                                                             const struct best_copy_span *left,
                                                             const struct best_copy_span *right,
                                                             copy_row *copy) {
  bool beside = left->offset / pitch == right->offset / pitch;
  for (size_t row = 0; row < left->rows; row++) {
    copy_span_row(frame, pitch, left, row, copy);
    if (beside) copy_span_row(frame, pitch, right, row, copy);
  }
  for (size_t row = 0; !beside && row < right->rows; row++) {
    copy_span_row(frame, pitch, right, row, copy);
  }
}

static inline __attribute__((always_inline)) void by_memcpy(char *to, const char *from,
                                                            size_t bytes) {
  memcpy(to, from, bytes);
}

void best_copy_memcpy(void *frame, size_t pitch, const struct best_copy_span *left,
                      const struct best_copy_span *right) {
  copy_frame(frame, pitch, left, right, by_memcpy);
}

#if defined(__x86_64__)
#include <immintrin.h>

static void by_16_bytes(char *to, const char *from, size_t bytes) {
  size_t head = -(uintptr_t)to & 63;
  if (head > bytes) head = bytes;
  memcpy(to, from, head);
  size_t at = head;
  for (; at + 64 <= bytes; at += 64) {
    for (size_t part = 0; part < 64; part += 16) {
      _mm_stream_si128((__m128i *)(to + at + part),
                       _mm_loadu_si128((const __m128i *)(from + at + part)));
    }
  }
  memcpy(to + at, from + at, bytes - at);
}

__attribute__((target("avx"))) static void by_32_bytes(char *to, const char *from, size_t bytes) {
  size_t head = -(uintptr_t)to & 63;
  if (head > bytes) head = bytes;
  memcpy(to, from, head);
  size_t at = head;
  for (; at + 64 <= bytes; at += 64) {
    for (size_t part = 0; part < 64; part += 32) {
      _mm256_stream_si256((__m256i *)(to + at + part),
                          _mm256_loadu_si256((const __m256i *)(from + at + part)));
    }
  }
  memcpy(to + at, from + at, bytes - at);
}

void best_copy_16_bytes(void *frame, size_t pitch, const struct best_copy_span *left,
                        const struct best_copy_span *right) {
  copy_frame(frame, pitch, left, right, by_16_bytes);
  _mm_sfence();
}

void best_copy_32_bytes(void *frame, size_t pitch, const struct best_copy_span *left,
                        const struct best_copy_span *right) {
  copy_frame(frame, pitch, left, right,
             __builtin_cpu_supports("avx") ? by_32_bytes : by_16_bytes);
  _mm_sfence();
}

#else

void best_copy_16_bytes(void *frame, size_t pitch, const struct best_copy_span *left,
                        const struct best_copy_span *right) {
  best_copy_memcpy(frame, pitch, left, right);
}

void best_copy_32_bytes(void *frame, size_t pitch, const struct best_copy_span *left,
                        const struct best_copy_span *right) {
  best_copy_memcpy(frame, pitch, left, right);
}

#endif
