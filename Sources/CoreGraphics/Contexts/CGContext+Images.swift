internal import CCairo
public import Foundation

extension CGContext {
  /// Draws an image with its top at the larger y of a rectangle; in a context whose y grows
  /// downwards it is upside down, as on iOS.
  ///
  /// Tiling fills everything let through with copies of the size of the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, isYDown: false, byTiling: byTiling)
  }

  /// Draws an image with its top at the smaller y of a rectangle: right way up where y grows
  /// downwards.
  package func draw(_ image: CGImage, in rect: CGRect, isYDown: Bool, byTiling: Bool = false) {
    let rect = rect.standardized
    guard !rect.isNull, !rect.isEmpty, pixelTransform.isInvertible else { return }
    let (sx, sy) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    let toUser = CGAffineTransform(
      sx,
      0,
      0,
      isYDown ? sy : -sy,
      rect.minX,
      isYDown ? rect.minY : rect.maxY
    )
    let matrix = toUser.concatenating(pixelTransform)
    guard matrix.isInvertible else { return }
    let corners = rect.corners.map { $0.applying(pixelTransform) }
    let shape = CGPath(
      steps: [.move(corners[0])] + corners.dropFirst().map(PathStep.line) + [.close]
    )
    let isAligned = matrix.isWholePixelMove && !byTiling
    let (fill, alpha, filter) = (state.fill, state.alpha, filter(for: image, matrix))
    let antialiases = state.antialiases
    let drawing = Drawing(
      bounds: byTiling ? deviceClipBounds : shape.boundingBox,
      outline: byTiling ? nil : shape
    ) { [self] cairo in
      guard let pattern = image.makePattern(matrix, tiles: byTiling, filter) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      if !byTiling {
        shape.append(to: cairo)
        let isSmooth = antialiases && !isAligned
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      }
      put(image, pattern, on: cairo, fill: fill, alpha: alpha, byTiling: byTiling)
    }
    paint(drawing)
  }

  private func put(
    _ image: CGImage,
    _ pattern: OpaquePointer,
    on cairo: OpaquePointer,
    fill: Paint,
    alpha: CGFloat,
    byTiling: Bool
  ) {
    if image.isMask {
      if !byTiling { cairo_clip(cairo) }
      use(fill, on: cairo)
      cairo_mask(cairo, pattern)
      return
    }
    cairo_set_source(cairo, pattern)
    if byTiling {
      cairo_paint_with_alpha(cairo, Double(alpha))
    } else if alpha < 1 {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, Double(alpha))
    } else {
      cairo_fill(cairo)
    }
  }

  private func filter(for image: CGImage, _ matrix: CGAffineTransform) -> cairo_filter_t {
    if matrix.isWholePixelMove { return CAIRO_FILTER_NEAREST }
    switch state.quality {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .default, .medium, .high:
      return image.shouldInterpolate ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
    }
  }
}

extension CGAffineTransform {
  /// True if pixels stay pixels: a move by whole numbers and nothing else.
  var isWholePixelMove: Bool {
    let near = { (x: CGFloat, y: CGFloat) in abs(x - y) < 1e-6 }
    return near(a, 1) && near(d, 1) && b == 0 && c == 0 && near(tx, tx.rounded())
      && near(ty, ty.rounded())
  }
}

extension CGImage {
  /// The image as a source whose pixels a matrix brings to those of the context.
  func makePattern(
    _ matrix: CGAffineTransform,
    tiles: Bool,
    _ filter: cairo_filter_t
  ) -> OpaquePointer? {
    guard let surface = pixels.makeSurface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
    var back = matrix.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &back)
    cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter)
    return pattern
  }
}
