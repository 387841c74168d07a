// Pictures made smaller and larger by a whole number, for what is blurred: many pixels of several
// bytes at once, with numbers of sixteen bits where an exact sum fits them.
#include <math.h>
#include <string.h>

#include "compositing.h"
#include "kernel.h"

typedef uint8_t pixel __attribute__((vector_size(4), aligned(1)));
typedef uint32_t channels __attribute__((vector_size(16)));
typedef uint16_t lanes __attribute__((vector_size(8), aligned(2)));

// Eight pixels, of their bytes as numbers of sixteen bits and as bytes.
typedef uint16_t lanes8 __attribute__((vector_size(64), aligned(2)));
typedef uint8_t pixels8 __attribute__((vector_size(32), aligned(1)));

// As many pixels are summed up at once as fit the first cache with their sums.
enum { chunk = 1024 };

KERNEL void picture_shrink(
    uint32_t *dst, const uint32_t *src, size_t stride, int width, int height, int factor) {
  uint16_t sums[4 * chunk];
  const int columns = (width + factor - 1) / factor, rows = (height + factor - 1) / factor;
  const int together = chunk / factor;
  for (int row = 0; row < rows; row++) {
    const int lines = (row + 1) * factor <= height ? factor : height - row * factor;
    for (int first = 0; first < columns; first += together) {
      const int last = first + together < columns ? first + together : columns;
      const int left = first * factor;
      const int right = last * factor < width ? last * factor : width;
      const size_t count = 4 * (size_t)(right - left);
      memset(sums, 0, count * sizeof *sums);
      for (int line = 0; line < lines; line++) {
        const uint8_t *bytes =
            (const uint8_t *)(src + (size_t)(row * factor + line) * stride + (size_t)left);
        for (size_t i = 0; i < count; i++) sums[i] += bytes[i];
      }
      for (int column = first; column < last; column++) {
        const int start = column * factor;
        const int end = start + factor < width ? start + factor : width;
        channels sum = {0};
        for (int x = start; x < end; x++)
          sum += __builtin_convertvector(*(const lanes *)(sums + 4 * (x - left)), channels);
        const uint32_t number = (uint32_t)(end - start) * (uint32_t)lines;
        *(pixel *)(dst + (size_t)row * (size_t)columns + (size_t)column) =
            __builtin_convertvector((sum + number / 2) / number, pixel);
      }
    }
  }
}

// How much of the pixel to the right there is in each of the pixels from one middle of a small
// pixel to the next, of 256, for each of the four bytes.
void scale_weights(uint16_t *weights, int factor) {
  for (int i = 0; i < factor; i++) {
    const int part = ((2 * i + (factor % 2 == 0)) * 256 + factor) / (2 * factor);
    for (int byte = 0; byte < 4; byte++) weights[4 * i + byte] = (uint16_t)part;
  }
}

INLINE long clamp(long value, long last) { return value < 0 ? 0 : value > last ? last : value; }

INLINE lanes load(const uint32_t *word) {
  return __builtin_convertvector(*(const pixel *)word, lanes);
}

// A macro, since a function can't hand over as many bits where not every machine has such registers.
#define EIGHT(one)                                                                             \
  __builtin_shufflevector(one, one, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, \
                          0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)

// The pixels from the middle of one small pixel to that of the next; writes up to seven more.
INLINE void enlarge_step(
    uint32_t *dst, lanes left, lanes right, int factor, const uint16_t *weights) {
  const lanes8 before = EIGHT(left), after = EIGHT(right);
  for (int i = 0; i < factor; i += 8) {
    const lanes8 weight = *(const lanes8 *)(weights + 4 * i);
    const lanes8 sum = before * (256 - weight) + after * weight + 128;
    *(pixels8 *)(dst + i) = __builtin_convertvector(sum >> 8, pixels8);
  }
}

KERNEL void picture_enlarge_row(
    uint32_t *dst, size_t count, raster small, int y, int factor, const uint16_t *weights) {
  const long fixed_y = (long)floor((((double)y + 0.5) / factor - 0.5) * 256);
  const uint32_t *above = small.pixels + (size_t)clamp(fixed_y >> 8, small.height - 1) * small.stride;
  const uint32_t *below =
      small.pixels + (size_t)clamp((fixed_y >> 8) + 1, small.height - 1) * small.stride;
  const uint16_t down = (uint16_t)(fixed_y & 255), rest = (uint16_t)(256 - down);
  const long end = (long)count, start = factor / 2;
  lanes right = (load(above) * rest + load(below) * down + 128) >> 8;
  // The first pixels lie before the middle of the first small one.
  const pixel first = __builtin_convertvector(right, pixel);
  long x = 0;
  for (; x < start && x < end; x++) *(pixel *)(dst + x) = first;
  for (long column = 1; x < end; column++, x += factor) {
    const long next = clamp(column, small.width - 1);
    const lanes left = right;
    right = (load(above + next) * rest + load(below + next) * down + 128) >> 8;
    if (x + factor + 7 <= end) {
      // What this writes beyond the pixels that it is for, the next ones write again.
      enlarge_step(dst + x, left, right, factor, weights);
    } else {
      uint32_t last[scale_limit + 7];
      enlarge_step(last, left, right, factor, weights);
      memcpy(dst + x, last, 4 * (size_t)(factor < end - x ? factor : end - x));
    }
  }
}
