#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "codecs.h"

struct buffer {
  uint8_t *bytes;
  size_t size, room;
};

static void append(png_structp png, png_bytep data, png_size_t length) {
  struct buffer *out = png_get_io_ptr(png);
  if (out->room - out->size < length) {
    size_t room = out->room * 2 > out->size + length ? out->room * 2 : out->size + length;
    uint8_t *grown = realloc(out->bytes, room);
    if (!grown) png_error(png, "memory");
    out->bytes = grown;
    out->room = room;
  }
  memcpy(out->bytes + out->size, data, length);
  out->size += length;
}

static void flush(png_structp png) { (void)png; }
static void fail(png_structp png, png_const_charp text) {
  (void)text;
  longjmp(png_jmpbuf(png), 1);
}
static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void rgb(uint8_t *out, const uint8_t *p, int width) {
  for (int x = 0; x < width; x++, p += 4, out += 3) {
    out[0] = p[2];
    out[1] = p[1];
    out[2] = p[0];
  }
}

static void rgba(uint8_t *out, const uint8_t *p, int width) {
  for (int x = 0; x < width; x++, p += 4, out += 4) {
    const uint32_t a = p[3];
    for (int c = 0; c < 3; c++) {
      const uint32_t v = a == 0 ? 0 : a == 255 ? p[2 - c] : (p[2 - c] * 255u + a / 2) / a;
      out[c] = (uint8_t)(v > 255 ? 255 : v);
    }
    out[3] = (uint8_t)a;
  }
}

int pixels_png_encode(const uint8_t *bytes, int width, int height, int stride, double ppi,
                      uint8_t **out, size_t *size) {
  const int opaque = pixels_are_opaque(bytes, width, height, stride);
  struct buffer result = {NULL, 0, 0};
  uint8_t *volatile row = malloc((size_t)width * 4);
  result.room = (size_t)width * 64 + 4096;
  result.bytes = malloc(result.room);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  int ok = row && result.bytes && info;
  if (ok && setjmp(png_jmpbuf(png))) ok = 0;
  else if (ok) {
    png_set_write_fn(png, &result, append, flush);
    png_set_compression_level(png, 1);
    png_set_compression_buffer_size(png, 1 << 16);
    // Interfaces are made of long equal runs, which filters do not make longer.
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8,
                 opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (ppi > 0) {
      const png_uint_32 metre = (png_uint_32)(ppi / 0.0254 + 0.5);
      png_set_pHYs(png, info, metre, metre, PNG_RESOLUTION_METER);
    }
    png_write_info(png, info);
    for (int y = 0; y < height; y++) {
      const uint8_t *p = bytes + (size_t)y * stride;
      if (opaque) rgb(row, p, width);
      else rgba(row, p, width);
      png_write_row(png, row);
    }
    png_write_end(png, info);
  }
  png_destroy_write_struct(&png, &info);
  free(row);
  if (!ok) {
    free(result.bytes);
    return 0;
  }
  *out = result.bytes;
  *size = result.size;
  return 1;
}
