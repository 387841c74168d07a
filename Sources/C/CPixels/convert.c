#include "codecs.h"

int pixels_premultiply(uint8_t *bytes, int width, int height, int stride) {
  int opaque = 1;
  for (int y = 0; y < height; y++) {
    uint8_t *p = bytes + (size_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      const uint32_t a = p[3];
      if (a == 255) continue;
      opaque = 0;
      for (int c = 0; c < 3; c++) {
        const uint32_t t = p[c] * a + 128;
        p[c] = (uint8_t)((t + (t >> 8)) >> 8);
      }
    }
  }
  return opaque;
}

int pixels_are_opaque(const uint8_t *bytes, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    const uint8_t *p = bytes + (size_t)y * stride + 3;
    uint8_t all = 255;
    for (int x = 0; x < width; x++) all &= p[4 * x];
    if (all != 255) return 0;
  }
  return 1;
}
