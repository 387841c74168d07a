// Blur: three moving averages one after another come close to a Gaussian, at a cost that does not
// depend on its width. Each pass runs along rows and writes columns, so two of them make a plane.
#include <math.h>
#include <string.h>

#include "compositing.h"
#include "kernel.h"

typedef uint8_t pixel __attribute__((vector_size(4), aligned(1)));
typedef uint32_t channels __attribute__((vector_size(16)));

typedef struct {
  int before, after;
} window;

// The windows of the three averages for a standard deviation; an even width leans to one side,
// then to the other, then has one more.
static void choose_windows(double sigma, window windows[3]) {
  int width = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  if (width < 1) width = 1;
  int half = width / 2;
  for (int i = 0; i < 3; i++) windows[i] = (window){half, half};
  if (width % 2 == 0) {
    windows[0].after = half - 1;
    windows[1].before = half - 1;
  }
}

INLINE void average_coverage(
    uint8_t *dst, const uint8_t *src, int width, int height, window window) {
  uint32_t size = (uint32_t)(window.before + window.after + 1);
  for (int y = 0; y < height; y++) {
    const uint8_t *row = src + (size_t)y * (size_t)width;
    uint32_t sum = 0;
    for (int x = 0; x < window.after && x < width; x++) sum += row[x];
    for (int x = 0; x < width; x++) {
      if (x + window.after < width) sum += row[x + window.after];
      dst[(size_t)x * (size_t)height + (size_t)y] = (uint8_t)((sum + size / 2) / size);
      if (x >= window.before) sum -= row[x - window.before];
    }
  }
}

KERNEL void coverage_blur(uint8_t *plane, uint8_t *scratch, int width, int height, double sigma) {
  window windows[3];
  choose_windows(sigma, windows);
  for (int pass = 0; pass < 3; pass++) {
    average_coverage(scratch, plane, width, height, windows[pass]);
    average_coverage(plane, scratch, height, width, windows[pass]);
  }
}

INLINE channels load(const uint32_t *word) {
  return __builtin_convertvector(*(const pixel *)word, channels);
}

INLINE void average_pixels(
    uint32_t *dst, const uint32_t *src, int width, int height, window window) {
  uint32_t size = (uint32_t)(window.before + window.after + 1);
  int last = width - 1;
  for (int y = 0; y < height; y++) {
    const uint32_t *row = src + (size_t)y * (size_t)width;
    channels sum = load(row) * (uint32_t)window.before;
    for (int x = 0; x < window.after; x++) sum += load(row + (x < last ? x : last));
    for (int x = 0; x < width; x++) {
      int next = x + window.after, gone = x - window.before;
      sum += load(row + (next < last ? next : last));
      channels mean = (sum + size / 2) / size;
      dst[(size_t)x * (size_t)height + (size_t)y] =
          mean[0] | mean[1] << 8 | mean[2] << 16 | mean[3] << 24;
      sum -= load(row + (gone > 0 ? gone : 0));
    }
  }
}

KERNEL void picture_blur(uint32_t *picture, uint32_t *scratch, int width, int height, double sigma) {
  window windows[3];
  choose_windows(sigma, windows);
  for (int pass = 0; pass < 3; pass++) {
    average_pixels(scratch, picture, width, height, windows[pass]);
    average_pixels(picture, scratch, height, width, windows[pass]);
  }
}
