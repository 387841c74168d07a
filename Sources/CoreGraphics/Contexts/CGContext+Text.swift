public import Foundation

extension CGContext {
  /// The point where text is drawn next, in user space: where the text matrix moves to.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The colour that shapes are filled with; black where a pattern fills them.
  package var fillColor: CGColor {
    guard case .color(let color) = state.fill else { return .black }
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Sets the font of `showGlyphs(_:at:)`.
  public func setFont(_ font: CGFont) { state.font = font }
  /// Sets the size of `showGlyphs(_:at:)` in points.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }
  /// Sets the space added between letters; kept by nothing here, as glyphs are placed one by one.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Draws glyphs of the context's font with the pen at points of text space, in the fill colour.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard var face = state.font?.face else { return }
    face.size = state.fontSize
    showGlyphs(glyphs, at: positions, of: face)
  }

  /// Draws glyphs of a face with the pen at points of text space, in the fill colour.
  package func showGlyphs(
    _ glyphs: [CGGlyph],
    at positions: [CGPoint],
    of face: FontFace,
    matrix: CGAffineTransform = .identity
  ) {
    guard let font = FaceGlyphs(face) else { return }
    inTextSpace {
      for (glyph, position) in zip(glyphs, positions) {
        let place = matrix.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        show(glyph, of: font, place)
      }
    }
  }

  private func show(_ glyph: CGGlyph, of font: FaceGlyphs, _ place: CGAffineTransform) {
    guard font.isColored else {
      var transform = place
      if let outline = font.path(of: glyph)?.copy(using: &transform) {
        paintLetters(outline.steps.map { $0.applying(pixelTransform) })
      }
      return
    }
    saveGState()
    concatenate(place)
    scaleBy(x: 1, y: -1)
    font.draw(glyph, in: self)
    restoreGState()
  }

  /// Runs drawing in text space, in which y grows upwards while it does so in user space.
  package func inTextSpace(_ body: () -> Void) {
    guard textMatrix.concatenating(pixelTransform).isInvertible else { return }
    saveGState()
    concatenate(textMatrix)
    body()
    restoreGState()
  }

  /// Paints outlines of letters in pixels from the top left as the drawing mode says.
  func paintLetters(_ steps: [PathStep]) {
    let path = CGPath(steps: steps)
    switch state.textMode {
    case .fill, .fillClip: fill(path, .winding)
    case .stroke, .strokeClip: stroke(path)
    case .fillStroke, .fillStrokeClip:
      fill(path, .winding)
      stroke(path)
    case .invisible, .clip: break
    }
    switch state.textMode {
    case .fill, .stroke, .fillStroke, .invisible: break
    case .fillClip, .strokeClip, .fillStrokeClip, .clip: clipDevice(to: path, .winding)
    }
  }
}
