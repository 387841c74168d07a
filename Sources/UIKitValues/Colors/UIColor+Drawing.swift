/// Handing colours to a context, patterns included.

nonisolated extension UIColor {
  /// Makes this the fill colour of `context`.
  package func fill(in context: CGContext) {
    guard let image = patternImage, let pattern = image.pattern(in: context) else {
      context.setFillColor(cgColor)
      return
    }
    var alpha: CGFloat = 1
    context.setFillPattern(pattern, colorComponents: &alpha)
  }

  /// Makes this the stroke colour of `context`.
  package func stroke(in context: CGContext) {
    guard let image = patternImage, let pattern = image.pattern(in: context) else {
      context.setStrokeColor(cgColor)
      return
    }
    var alpha: CGFloat = 1
    context.setStrokePattern(pattern, colorComponents: &alpha)
  }
}

nonisolated extension UIImage {
  /// A pattern of the image's pixels that repeats from the origin of the context's coordinates.
  fileprivate func pattern(in context: CGContext) -> CGPattern? {
    let info = Unmanaged.passRetained(self).toOpaque()
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        guard let info else { return }
        let image = Unmanaged<UIImage>.fromOpaque(info).takeUnretainedValue()
        UIGraphicsPushContext(context)
        image.draw(at: .zero)
        UIGraphicsPopContext()
      },
      releaseInfo: { info in
        guard let info else { return }
        Unmanaged<UIImage>.fromOpaque(info).release()
      }
    )
    return CGPattern(
      info: info,
      bounds: CGRect(origin: .zero, size: size),
      matrix: context.ctm.concatenating(context.baseTransform.inverted()),
      xStep: size.width,
      yStep: size.height,
      tiling: .noDistortion,
      isColored: true,
      callbacks: &callbacks
    )
  }
}
