#ifndef BLUR_H
#define BLUR_H

#include <stdint.h>

/// Blurs bytes of coverage in place, nearly as a Gaussian would: three boxes, forth and back.
void pixels_blur(uint8_t *bytes, int width, int height, int stride, double sigma);

/// Adds the darkness of a row of premultiplied pixels to that of another.
void pixels_plus_darker(uint8_t *target, const uint8_t *source, int width);

#endif
