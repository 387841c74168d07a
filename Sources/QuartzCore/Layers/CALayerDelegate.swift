/// Someone who draws, lays out or animates on behalf of a layer.
///
/// Every requirement has a default, which does what the layer would do without a delegate.
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents when they are due; the default draws them with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws into a context whose coordinates are the layer's, growing right and down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called just before the layer draws.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of the value named `event`; nil searches on, `NSNull` stops.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer into a bitmap with `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Answers nil, so that the layer searches on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
