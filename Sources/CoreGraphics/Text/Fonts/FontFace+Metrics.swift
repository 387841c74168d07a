internal import CCairo
internal import Foundation

extension FontFace {
  /// The heights of the face; for a registered font those that its file says.
  package var metrics: FontMetrics {
    switch family {
    case .system, .rounded, .serif, .monospaced:
      // The system font's own numbers, whatever font draws in its place.
      return FontMetrics(
        ascent: size * 1950 / SystemFont.unitsPerEm,
        descent: size * 494 / SystemFont.unitsPerEm,
        leading: leading ?? 0,
        capHeight: size * 1443 / SystemFont.unitsPerEm,
        xHeight: size * SystemFont.xHeight(self) / SystemFont.unitsPerEm
      )
    case .named(let name):
      if let own = ownMetrics(name) { return own }
      guard let font = NamedFont.find(name) else {
        return FontFace(size: size, weight: weight).metrics
      }
      return FontMetrics(
        ascent: size * font.ascent(weight: weight),
        descent: size * font.descent,
        leading: size * font.leading,
        capHeight: size * font.capHeight,
        xHeight: size * font.xHeight
      )
    }
  }

  /// True if text of this face appears as its name promises: ours, or registered.
  package var isKnown: Bool {
    guard case .named(let name) = family else { return true }
    return FontLibrary.shared.registeredFont(name) != nil || NamedFont.find(name) != nil
  }

  private func ownMetrics(_ name: String) -> FontMetrics? {
    let library = FontLibrary.shared
    guard library.registeredFont(name) != nil else { return nil }
    return library.lock.withLock {
      let collection = library.collection(for: [], in: [self])
      guard let description = makeDescription(language: "en") else { return nil }
      defer { pango_font_description_free(description) }
      guard let font = pango_context_load_font(collection.context, description) else { return nil }
      defer { g_object_unref(font) }
      return FontMetrics(font, size: size)
    }
  }
}

extension FontMetrics {
  fileprivate init?(_ font: UnsafeMutablePointer<PangoFont>, size: CGFloat) {
    guard let shaper = pango_font_get_hb_font(font) else { return nil }
    let units = CGFloat(hb_face_get_upem(hb_font_get_face(shaper)))
    guard let plain = hb_font_create(hb_font_get_face(shaper)), units > 0 else { return nil }
    defer { hb_font_destroy(plain) }
    hb_font_set_scale(plain, Int32(units), Int32(units))
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(plain, &extents)
    func height(_ tag: hb_ot_metrics_tag_t, _ fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      let isKnown = hb_ot_metrics_get_position(plain, tag, &value) != 0 && value > 0
      return isKnown ? CGFloat(value) / units * size : fallback
    }
    let ascent = CGFloat(extents.ascender) / units * size
    self.init(
      ascent: ascent,
      descent: -CGFloat(extents.descender) / units * size,
      leading: CGFloat(extents.line_gap) / units * size,
      capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, ascent * 0.75),
      xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, ascent * 0.55)
    )
  }
}
