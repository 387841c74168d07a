internal import CCairo
public import Foundation

extension CGContext {
  /// Lets nothing through outside the path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clipDevice(to: devicePath, rule)
    devicePath = CGMutablePath()
  }

  /// Lets nothing through outside a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Lets nothing through outside some rectangles.
  public func clip(to rects: [CGRect]) {
    let steps = rects.flatMap { PathBuilder.rect($0) }.map { $0.applying(pixelTransform) }
    clipDevice(to: CGPath(steps: steps), .winding)
    devicePath = CGMutablePath()
  }

  /// Lets through what an image in a rectangle covers: a mask's coverage, an image's alpha, or
  /// the lightness of an image without alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect, mask: mask, isYDown: false)
  }

  /// The same with the image's top at the smaller y.
  package func clip(to rect: CGRect, mask: CGImage, isYDown: Bool) {
    clip(to: [rect])
    guard let coverage = PixelBuffer(width: width, height: height, isMask: true) else { return }
    let target = CGContext(pixels: coverage, foreign: nil, info: .native, space: nil)
    target.state.ctm = state.ctm
    target.draw(mask.asCoverage, in: rect, isYDown: isYDown)
    target.flush()
    if let before = state.clipMask {
      coverage.multiply(by: before)
    }
    state.clipMask = coverage
  }

  /// Lets everything through again.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.clipMask = nil
  }

  /// The smallest rectangle of user space that holds everything let through.
  public var boundingBoxOfClipPath: CGRect {
    guard pixelTransform.isInvertible else { return .zero }
    return deviceClipBounds.applying(pixelTransform.inverted())
  }

  func clipDevice(to path: CGPath, _ rule: CGPathFillRule) {
    path.append(to: cairo)
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(cairo)
  }

  // MARK: - Conversion

  /// A point of user space in the space of the bare context.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  /// A point of the bare context in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }
  /// A size of user space in the space of the bare context.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  /// A size of the bare context in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  /// A rectangle of user space in the space of the bare context.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  /// A rectangle of the bare context in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm.inverted())
  }
}
