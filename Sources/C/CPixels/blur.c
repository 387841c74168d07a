// Blurring coverage: three moving averages forth and three down come close to a Gaussian. Sums run
// along rows for the first, and whole rows at a time for the second, so that memory is read in
// order.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "coverage.h"

// Averages are multiplications: 255 times the largest scale still fits 32 bits.
enum { shift = 23 };

static uint32_t scale_of(int reach) {
  return (1u << shift) / (uint32_t)(2 * reach + 1);
}

static void average_row(const uint8_t *in, uint8_t *out, int count, int reach) {
  const uint32_t scale = scale_of(reach);
  uint32_t sum = 0;
  for (int x = 0; x < reach && x < count; x++) sum += in[x];
  for (int x = 0; x < count; x++) {
    if (x + reach < count) sum += in[x + reach];
    out[x] = (uint8_t)((sum * scale + (1u << (shift - 1))) >> shift);
    if (x >= reach) sum -= in[x - reach];
  }
}

static void average_columns(const uint8_t *in, uint8_t *out, uint32_t *sums, int width, int height,
                            int stride, int reach) {
  const uint32_t scale = scale_of(reach);
  memset(sums, 0, (size_t)width * sizeof *sums);
  for (int y = -reach; y < height; y++) {
    if (y + reach < height) {
      const uint8_t *row = in + (size_t)(y + reach) * (size_t)stride;
      for (int x = 0; x < width; x++) sums[x] += row[x];
    }
    if (y < 0) continue;
    uint8_t *to = out + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++) {
      to[x] = (uint8_t)((sums[x] * scale + (1u << (shift - 1))) >> shift);
    }
    if (y >= reach) {
      const uint8_t *row = in + (size_t)(y - reach) * (size_t)stride;
      for (int x = 0; x < width; x++) sums[x] -= row[x];
    }
  }
}

// The reaches of three averages whose variances add up to the Gaussian's.
static void choose_reaches(double sigma, int reach[3]) {
  const double ideal = sqrt(4 * sigma * sigma + 1);
  int low = (int)floor(ideal);
  if (low % 2 == 0) low--;
  if (low < 1) low = 1;
  const double wide = (12 * sigma * sigma - 3.0 * low * low - 12.0 * low - 9) / (-4.0 * low - 4);
  for (int i = 0; i < 3; i++) reach[i] = (i < (int)lround(wide) ? low : low + 2) / 2;
}

void pixels_blur(uint8_t *plane, int width, int height, int stride, double sigma) {
  if (width <= 0 || height <= 0 || !(sigma > 0)) return;
  const size_t size = (size_t)stride * (size_t)height;
  uint8_t *other = malloc(size + 2 * (size_t)width);
  uint32_t *sums = malloc((size_t)width * sizeof *sums);
  if (other && sums) {
    uint8_t *a = other + size, *b = a + width;
    int reach[3];
    choose_reaches(sigma, reach);
    for (int y = 0; y < height; y++) {
      uint8_t *row = plane + (size_t)y * (size_t)stride;
      average_row(row, a, width, reach[0]);
      average_row(a, b, width, reach[1]);
      average_row(b, row, width, reach[2]);
    }
    average_columns(plane, other, sums, width, height, stride, reach[0]);
    average_columns(other, plane, sums, width, height, stride, reach[1]);
    average_columns(plane, other, sums, width, height, stride, reach[2]);
    memcpy(plane, other, size - (size_t)(stride - width));
  }
  free(other);
  free(sums);
}
