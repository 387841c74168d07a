internal import CCairo
import Foundation

/// The glyphs of a font one by one; all of this is asked for under the library's lock.
extension PlacedFont {
  private var shaper: OpaquePointer? { pango_font_get_hb_font(font) }
  private var file: OpaquePointer? { shaper.flatMap { hb_font_get_face($0) } }

  /// The number of units into which the font's designer divided the size.
  var unitsPerEm: Int { file.map { Int(hb_face_get_upem($0)) } ?? 1000 }

  /// The number of the font's glyphs.
  var glyphCount: Int { file.map { Int(hb_face_get_glyph_count($0)) } ?? 0 }

  /// The glyph that draws a character by itself; nil if the font has none.
  func glyph(of character: Unicode.Scalar) -> UInt? {
    var glyph: hb_codepoint_t = 0
    guard let shaper, hb_font_get_nominal_glyph(shaper, character.value, &glyph) != 0, glyph != 0
    else { return nil }
    return UInt(glyph)
  }

  /// The glyph of a name such as `A` or `comma`.
  func glyph(named name: String) -> UInt? {
    var glyph: hb_codepoint_t = 0
    guard let shaper, hb_font_get_glyph_from_name(shaper, name, -1, &glyph) != 0 else { return nil }
    return UInt(glyph)
  }

  /// The name that the font's file gives a glyph.
  func name(of glyph: UInt) -> String? {
    guard let shaper, Int(glyph) < glyphCount else { return nil }
    var letters = [CChar](repeating: 0, count: 128)
    guard hb_font_get_glyph_name(shaper, UInt32(glyph), &letters, 128) != 0 else { return nil }
    return String(decoding: letters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The distance that the font itself moves the pen for a glyph, in points.
  func drawnAdvance(of glyph: UInt) -> CGFloat {
    var extents = PangoRectangle()
    pango_font_get_glyph_extents(font, UInt32(glyph), nil, &extents)
    return CGFloat(extents.width) * scale / CGFloat(PANGO_SCALE)
  }

  /// A number of the font's file, in units.
  func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
    guard let file, let plain = hb_font_create(file) else { return nil }
    defer { hb_font_destroy(plain) }
    hb_font_set_scale(plain, Int32(unitsPerEm), Int32(unitsPerEm))
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(plain, tag, &value) != 0 else { return nil }
    return CGFloat(value)
  }

  /// The tags of the tables in the font's file, as four letters in one number.
  var tableTags: [UInt32] {
    guard let file else { return [] }
    var count: UInt32 = 64
    var tags = [hb_tag_t](repeating: 0, count: 64)
    hb_face_get_table_tags(file, 0, &count, &tags)
    return Array(tags.prefix(Int(count)))
  }

  /// The bytes of a table of the font's file; nil if it has none of the tag.
  func table(_ tag: UInt32) -> Data? {
    guard let file, let blob = hb_face_reference_table(file, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The outline of a glyph with the pen at zero, in points, y growing upwards.
  func outline(of glyph: UInt) -> [PathStep] {
    guard !isColored, Int(glyph) < glyphCount, let cairo = Self.ruler() else { return [] }
    defer { cairo_destroy(cairo) }
    use(on: cairo, obliqueness: 0)
    var place = cairo_glyph_t(index: glyph, x: 0, y: 0)
    cairo_glyph_path(cairo, &place, 1)
    return Self.steps(of: cairo)
  }

  /// The rectangle that a glyph's picture fills, in points, y growing upwards.
  func pictureBounds(of glyph: UInt) -> CGRect {
    guard Int(glyph) < glyphCount, let cairo = Self.ruler() else { return .zero }
    defer { cairo_destroy(cairo) }
    use(on: cairo, obliqueness: 0)
    var place = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(cairo, &place, 1, &extents)
    return CGRect(
      x: extents.x_bearing,
      y: -extents.y_bearing - extents.height,
      width: extents.width,
      height: extents.height
    )
  }

  /// A context that nothing is drawn with; cairo keeps points of paths as 256ths of a pixel, so
  /// its pixels are small.
  private static func ruler() -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    if let cairo { cairo_scale(cairo, 32, 32) }
    return cairo
  }

  private static func steps(of cairo: OpaquePointer) -> [PathStep] {
    guard let path = cairo_copy_path(cairo) else { return [] }
    defer { cairo_path_destroy(path) }
    var steps: [PathStep] = []
    var index = 0
    while index < Int(path.pointee.num_data), let data = path.pointee.data {
      let header = data[index].header
      func point(_ place: Int) -> CGPoint {
        let point = data[index + place].point
        return CGPoint(x: point.x, y: -point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: steps.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: steps.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: steps.append(.cubic(point(1), point(2), point(3)))
      default: steps.append(.close)
      }
      index += max(Int(header.length), 1)
    }
    // Cairo begins a new subpath after each that is closed, whether something follows or not.
    if case .move? = steps.last { steps.removeLast() }
    return steps
  }
}
