#ifndef COVERAGE_H
#define COVERAGE_H

#include <stdint.h>

/// Blurs bytes of coverage in place by about a Gaussian; beyond the edges there is nothing.
void pixels_blur(uint8_t *plane, int width, int height, int stride, double sigma);

/// Adds the darkness of a row of premultiplied pixels to that of another.
void pixels_plus_darker(uint8_t *target, const uint8_t *source, int width);

/// Adds a block of coverage to another, at most to all.
void pixels_add_coverage(uint8_t *target, int target_stride, const uint8_t *source,
                         int source_stride, int width, int height);

/// The smallest box that holds every pixel that is not transparent: left, top, right, bottom, the
/// last two beyond it; all 0 if there is none. `stride` is in pixels.
void pixels_drawn(const uint32_t *pixels, int width, int height, int stride, int box[4]);

#endif
