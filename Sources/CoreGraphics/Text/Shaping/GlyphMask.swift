internal import CCairo
import Foundation

/// The coverage of one glyph at one scale, a quarter of a pixel apart from its neighbours.
struct GlyphMask {
  /// The values that decide the pixels of a glyph.
  struct Key: Hashable {
    var glyph: UInt
    var scaleX: CGFloat
    var scaleY: CGFloat
    var obliqueness: CGFloat
    /// The distance of the pen right of a pixel's edge, in quarters of a pixel.
    var quarters: Int
  }

  /// From the pen's pixel to the top left pixel of the mask.
  var left: Int
  var top: Int
  /// Nothing for glyphs without ink.
  var pixels: PixelBuffer?

  /// Fills the glyph's outline.
  init(_ key: Key, font: PlacedFont) {
    (left, top) = (0, 0)
    guard let ruler = GlyphMask.context(for: nil) else { return }
    defer { cairo_destroy(ruler) }
    GlyphMask.addPath(key, font, to: ruler)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(ruler)
    cairo_path_extents(ruler, &x1, &y1, &x2, &y2)
    let (minX, minY) = (Int(x1.rounded(.down)), Int(y1.rounded(.down)))
    let (width, height) = (Int(x2.rounded(.up)) - minX, Int(y2.rounded(.up)) - minY)
    guard x2 > x1, let pixels = PixelBuffer(width: width, height: height, isMask: true),
      let surface = pixels.makeSurface()
    else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_offset(surface, Double(-minX), Double(-minY))
    guard let sheet = GlyphMask.context(for: surface) else { return }
    GlyphMask.addPath(key, font, to: sheet)
    cairo_set_source_rgba(sheet, 0, 0, 0, 1)
    cairo_fill(sheet)
    cairo_destroy(sheet)
    cairo_surface_flush(surface)
    (left, top, self.pixels) = (minX, minY, pixels)
  }

  private static func context(for surface: OpaquePointer?) -> OpaquePointer? {
    if let surface { return cairo_create(surface) }
    let empty = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(empty) }
    return cairo_create(empty)
  }

  private static func addPath(_ key: Key, _ font: PlacedFont, to cairo: OpaquePointer) {
    var matrix = cairo_matrix_t(
      xx: Double(key.scaleX),
      yx: 0,
      xy: 0,
      yy: Double(key.scaleY),
      x0: Double(key.quarters) / 4,
      y0: 0
    )
    cairo_set_matrix(cairo, &matrix)
    font.use(on: cairo, obliqueness: key.obliqueness)
    var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
    cairo_glyph_path(cairo, &glyph, 1)
  }
}

/// The masks of a font's glyphs; forgotten together when there are too many.
final class GlyphMasks {
  private var masks: [GlyphMask.Key: GlyphMask] = [:]
  private let limit = 4000

  subscript(key: GlyphMask.Key, font: PlacedFont) -> GlyphMask {
    if let known = masks[key] { return known }
    if masks.count >= limit { masks = [:] }
    let made = GlyphMask(key, font: font)
    masks[key] = made
    return made
  }
}
