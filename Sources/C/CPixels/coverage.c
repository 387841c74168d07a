#include "coverage.h"
#include "kernel.h"

#include <stddef.h>

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

void pixels_add_coverage(uint8_t *target, int target_stride, const uint8_t *source,
                         int source_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *t = target + (size_t)y * (size_t)target_stride;
    const uint8_t *s = source + (size_t)y * (size_t)source_stride;
    for (int x = 0; x < width; x++) {
      const unsigned sum = (unsigned)t[x] + s[x];
      t[x] = (uint8_t)(sum > 255 ? 255 : sum);
    }
  }
}

KERNEL void pixels_drawn(const uint32_t *pixels, int width, int height, int stride, int box[4]) {
    int left = width, right = 0, top = height, bottom = 0;
    for (int y = 0; y < height; y++) {
        const uint32_t *row = pixels + (long)y * stride;
        uint32_t any = 0;
        for (int x = 0; x < width; x++) any |= row[x];
        if (!any) continue;
        if (top == height) top = y;
        bottom = y + 1;
        for (int x = 0; x < left; x++) if (row[x]) left = x;
        for (int x = width; x > right; x--) if (row[x - 1]) right = x;
    }
    box[0] = bottom ? left : 0;
    box[1] = bottom ? top : 0;
    box[2] = right;
    box[3] = bottom;
}
