/// Someone who draws, lays out or animates on behalf of a layer.
///
/// Every requirement has a default, which does what the layer would do without a delegate.
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents; the default draws them with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws into a context whose coordinates are the layer's, growing right and down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Told just before the layer draws.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of the value named `event`; nil searches on, `NSNull` stops.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawBackingStore() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
