import Foundation

/// A way from points to device pixels that keeps rectangles axis-aligned: stretch, then move.
struct AxisAlignedTransform: Equatable {
  var scaleX, scaleY, x, y: CGFloat

  init(scale: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    (scaleX, scaleY, self.x, self.y) = (scale, scale, x, y)
  }

  /// nil if the transform turns, slants or mirrors.
  init?(_ t: CGAffineTransform) {
    let size = abs(t.a) + abs(t.d)
    guard t.a > 0, t.d > 0, abs(t.b) + abs(t.c) < size * 1e-6 else { return nil }
    (scaleX, scaleY, x, y) = (t.a, t.d, t.tx, t.ty)
  }

  var affine: CGAffineTransform {
    CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: x, ty: y)
  }
  /// Pixels per point, for what has no direction.
  var scale: CGFloat { (scaleX * scaleY).squareRoot() }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * scaleX + x,
      y: rect.minY * scaleY + y,
      width: rect.width * scaleX,
      height: rect.height * scaleY
    )
  }
}

/// The place of a layer's sublayers, and what they are seen through.
struct Place {
  /// From the superlayer's space to device pixels.
  var toDevice: AxisAlignedTransform
  /// The part that may be seen at all.
  var clip: PixelRect
  /// Rounded corners of layers above that cut their contents off.
  var masks = Masks()
  /// Opacity of layers above that was not worth a picture of its own.
  var opacity: CGFloat = 1
  /// The `sublayerTransform` of the superlayer.
  var ofSublayers: CATransform3D? {
    get { perspective?.transform }
    set { perspective = newValue.map(Perspective.init) }
  }
  private var perspective: Perspective?

  /// Hardly any layer has one, and every layer's place is copied.
  private final class Perspective {
    let transform: CATransform3D
    init(_ transform: CATransform3D) { self.transform = transform }
  }

  init(toDevice: AxisAlignedTransform, clip: PixelRect) {
    (self.toDevice, self.clip) = (toDevice, clip)
  }

  /// The same place inside a layer that cuts off what leaves `shape`.
  func clipped(to shape: RoundedShape) -> Place {
    var place = self
    place.clip = clip.intersection(shape.rect)
    if !shape.isSquare { place.masks.append(shape) }
    return place
  }
}
