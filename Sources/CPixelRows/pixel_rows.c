// Written with vectors of 32 bytes, which the compiler splits where a processor's are shorter. On
// x86 each function is compiled for AVX2, too, and the loader chooses the one that the processor
// can run. The arithmetic is on integers, so all of them compute the same bytes.
#include "CPixelRows.h"

#include <string.h>

// With the thread sanitizer there is one version: the choice between several is made before the
// sanitizer is ready.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

// Eight pixels as pairs of channels: blue with green, and red with alpha.
typedef uint16_t Pairs __attribute__((vector_size(32)));
typedef uint32_t Pixels __attribute__((vector_size(32)));
enum { pixelsAtOnce = sizeof(Pairs) / sizeof(uint32_t) };

// The two channels of each pair.
#define LOW(pairs) ((pairs) & 255)
#define HIGH(pairs) ((pairs) >> 8)
// Puts two channels into each pair, and makes the pixels opaque.
#define JOINED(low, high) ((low) | (high) << 8 | (Pairs)((Pixels){0} + 0xFF000000))

// `product / 255` for products of up to 255 * 255, rounded to nearest.
#define ROUNDED(product) (((product) + 128 + (((product) + 128) >> 8)) >> 8)

// Executes the body for each eight pixels, and then for the rest. In the body, `size` is their
// number of bytes, and `index` the first one's index.
#define FOR_EACH_PAIRS(body)                          \
  size_t index = 0;                                   \
  for (; index + pixelsAtOnce <= count; index += pixelsAtOnce) { \
    enum { size = sizeof(Pairs) };                    \
    body                                              \
  }                                                   \
  if (index < count) {                                \
    const size_t size = (count - index) * sizeof(uint32_t); \
    body                                              \
  }

#define READ(pairs, row) \
  Pairs pairs = {0};     \
  memcpy(&pairs, (row) + index, size);

#define WRITE(row, low, high)            \
  const Pairs result = JOINED(low, high); \
  memcpy((row) + index, &result, size);

FOR_EACH_PROCESSOR
void sluice_pixel_rows_copy_dimmed(
    const uint32_t *source, uint32_t *target, size_t count, uint8_t dim) {
  const uint16_t keep = 255 - dim;
  FOR_EACH_PAIRS({
    READ(from, source)
    WRITE(target, ROUNDED(LOW(from) * keep), ROUNDED(HIGH(from) * keep))
  })
}

FOR_EACH_PROCESSOR
void sluice_pixel_rows_blend(
    const uint32_t *source, uint32_t *target, size_t count, uint8_t opacity, uint8_t dim) {
  const uint16_t keep = 255 - dim;
  const uint16_t weight = opacity;
  const uint16_t rest = 255 - opacity;
  FOR_EACH_PAIRS({
    READ(from, source)
    READ(under, target)
    const Pairs low = ROUNDED(LOW(from) * keep) * weight + LOW(under) * rest;
    const Pairs high = ROUNDED(HIGH(from) * keep) * weight + HIGH(under) * rest;
    WRITE(target, ROUNDED(low), ROUNDED(high))
  })
}

FOR_EACH_PROCESSOR
void sluice_pixel_rows_tint(uint32_t *target, size_t count, uint32_t colour, uint8_t opacity) {
  const Pairs ink = (Pairs)((Pixels){0} + colour);
  const Pairs low = LOW(ink) * opacity;
  const Pairs high = HIGH(ink) * opacity;
  const uint16_t rest = 255 - opacity;
  FOR_EACH_PAIRS({
    READ(under, target)
    WRITE(target, ROUNDED(low + LOW(under) * rest), ROUNDED(high + HIGH(under) * rest))
  })
}

FOR_EACH_PROCESSOR
void sluice_pixel_rows_scale(uint32_t *target, size_t count, const uint32_t *shares) {
  FOR_EACH_PAIRS({
    READ(under, target)
    READ(share, shares)
    WRITE(target, ROUNDED(LOW(under) * LOW(share)), ROUNDED(HIGH(under) * HIGH(share)))
  })
}
