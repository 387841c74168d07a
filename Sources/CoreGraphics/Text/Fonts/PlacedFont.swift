internal import CCairo
import Foundation

/// A font as text is drawn with it: cairo's face, and the matrix from its em to points.
final class PlacedFont {
  struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var scale: CGFloat
    var isItalic: Bool
  }

  /// True if the glyphs are pictures with colours of their own.
  let isColored: Bool
  /// The font family that the font's file says.
  let family: String
  /// True if this is the font used for the system's.
  let isSystem: Bool
  /// True if this is the font used for the system's monospaced one.
  let isMonospaced: Bool
  /// The factor of pango's advances: fallback fonts keep the size that was asked for, whatever the
  /// scale of the letters of the face itself.
  let scale: CGFloat
  /// Pictures of the glyphs that were drawn before.
  let masks = GlyphMasks()
  /// The characters that its glyphs stand for.
  let characters = GlyphCharacters()
  let font: UnsafeMutablePointer<PangoFont>
  private let face: OpaquePointer
  private var matrix: cairo_matrix_t

  init?(_ key: Key) {
    font = key.font
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS,
      let face = cairo_scaled_font_get_font_face(scaled)
    else { return nil }
    let traits = FontTraits(font)
    (isColored, family) = (traits.isColored, traits.family)
    isSystem = traits.family.hasPrefix("Inter")
    isMonospaced = traits.family == "DejaVu Sans Mono"
    // Emoji of iOS are about as wide as their size; ours would be a quarter wider.
    scale = traits.keepsScale ? 1 : (isColored ? 0.85 : 1) / key.scale
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    cairo_matrix_scale(&matrix, Double(scale), Double(scale))
    if key.isItalic, !traits.isItalic, isMonospaced {
      var (flipped, slant) = (
        matrix, cairo_matrix_t(xx: 1, yx: 0, xy: -0.2, yy: 1, x0: 0, y0: 0)
      )
      cairo_matrix_multiply(&matrix, &flipped, &slant)
    }
    self.matrix = matrix
    self.face = cairo_font_face_reference(face)
    g_object_ref(font)
  }

  deinit {
    cairo_font_face_destroy(face)
    g_object_unref(font)
  }

  /// Makes this the font of a cairo context, slanted by a share of the height.
  func use(on cairo: OpaquePointer, obliqueness: CGFloat) {
    cairo_set_font_face(cairo, face)
    var slant = cairo_matrix_t(xx: 1, yx: 0, xy: -Double(obliqueness), yy: 1, x0: 0, y0: 0)
    var result = matrix
    if obliqueness != 0, !isColored { cairo_matrix_multiply(&result, &matrix, &slant) }
    cairo_set_font_matrix(cairo, &result)
  }
}

/// The properties that a font's file declares.
private struct FontTraits {
  var family = ""
  var isColored = false
  var isItalic = false

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
      pango_fc_font_get_pattern($0)
    }
    guard let pattern else { return }
    var name: UnsafeMutablePointer<FcChar8>?
    if FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name {
      family = String(cString: name)
    }
    var color: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    isColored = color != 0
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    isItalic = slant != 0
  }

  /// True if the font's letters are scaled with the face instead of filling in for it.
  var keepsScale: Bool { !family.hasPrefix("Noto Sans") && !isColored }
}
