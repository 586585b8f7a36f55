#include "row-copy.h"

#include <string.h>

#include "blend.h"

typedef void copy_run(unsigned char *restrict to, const unsigned char *restrict from, size_t bytes);

// Blended runs are made in pieces that stay in the first-level cache, and copied from there.
enum { opaque = 256, piece = 2048 };

static inline __attribute__((always_inline)) void write_blended(
    unsigned char *to, const struct kiosk_row_segment *segments, size_t segment_count, size_t row,
    size_t pixel_bytes, copy_run *copy) {
  _Alignas(64) unsigned char pixels[piece];
  for (size_t start = 0; start < segments->bytes; start += piece) {
    size_t left = segments->bytes - start, bytes = left < piece ? left : piece;
    for (size_t index = 0; index < segment_count; index++) {
      const unsigned char *source = segments[index].source;
      const unsigned char *run = source + row * segments[index].source_pitch + start;
      if (index > 0) {
        kiosk_blend(pixels, run, bytes, segments[index].weight, pixel_bytes);
      } else if (source) {
        memcpy(pixels, run, bytes);
      } else {
        memset(pixels, 0, bytes);
      }
    }
    copy(to + start, pixels, bytes);
  }
}

// Inlined into one function for each way to copy, so that the copy is a direct call there: a narrow
// panel has runs of a few hundred bytes, for which an indirect one shows.
static inline __attribute__((always_inline)) void write_rows(
    unsigned char *destination, size_t destination_pitch, size_t rows,
    const struct kiosk_row_segment *segments, size_t segment_count, size_t pixel_bytes,
    copy_run *copy) {
  for (size_t row = 0; row < rows; row++, destination += destination_pitch) {
    unsigned char *to = destination;
    for (size_t index = 0, next; index < segment_count; index = next) {
      const struct kiosk_row_segment *segment = &segments[index];
      for (next = index + 1; next < segment_count && segments[next].weight < opaque;) next++;
      if (next > index + 1) {
        write_blended(to, segment, next - index, row, pixel_bytes, copy);
      } else if (segment->source) {
        const unsigned char *source = segment->source;
        copy(to, source + row * segment->source_pitch, segment->bytes);
      } else {
        memset(to, 0, segment->bytes);
      }
      to += segment->bytes;
    }
  }
}

static inline __attribute__((always_inline)) void copy_cached(
    unsigned char *restrict to, const unsigned char *restrict from, size_t bytes) {
  memcpy(to, from, bytes);
}

static void write_rows_cached(unsigned char *destination, size_t destination_pitch, size_t rows,
                              const struct kiosk_row_segment *segments, size_t segment_count,
                              size_t pixel_bytes) {
  write_rows(destination, destination_pitch, rows, segments, segment_count, pixel_bytes,
             copy_cached);
}

#if defined(__x86_64__)

#include <immintrin.h>
#include <stdint.h>

// A cache line: what the processor gathers streaming stores into before it writes them. Only whole
// lines are streamed; what is left of the first and last line of a run goes by ordinary stores,
// because half a gathered line costs a whole bus transaction of its own.
enum { line = 64 };

static size_t bytes_to_line(const unsigned char *to, size_t limit) {
  size_t bytes = -(uintptr_t)to & (line - 1);
  return bytes < limit ? bytes : limit;
}

static void stream_sse2(unsigned char *restrict to, const unsigned char *restrict from,
                        size_t bytes) {
  size_t head = bytes_to_line(to, bytes);
  memcpy(to, from, head);
  to += head, from += head, bytes -= head;
  for (; bytes >= line; to += line, from += line, bytes -= line) {
    const __m128i *in = (const __m128i *)from;
    __m128i *out = (__m128i *)to;
    __m128i first = _mm_loadu_si128(in), second = _mm_loadu_si128(in + 1);
    __m128i third = _mm_loadu_si128(in + 2), fourth = _mm_loadu_si128(in + 3);
    _mm_stream_si128(out, first);
    _mm_stream_si128(out + 1, second);
    _mm_stream_si128(out + 2, third);
    _mm_stream_si128(out + 3, fourth);
  }
  memcpy(to, from, bytes);
}

// Half as many stores a line as SSE2, which shows where memory is the limit; `make bench` has both.
// AVX-512 added nothing to that where it was tried.
__attribute__((target("avx"))) static void stream_avx(unsigned char *restrict to,
                                                      const unsigned char *restrict from,
                                                      size_t bytes) {
  size_t head = bytes_to_line(to, bytes);
  memcpy(to, from, head);
  to += head, from += head, bytes -= head;
  for (; bytes >= line; to += line, from += line, bytes -= line) {
    const __m256i *in = (const __m256i *)from;
    __m256i *out = (__m256i *)to;
    __m256i first = _mm256_loadu_si256(in), second = _mm256_loadu_si256(in + 1);
    _mm256_stream_si256(out, first);
    _mm256_stream_si256(out + 1, second);
  }
  memcpy(to, from, bytes);
}

static void write_rows_streaming(unsigned char *destination, size_t destination_pitch, size_t rows,
                                 const struct kiosk_row_segment *segments, size_t segment_count,
                                 size_t pixel_bytes) {
  if (__builtin_cpu_supports("avx")) {
    write_rows(destination, destination_pitch, rows, segments, segment_count, pixel_bytes,
               stream_avx);
  } else {
    write_rows(destination, destination_pitch, rows, segments, segment_count, pixel_bytes,
               stream_sse2);
  }
  // Streaming stores are weakly ordered: without the fence the commit could overtake the picture.
  _mm_sfence();
}

#else

// On ARM boards the scan-out memory is mapped write-combined, which already goes past the caches,
// and glibc's memcpy is tuned for each core.
static void write_rows_streaming(unsigned char *destination, size_t destination_pitch, size_t rows,
                                 const struct kiosk_row_segment *segments, size_t segment_count,
                                 size_t pixel_bytes) {
  write_rows_cached(destination, destination_pitch, rows, segments, segment_count, pixel_bytes);
}

#endif

void kiosk_write_rows(void *destination, size_t destination_pitch, size_t rows,
                      const struct kiosk_row_segment *segments, size_t segment_count,
                      size_t pixel_bytes, bool streaming) {
  if (streaming) {
    write_rows_streaming(destination, destination_pitch, rows, segments, segment_count, pixel_bytes);
  } else {
    write_rows_cached(destination, destination_pitch, rows, segments, segment_count, pixel_bytes);
  }
}
