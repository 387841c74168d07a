/// The stack of contexts that drawing code of this thread draws into; its top is the current one.
nonisolated final class GraphicsStack {
  private var contexts: [CGContext] = []
  /// Depths of the stack at which an image context was begun, and the scale of each.
  private var images: [(depth: Int, scale: CGFloat)] = []

  /// The key under which each thread keeps its stack.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<GraphicsStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  /// The stack of the calling thread.
  static var current: GraphicsStack {
    if let stack = pthread_getspecific(key) {
      return Unmanaged<GraphicsStack>.fromOpaque(stack).takeUnretainedValue()
    }
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  var top: CGContext? { contexts.last }

  func push(_ context: CGContext) {
    contexts.append(context)
  }

  func pop() {
    guard !contexts.isEmpty else { return }
    contexts.removeLast()
  }

  func beginImage(_ context: CGContext, scale: CGFloat) {
    images.append((contexts.count, scale))
    contexts.append(context)
  }

  func endImage() {
    guard let image = images.popLast() else { return }
    contexts.removeSubrange(min(image.depth, contexts.count)...)
  }

  /// The picture in the innermost image context so far.
  var image: UIImage? {
    guard let image = images.last, image.depth < contexts.count,
      let bitmap = contexts[image.depth].makeImage()
    else { return nil }
    return UIImage(cgImage: bitmap, scale: image.scale, orientation: .up)
  }
}

/// The context that drawing goes to; nil outside of drawing.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.top
}

/// Makes `context` the current one until it is popped.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(context)
}

/// Makes the context before the last pushed one current again.
nonisolated public func UIGraphicsPopContext() {
  GraphicsStack.current.pop()
}

// MARK: - Image contexts

/// Begins an image of `size` points at scale 1 and makes it the current context.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size` points; a scale of 0 takes that of the current traits.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.current.scaleOrOne
  guard let context = CGContext.forImage(size: size, scale: scale, isOpaque: opaque) else {
    return
  }
  GraphicsStack.current.beginImage(context, scale: scale)
}

/// The picture in the image context begun last; nil if there is none.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.image
}

/// Ends the image context begun last.
nonisolated public func UIGraphicsEndImageContext() {
  GraphicsStack.current.endImage()
}

// MARK: - Rectangles

/// Fills with the current fill colour.
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills with the current fill colour, blended.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside `rect` with the current fill colour.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside `rect` with the current fill colour, blended.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let sides = [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ]
  for side in sides { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Keeps later drawing within `rect`.
nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

// MARK: - Making contexts

nonisolated extension CGContext {
  /// A bitmap of `size` points whose y axis points down, as UIKit draws.
  package static func forImage(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGContext(size: size, scale: scale, isOpaque: isOpaque)
  }
}

nonisolated extension UITraitCollection {
  /// The display's scale, or 1 where none is specified.
  var scaleOrOne: CGFloat { displayScale > 0 ? displayScale : 1 }
}
