#include "blur.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// One box of 2r+1 (or, shifted by half a pixel, an even number of) samples over one line.
static void box(const uint8_t *in, uint8_t *out, int count, int step, int before, int after) {
  const uint32_t size = (uint32_t)(before + after + 1);
  const uint32_t scale = (1u << 24) / size;
  uint32_t sum = 0;
  for (int i = 0; i < after && i < count; i++) sum += in[i * step];
  for (int i = 0; i < count; i++) {
    if (i + after < count) sum += in[(i + after) * step];
    out[i * step] = (uint8_t)(((uint64_t)sum * scale + (1u << 23)) >> 24);
    if (i - before >= 0) sum -= in[(i - before) * step];
  }
}

// The box sizes whose variances add up to that of the Gaussian.
static void sizes(double sigma, int size[3]) {
  const double ideal = sqrt(4 * sigma * sigma + 1);
  int low = (int)floor(ideal);
  if (low % 2 == 0) low--;
  if (low < 1) low = 1;
  const double wide = (12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4.0 * low - 4);
  const int count = (int)lround(wide);
  for (int i = 0; i < 3; i++) size[i] = i < count ? low : low + 2;
}

static void line(uint8_t *bytes, uint8_t *a, uint8_t *b, int count, int stride, const int size[3]) {
  for (int i = 0; i < count; i++) a[i] = bytes[(long)i * stride];
  box(a, b, count, 1, size[0] / 2, size[0] / 2);
  box(b, a, count, 1, size[1] / 2, size[1] / 2);
  box(a, b, count, 1, size[2] / 2, size[2] / 2);
  for (int i = 0; i < count; i++) bytes[(long)i * stride] = b[i];
}

void pixels_blur(uint8_t *bytes, int width, int height, int stride, double sigma) {
  if (width <= 0 || height <= 0 || !(sigma > 0)) return;
  const int longest = width > height ? width : height;
  uint8_t *scratch = malloc((size_t)longest * 2);
  if (!scratch) return;
  int size[3];
  sizes(sigma, size);
  for (int y = 0; y < height; y++) {
    line(bytes + (long)y * stride, scratch, scratch + longest, width, 1, size);
  }
  for (int x = 0; x < width; x++) {
    line(bytes + x, scratch, scratch + longest, height, stride, size);
  }
  free(scratch);
}

void pixels_plus_darker(uint8_t *target, const uint8_t *source, int width) {
  for (int i = 0; i < width; i++, target += 4, source += 4) {
    if (source[3] == 0) continue;
    const int sum = target[3] + source[3];
    const int alpha = sum > 255 ? 255 : sum;
    for (int c = 0; c < 3; c++) {
      const int color = alpha - (target[3] - target[c]) - (source[3] - source[c]);
      target[c] = (uint8_t)(color < 0 ? 0 : color);
    }
    target[3] = (uint8_t)alpha;
  }
}
