import Foundation

/// A layer's contents as they are painted at a place.
enum LayerContent {
  /// Pixel for pixel, from (x, y).
  case exact(Picture, x: Int, y: Int)
  /// Stretched over a rectangle of device pixels.
  case stretched(Picture, CGRect)
}

/// Contents at the size at which they are seen, and what they were made of.
struct FittedContents {
  let image: CGImage
  let size: CGSize
  let part: CGRect
  let center: CGRect
  /// The pixels of the fitted contents that were made.
  let window: PixelRect
  let picture: Picture
}

extension CALayer {
  /// Draws the layer if it waits for that, or was drawn for another scale, and can be seen.
  func prepareContents(_ aligned: AxisAlignedTransform, visible: PixelRect) {
    guard needs.display || (drawsAtDeviceScale && store != nil) else { return }
    let scale = max(aligned.scaleX, aligned.scaleY)
    let isStale = drawsAtDeviceScale && store.map { abs($0.wantedScale - scale) > 1e-3 } == true
    guard needs.display || isStale else { return }
    guard PixelRect(covering: aligned(drawingRect)).intersects(visible) else { return }
    deviceScale = scale
    if needs.display { display() } else { drawBackingStore() }
  }

  func content(_ aligned: AxisAlignedTransform, visible: PixelRect) -> LayerContent? {
    if let store { return storedContent(store, aligned) }
    guard let image = contentsImage else { return nil }
    let placed = placement(
      of: CGSize(
        width: CGFloat(image.width) * seen.values.contentsRect.width / contentsScale,
        height: CGFloat(image.height) * seen.values.contentsRect.height / contentsScale
      )
    )
    return fittedContent(image, aligned(placed), visible)
  }

  private func storedContent(_ store: BackingStore, _ aligned: AxisAlignedTransform) -> LayerContent
  {
    let picture = Picture(
      pixels: store.pixels,
      generation: store.generation,
      isOpaque: store.isOpaque
    )
    // A drawing of other bounds is placed as an image of its size would be.
    let current = motion == nil ? drawingRect : movedDrawingRect
    let isCurrent = store.rect.size == current.size
    let rect = isCurrent ? current : placement(of: store.rect.size)
    let target = aligned(rect)
    let size = CGSize(
      width: store.rect.width * store.scale,
      height: store.rect.height * store.scale
    )
    if abs(target.width - size.width) < 0.01, abs(target.height - size.height) < 0.01 {
      return .exact(
        picture,
        x: PixelRect.round(target.minX) + store.part.minX,
        y: PixelRect.round(target.minY) + store.part.minY
      )
    }
    return .stretched(picture, store.place(in: target))
  }

  /// The drawing's rectangle while the layer moves.
  private var movedDrawingRect: CGRect {
    drawingRect == values.bounds ? seen.values.bounds : drawingRect
  }

  /// The rectangle of contents of a size in points, in the layer's space.
  func placement(of size: CGSize) -> CGRect {
    let seen = seen
    let bounds = seen.values.bounds
    guard size.width > 0, size.height > 0 else { return bounds }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    var size = size
    switch seen.values.contentsGravity {
    case .resize: return bounds
    case .resizeAspect: size = size.scaled(by: min(wide, high))
    case .resizeAspectFill: size = size.scaled(by: max(wide, high))
    default: break
    }
    let (x, y) = seen.values.contentsGravity.shares
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width,
      height: size.height
    )
  }

  /// An image at the size of `target`, made once and kept while image and size stay.
  private func fittedContent(
    _ image: CGImage,
    _ target: CGRect,
    _ visible: PixelRect
  ) -> LayerContent? {
    let rect = PixelRect(snapping: target)
    guard !rect.isEmpty else { return nil }
    let values = shown
    let isWhole =
      values.contentsRect == Self.unit && values.contentsCenter == Self.unit && !image.isMask
    if isWhole, image.width == rect.width, image.height == rect.height {
      let number = ObjectIdentifier(image).hashValue
      let picture = Picture(
        pixels: image.pixels,
        generation: number,
        isOpaque: image.isOpaque
      )
      return .exact(picture, x: rect.minX, y: rect.minY)
    }
    var window = PixelRect(width: rect.width, height: rect.height)
    if values.masksToBounds || rect.area > 1 << 22 {
      window = window.intersection(visible.offset(x: -rect.minX, y: -rect.minY))
      if window.isEmpty { return nil }
    }
    let size = CGSize(width: rect.width, height: rect.height)
    let (x, y) = (rect.minX + window.minX, rect.minY + window.minY)
    if let old = fitted, old.image === image, old.size == size, old.part == values.contentsRect,
      old.center == values.contentsCenter, old.window.contains(window)
    {
      let origin = rect.offset(x: old.window.minX, y: old.window.minY)
      return .exact(old.picture, x: origin.minX, y: origin.minY)
    }
    guard let picture = fit(image, size, window) else { return nil }
    fitted = FittedContents(
      image: image,
      size: size,
      part: values.contentsRect,
      center: values.contentsCenter,
      window: window,
      picture: picture
    )
    return .exact(picture, x: x, y: y)
  }

  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func fit(_ image: CGImage, _ size: CGSize, _ window: PixelRect) -> Picture? {
    guard let pixels = PixelBuffer(width: window.width, height: window.height) else { return nil }
    let context = CGContext(drawingInto: pixels, scale: 1, isOpaque: false)
    context.translateBy(x: CGFloat(-window.minX), y: CGFloat(-window.minY))
    if values.magnificationFilter == .nearest { context.interpolationQuality = .none }
    let whole = CGSize(width: image.width, height: image.height)
    let part = CGRect(
      x: values.contentsRect.minX * whole.width,
      y: values.contentsRect.minY * whole.height,
      width: values.contentsRect.width * whole.width,
      height: values.contentsRect.height * whole.height
    )
    let source = part.size == whole ? image : image.cropping(to: part) ?? image
    if values.contentsCenter == Self.unit {
      context.draw(source, in: CGRect(origin: .zero, size: size), isYDown: true)
    } else {
      drawStretched(source, over: size, in: context)
    }
    context.flush()
    return Picture(pixels: pixels, generation: Generation.next(), isOpaque: image.isOpaque)
  }

  /// Draws the nine parts around `contentsCenter`: corners keep their size, edges stretch one way.
  private func drawStretched(_ image: CGImage, over size: CGSize, in context: CGContext) {
    let center = values.contentsCenter
    let scale = (deviceScale ?? contentsScale) / contentsScale
    let columns = Self.stretch(
      CGFloat(image.width),
      center.minX,
      center.maxX,
      to: size.width,
      cornerScale: scale
    )
    let rows = Self.stretch(
      CGFloat(image.height),
      center.minY,
      center.maxY,
      to: size.height,
      cornerScale: scale
    )
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.from,
          y: row.from,
          width: column.length,
          height: row.length
        )
        let target = CGRect(x: column.at, y: row.at, width: column.size, height: row.size)
        guard source.width >= 0.5, source.height >= 0.5, target.width > 0, target.height > 0,
          let part = image.cropping(to: source)
        else { continue }
        context.draw(part, in: target, isYDown: true)
      }
    }
  }

  private struct Stretch {
    var from, length, at, size: CGFloat
  }

  private static func stretch(
    _ length: CGFloat,
    _ low: CGFloat,
    _ high: CGFloat,
    to size: CGFloat,
    cornerScale: CGFloat
  ) -> [Stretch] {
    let first = (length * low).rounded()
    let last = length - (length * high).rounded()
    let corners = (first + last) * cornerScale
    let factor = corners > size ? size / corners : 1
    let begin = (first * cornerScale * factor).rounded()
    let end = (last * cornerScale * factor).rounded()
    return [
      Stretch(from: 0, length: first, at: 0, size: begin),
      Stretch(
        from: first,
        length: max(length - first - last, 1),
        at: begin,
        size: max(size - begin - end, 0)
      ),
      Stretch(from: length - last, length: last, at: size - end, size: end),
    ]
  }
}

extension CALayerContentsGravity {
  /// The shares of the free room that are before the contents, across and down.
  fileprivate var shares: (CGFloat, CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
