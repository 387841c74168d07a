// Row and plane kernels of the compositor. Pixels are 32-bit words 0xAARRGGBB in native byte
// order, colour premultiplied by alpha; coverage is one byte a pixel, 255 for all of it.
#ifndef COMPOSITING_H
#define COMPOSITING_H

#include <stddef.h>
#include <stdint.h>

// Rows: dst becomes …
void pixels_fill(uint32_t *dst, size_t count, uint32_t color);
void pixels_fill_over(uint32_t *dst, size_t count, uint32_t color);
void pixels_fill_covered(uint32_t *dst, size_t count, uint32_t color, const uint8_t *coverage);
void pixels_over(uint32_t *dst, const uint32_t *src, size_t count);
void pixels_over_faded(uint32_t *dst, const uint32_t *src, size_t count, uint8_t opacity);
void pixels_over_covered(
    uint32_t *dst, const uint32_t *src, size_t count, const uint8_t *coverage);
// … a mixture of itself and src, by coverage, where src replaces rather than covers.
void pixels_mix_covered(
    uint32_t *dst, const uint32_t *src, size_t count, const uint8_t *coverage);
// … itself, seen through the alpha of mask.
void pixels_through(uint32_t *dst, const uint32_t *mask, size_t count);
// … itself over an opaque colour.
void pixels_under(uint32_t *dst, size_t count, uint32_t color);
// The alpha of src, one byte a pixel.
void pixels_alpha(uint8_t *dst, const uint32_t *src, size_t count);

// coverage becomes coverage × other ÷ 255, or × value ÷ 255, or × (255 − other) ÷ 255.
void coverage_multiply(uint8_t *coverage, const uint8_t *other, size_t count);
void coverage_fade(uint8_t *coverage, uint8_t value, size_t count);
void coverage_cut(uint8_t *coverage, const uint8_t *other, size_t count);

// A picture to take samples from; outside of it everything is transparent.
typedef struct {
  const uint32_t *pixels;
  size_t stride;  // in pixels
  int width, height;
} raster;

// Samples for count pixels beginning at (u, v) with steps (du, dv), all in picture pixels.
void picture_sample(
    uint32_t *dst, size_t count, raster picture, double u, double v, double du, double dv);

// The same for points (u / w, v / w), where each of the three has its own step; nothing where w is
// not above 0.
void picture_project(
    uint32_t *dst, size_t count, raster picture, double u, double v, double w, double du, double dv,
    double dw);

// Blurs a plane of coverage in place by about a Gaussian of this standard deviation.
// scratch holds as many bytes as the plane. Beyond the edges there is nothing.
void coverage_blur(uint8_t *plane, uint8_t *scratch, int width, int height, double sigma);

// Averages blocks of factor × factor pixels, factor at most scale_limit; dst has
// ceil(width / factor) columns.
enum { scale_limit = 256 };
void picture_shrink(
    uint32_t *dst, const uint32_t *src, size_t stride, int width, int height, int factor);
// Blurs a picture in place; beyond the edges it goes on with its edge pixels.
void picture_blur(uint32_t *picture, uint32_t *scratch, int width, int height, double sigma);
// Row y of a small picture drawn larger by factor, at most scale_limit, linearly; beyond the edges
// it goes on with its edge pixels. weights come from scale_weights and are 4 * (scale_limit + 7) numbers.
void picture_enlarge_row(
    uint32_t *dst, size_t count, raster small, int y, int factor, const uint16_t *weights);
void scale_weights(uint16_t *weights, int factor);
// Moves colours away from grey by saturation (256 leaves them), then covers them with tint.
void pixels_enrich(uint32_t *dst, size_t count, int saturation, uint32_t tint);

#endif
