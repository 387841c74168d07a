// Blending of rows. Each kernel is compiled several times; the widest one that the machine can
// run is chosen when the program starts, and all give the same bytes.
#include "compositing.h"

#include <string.h>

#include "kernel.h"

// Eight pixels at a time.
typedef uint8_t bytes __attribute__((vector_size(32), aligned(1)));
typedef uint16_t wide __attribute__((vector_size(64)));
typedef uint32_t words __attribute__((vector_size(32), aligned(1)));
typedef uint8_t eight __attribute__((vector_size(8), aligned(1)));
typedef uint64_t quads __attribute__((vector_size(32)));

#define LANES 8
#define LOAD(type, at) (*(const type *)(at))
#define STORE(type, at, value) (*(type *)(at) = (value))

// a × b ÷ 255, rounded to nearest, for bytes held in 16 bits.
#define TIMES(a, b)                   \
  ({                                  \
    wide product = (a) * (b) + 128;   \
    (product + (product >> 8)) >> 8;  \
  })

#define WIDEN(value) __builtin_convertvector((value), wide)
#define NARROW(value) __builtin_convertvector((value), bytes)
// The lowest byte of each word in all four bytes.
#define SPREAD(value)                 \
  ({                                  \
    words low = (value);              \
    low |= low << 8;                  \
    (bytes)(low | low << 16);         \
  })

INLINE uint32_t over_pixel(uint32_t dst, uint32_t src) {
  uint32_t rest = 255 - (src >> 24), result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t product = ((dst >> shift) & 255) * rest + 128;
    result |= ((((product + (product >> 8)) >> 8) + ((src >> shift) & 255)) & 255) << shift;
  }
  return result;
}

INLINE uint32_t fade_pixel(uint32_t src, uint32_t opacity) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t product = ((src >> shift) & 255) * opacity + 128;
    result |= ((product + (product >> 8)) >> 8) << shift;
  }
  return result;
}

KERNEL void pixels_fill(uint32_t *dst, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) dst[i] = color;
}

KERNEL void pixels_fill_over(uint32_t *dst, size_t count, uint32_t color) {
  words spread = color - (words){0};
  wide rest = WIDEN(255 - SPREAD(spread >> 24));
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    wide under = WIDEN(LOAD(bytes, dst + i));
    STORE(bytes, dst + i, (bytes)spread + NARROW(TIMES(under, rest)));
  }
  for (; i < count; i++) dst[i] = over_pixel(dst[i], color);
}

KERNEL void pixels_fill_covered(
    uint32_t *dst, size_t count, uint32_t color, const uint8_t *coverage) {
  wide spread = WIDEN((bytes)(color - (words){0}));
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    uint64_t all;
    memcpy(&all, coverage + i, 8);
    if (all == 0) continue;
    bytes cover = SPREAD(__builtin_convertvector(LOAD(eight, coverage + i), words));
    bytes src = NARROW(TIMES(spread, WIDEN(cover)));
    wide rest = WIDEN(255 - SPREAD((words)src >> 24));
    wide under = WIDEN(LOAD(bytes, dst + i));
    STORE(bytes, dst + i, src + NARROW(TIMES(under, rest)));
  }
  for (; i < count; i++)
    if (coverage[i]) dst[i] = over_pixel(dst[i], fade_pixel(color, coverage[i]));
}

KERNEL void pixels_over(uint32_t *dst, const uint32_t *src, size_t count) {
  const uint64_t alphas = 0xFF000000FF000000;
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    uint64_t four[4];
    memcpy(four, src + i, 32);
    if (((four[0] | four[1] | four[2] | four[3])) == 0) continue;
    if (((four[0] & four[1] & four[2] & four[3]) & alphas) == alphas) {
      memcpy(dst + i, four, 32);
      continue;
    }
    bytes above = LOAD(bytes, src + i);
    wide rest = WIDEN(255 - SPREAD((words)above >> 24));
    wide under = WIDEN(LOAD(bytes, dst + i));
    STORE(bytes, dst + i, above + NARROW(TIMES(under, rest)));
  }
  for (; i < count; i++) dst[i] = over_pixel(dst[i], src[i]);
}

KERNEL void pixels_over_faded(
    uint32_t *dst, const uint32_t *src, size_t count, uint8_t opacity) {
  wide fade = (wide){0} + opacity;
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    bytes above = NARROW(TIMES(WIDEN(LOAD(bytes, src + i)), fade));
    wide rest = WIDEN(255 - SPREAD((words)above >> 24));
    wide under = WIDEN(LOAD(bytes, dst + i));
    STORE(bytes, dst + i, above + NARROW(TIMES(under, rest)));
  }
  for (; i < count; i++) dst[i] = over_pixel(dst[i], fade_pixel(src[i], opacity));
}

KERNEL void pixels_over_covered(
    uint32_t *dst, const uint32_t *src, size_t count, const uint8_t *coverage) {
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    uint64_t all;
    memcpy(&all, coverage + i, 8);
    if (all == 0) continue;
    bytes cover = SPREAD(__builtin_convertvector(LOAD(eight, coverage + i), words));
    bytes above = NARROW(TIMES(WIDEN(LOAD(bytes, src + i)), WIDEN(cover)));
    wide rest = WIDEN(255 - SPREAD((words)above >> 24));
    wide under = WIDEN(LOAD(bytes, dst + i));
    STORE(bytes, dst + i, above + NARROW(TIMES(under, rest)));
  }
  for (; i < count; i++)
    if (coverage[i]) dst[i] = over_pixel(dst[i], fade_pixel(src[i], coverage[i]));
}

KERNEL void pixels_mix_covered(
    uint32_t *dst, const uint32_t *src, size_t count, const uint8_t *coverage) {
  for (size_t i = 0; i < count; i++) {
    uint32_t cover = coverage[i];
    if (cover == 255)
      dst[i] = src[i];
    else if (cover)
      dst[i] = fade_pixel(src[i], cover) + fade_pixel(dst[i], 255 - cover);
  }
}

KERNEL void pixels_through(uint32_t *dst, const uint32_t *mask, size_t count) {
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    wide cover = WIDEN(SPREAD(LOAD(words, mask + i) >> 24));
    STORE(bytes, dst + i, NARROW(TIMES(WIDEN(LOAD(bytes, dst + i)), cover)));
  }
  for (; i < count; i++) dst[i] = fade_pixel(dst[i], mask[i] >> 24);
}

KERNEL void pixels_under(uint32_t *dst, size_t count, uint32_t color) {
  wide spread = WIDEN((bytes)(color - (words){0}));
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    bytes above = LOAD(bytes, dst + i);
    wide rest = WIDEN(255 - SPREAD((words)above >> 24));
    STORE(bytes, dst + i, above + NARROW(TIMES(spread, rest)));
  }
  for (; i < count; i++) dst[i] = over_pixel(color, dst[i]);
}

KERNEL void pixels_alpha(uint8_t *dst, const uint32_t *src, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = (uint8_t)(src[i] >> 24);
}

#define COVERAGE(a, b) \
  ({ uint16_t product = (uint16_t)((a) * (b) + 128); (uint8_t)((product + (product >> 8)) >> 8); })

KERNEL void coverage_multiply(uint8_t *coverage, const uint8_t *other, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = COVERAGE(coverage[i], other[i]);
}

KERNEL void coverage_fade(uint8_t *coverage, uint8_t value, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = COVERAGE(coverage[i], value);
}

KERNEL void coverage_cut(uint8_t *coverage, const uint8_t *other, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = COVERAGE(coverage[i], 255 - other[i]);
}
