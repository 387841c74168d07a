#ifndef CODECS_H
#define CODECS_H

#include <stddef.h>
#include <stdint.h>

/// Multiplies the colours of B, G, R, A pixels by their alpha, in place; returns 1 if all pixels
/// are opaque.
int pixels_premultiply(uint8_t *bytes, int width, int height, int stride);

/// Returns 1 if all B, G, R, A pixels are opaque.
int pixels_are_opaque(const uint8_t *bytes, int width, int height, int stride);

/// Writes premultiplied B, G, R, A pixels as a PNG file made quickly; `*out` is to be freed.
/// Returns 0 if memory is short.
int pixels_png_encode(const uint8_t *bytes, int width, int height, int stride, double ppi,
                      uint8_t **out, size_t *size);

#endif
