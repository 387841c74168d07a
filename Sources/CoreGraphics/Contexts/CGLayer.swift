public import Foundation

/// A picture that is made once, in a context of its own, and drawn several times.
public final class CGLayer {
  /// The size, in units of the context that it was made for.
  public let size: CGSize
  private let own: CGContext

  /// A layer without content; nil where there is no room for one of that size.
  ///
  /// It has a pixel for each unit, so that who draws at another scale makes it larger by that and
  /// scales its context.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      let own = CGContext(
        data: nil,
        width: Int(size.width.rounded(.up)),
        height: Int(size.height.rounded(.up)),
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: .standard,
        bitmapInfo: .native
      )
    else { return nil }
    (self.size, self.own) = (size, own)
  }

  /// The context that draws the content; y grows upwards.
  public var context: CGContext? { own }

  /// The content as it is now.
  fileprivate var image: CGImage? { own.makeImage() }
}

extension CGContext {
  /// Draws a layer's content into a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.image { draw(image, in: rect) }
  }

  /// Draws a layer's content in its size, its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
