internal import Synchronization

/// Painting images, and the pixels of those that aren't stored as pixels.

nonisolated extension UIImage {
  /// The pixels of the image as views show it, filled with `tint` unless that is nil.
  ///
  /// The scale, in pixels a point, counts for what has no pixels of its own. The few combinations
  /// asked for last are cached.
  package func bitmap(
    tint: UIColor? = nil,
    scale: CGFloat? = nil,
    traits: UITraitCollection
  ) -> CGImage? {
    let color = (state.tint ?? tint)?.cgColor(with: traits)
    if case .bitmap(let image) = state.source, color == nil, state.orientation == .up {
      return image
    }
    let scale = scale ?? (state.isSymbol ? traits.scaleOrOne : state.scale)
    let key = ImageRenderings.Key(color: color, scale: scale, style: traits.userInterfaceStyle)
    return renderings.image(for: key) {
      guard let context = CGContext.forImage(size: size, scale: scale, isOpaque: false) else {
        return nil
      }
      let painter = ImagePainter(state: state, tint: color, traits: traits)
      painter.paint(in: CGRect(origin: .zero, size: size), of: context)
      return context.makeImage()
    }
  }

  /// The image stretched to `size` points by its own rules for resizing.
  package func bitmap(
    size: CGSize,
    tint: UIColor? = nil,
    scale: CGFloat,
    traits: UITraitCollection
  ) -> CGImage? {
    guard let context = CGContext.forImage(size: size, scale: scale, isOpaque: false) else {
      return nil
    }
    let color = (state.tint ?? tint)?.cgColor(with: traits)
    let painter = ImagePainter(state: state, tint: color, traits: traits)
    painter.paint(in: CGRect(origin: .zero, size: size), of: context)
    return context.makeImage()
  }

  /// True if views fill the image with their tint; symbols are filled unless they say otherwise.
  package var isTemplate: Bool {
    switch state.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: state.isSymbol && state.tint == nil && !hasOwnColors
    }
  }

  private var hasOwnColors: Bool {
    switch state.symbolConfiguration.settings.rendering {
    case .hierarchical, .palette, .multicolor: true
    case .monochrome, nil: false
    }
  }

  func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let traits = UITraitCollection.current
    ImagePainter(state: state, tint: state.tint?.cgColor(with: traits), traits: traits)
      .paint(in: rect, of: context)
    context.restoreGState()
  }

  func paintPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
    }
    context.restoreGState()
  }
}

/// The few bitmaps that an image was last drawn into.
nonisolated final class ImageRenderings: Sendable {
  struct Key: Hashable, Sendable {
    let color: CGColor?
    let scale: CGFloat
    let style: UIUserInterfaceStyle
  }

  private let images = Mutex<[(key: Key, image: CGImage)]>([])

  func image(for key: Key, make: () -> CGImage?) -> CGImage? {
    if let known = images.withLock({ $0.first { $0.key == key }?.image }) { return known }
    guard let image = make() else { return nil }
    images.withLock { images in
      if images.count >= 4 { images.removeFirst() }
      images.append((key, image))
    }
    return image
  }
}
