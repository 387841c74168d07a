// Pictures drawn at another size or turned, with linear interpolation.
#include <math.h>

#include "compositing.h"

typedef uint8_t pixel __attribute__((vector_size(4), aligned(1)));
typedef uint32_t channels __attribute__((vector_size(16)));

#define INLINE static inline __attribute__((always_inline))

INLINE channels at(const raster *picture, long x, long y) {
  if (x < 0 || y < 0 || x >= picture->width || y >= picture->height) return (channels){0};
  const uint32_t *word = picture->pixels + (size_t)y * picture->stride + (size_t)x;
  return __builtin_convertvector(*(const pixel *)word, channels);
}

INLINE uint32_t blend(
    channels a, channels b, channels c, channels d, uint32_t fx, uint32_t fy) {
  channels top = a * (256 - fx) + b * fx, bottom = c * (256 - fx) + d * fx;
  channels sum = (top * (256 - fy) + bottom * fy + 32768) >> 16;
  return sum[0] | sum[1] << 8 | sum[2] << 16 | sum[3] << 24;
}

void picture_sample(
    uint32_t *dst, size_t count, raster picture, double u, double v, double du,
    double dv) {
  u -= 0.5;
  v -= 0.5;
  for (size_t i = 0; i < count; i++) {
    double x = u + du * (double)i, y = v + dv * (double)i;
    if (x <= -1 || y <= -1 || x >= picture.width || y >= picture.height) {
      dst[i] = 0;
      continue;
    }
    // 1/256 of a pixel, and a touch more, so that whole pixels stay whole.
    long fixed_x = (long)floor(x * 256 + 0.5), fixed_y = (long)floor(y * 256 + 0.5);
    long left = fixed_x >> 8, top = fixed_y >> 8;
    dst[i] = blend(
        at(&picture, left, top), at(&picture, left + 1, top), at(&picture, left, top + 1),
        at(&picture, left + 1, top + 1), (uint32_t)(fixed_x & 255), (uint32_t)(fixed_y & 255));
  }
}

INLINE long clamp(long value, long last) { return value < 0 ? 0 : value > last ? last : value; }

void picture_enlarge_row(
    uint32_t *dst, size_t count, raster small, double u, double v, double step) {
  long fixed_y = (long)floor((v - 0.5) * 256);
  long top = clamp(fixed_y >> 8, small.height - 1), bottom = clamp((fixed_y >> 8) + 1, small.height - 1);
  for (size_t i = 0; i < count; i++) {
    long fixed_x = (long)floor((u + step * (double)i - 0.5) * 256);
    long left = clamp(fixed_x >> 8, small.width - 1);
    long right = clamp((fixed_x >> 8) + 1, small.width - 1);
    dst[i] = blend(
        at(&small, left, top), at(&small, right, top), at(&small, left, bottom),
        at(&small, right, bottom), (uint32_t)(fixed_x & 255), (uint32_t)(fixed_y & 255));
  }
}

void picture_shrink(
    uint32_t *dst, const uint32_t *src, size_t stride, int width, int height, int factor) {
  int columns = (width + factor - 1) / factor, rows = (height + factor - 1) / factor;
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++) {
      channels sum = {0};
      int y_end = row * factor + factor < height ? row * factor + factor : height;
      int x_end = column * factor + factor < width ? column * factor + factor : width;
      uint32_t count = 0;
      for (int y = row * factor; y < y_end; y++)
        for (int x = column * factor; x < x_end; x++, count++)
          sum += __builtin_convertvector(
              *(const pixel *)(src + (size_t)y * stride + (size_t)x), channels);
      sum = (sum + count / 2) / count;
      dst[(size_t)row * (size_t)columns + (size_t)column] =
          sum[0] | sum[1] << 8 | sum[2] << 16 | sum[3] << 24;
    }
}

void pixels_enrich(uint32_t *dst, size_t count, int saturation, uint32_t tint) {
  for (size_t i = 0; i < count; i++) {
    int blue = (int)(dst[i] & 255), green = (int)(dst[i] >> 8 & 255);
    int red = (int)(dst[i] >> 16 & 255), alpha = (int)(dst[i] >> 24);
    int grey = (54 * red + 183 * green + 19 * blue) >> 8;
    int parts[3] = {blue, green, red};
    uint32_t result = (uint32_t)alpha << 24;
    for (int part = 0; part < 3; part++) {
      int value = grey + (((parts[part] - grey) * saturation) >> 8);
      result |= (uint32_t)clamp(value, alpha) << (8 * part);
    }
    uint32_t rest = 255 - (tint >> 24), covered = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      uint32_t product = ((result >> shift) & 255) * rest + 128;
      covered |= (((product + (product >> 8)) >> 8) + ((tint >> shift) & 255)) << shift;
    }
    dst[i] = covered;
  }
}
