// Pictures drawn at another size or turned, with linear interpolation.
#include <math.h>

#include "compositing.h"
#include "kernel.h"

// Two of the four bytes of a pixel, each with room for a product.
#define PAIR 0x00FF00FFu

// a × (256 − part) + b × part, for the four bytes, two at a time.
INLINE uint32_t mix(uint32_t a, uint32_t b, uint32_t part) {
  uint32_t rest = 256 - part;
  uint32_t low = (a & PAIR) * rest + (b & PAIR) * part + 0x00800080u;
  uint32_t high = (a >> 8 & PAIR) * rest + (b >> 8 & PAIR) * part + 0x00800080u;
  return (low >> 8 & PAIR) | (high & ~PAIR);
}

INLINE uint32_t at(const raster *picture, long x, long y) {
  if (x < 0 || y < 0 || x >= picture->width || y >= picture->height) return 0;
  return picture->pixels[(size_t)y * picture->stride + (size_t)x];
}

INLINE uint32_t blend(
    uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t across, uint32_t down) {
  if ((a | b | c | d) == 0) return 0;
  if (a == b && a == c && a == d) return a;
  return mix(mix(a, b, across), mix(c, d, across), down);
}

// The sample at a point in 1/65536 of a pixel.
INLINE uint32_t sample_at(const raster *picture, int64_t x, int64_t y) {
  long left = (long)(x >> 16), top = (long)(y >> 16);
  uint32_t across = (uint32_t)(x >> 8) & 255, down = (uint32_t)(y >> 8) & 255;
  if (left >= 0 && top >= 0 && left + 1 < picture->width && top + 1 < picture->height) {
    const uint32_t *here = picture->pixels + (size_t)top * picture->stride + (size_t)left;
    const uint32_t *below = here + picture->stride;
    return blend(here[0], here[1], below[0], below[1], across, down);
  }
  return blend(
      at(picture, left, top), at(picture, left + 1, top), at(picture, left, top + 1),
      at(picture, left + 1, top + 1), across, down);
}

// Rounded to 1/256 of a pixel, so that whole pixels stay whole.
INLINE int64_t fixed_point(double value) { return (int64_t)floor((value - 0.5) * 65536) + 128; }

void picture_sample(
    uint32_t *dst, size_t count, raster picture, double u, double v, double du, double dv) {
  int64_t x = fixed_point(u), y = fixed_point(v);
  const int64_t step_x = (int64_t)floor(du * 65536 + 0.5), step_y = (int64_t)floor(dv * 65536 + 0.5);
  for (size_t i = 0; i < count; i++, x += step_x, y += step_y) dst[i] = sample_at(&picture, x, y);
}

void picture_project(
    uint32_t *dst, size_t count, raster picture, double u, double v, double w, double du, double dv,
    double dw) {
  for (size_t i = 0; i < count; i++, u += du, v += dv, w += dw) {
    double x = u / w, y = v / w;
    // Far beyond the picture there is nothing, and no integer holds any distance.
    if (!(w > 0) || !(fabs(x) < 1e6) || !(fabs(y) < 1e6)) dst[i] = 0;
    else dst[i] = sample_at(&picture, fixed_point(x), fixed_point(y));
  }
}

INLINE long clamp(long value, long last) { return value < 0 ? 0 : value > last ? last : value; }

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
