/// Measures and colours that several controls share.
extension UIView {
  /// A colour as it is in this view's appearance.
  func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }

  /// Pixels in a point where the view is shown.
  var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// The width of one pixel, in points.
  var hairline: CGFloat { 1 / pixelsPerPoint }

  /// The next whole pixel up.
  func ceilToPixel(_ length: CGFloat) -> CGFloat {
    // A thousandth of a pixel is rounding noise, not a reason for another pixel.
    ((length * pixelsPerPoint) - 0.001).rounded(.up) / pixelsPerPoint
  }

  /// The nearest whole pixel.
  func roundToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// The size with both sides raised to whole pixels.
  func ceilToPixel(_ size: CGSize) -> CGSize {
    CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
  }

  /// The rectangle with its origin on the nearest whole pixel.
  ///
  /// All halves go the same way, those included that a sum left a hair below: rows of whole pixels
  /// that begin between two pixels stay side by side.
  func alignToPixel(_ rect: CGRect) -> CGRect {
    func aligned(_ place: CGFloat) -> CGFloat {
      (place * pixelsPerPoint + 0.501).rounded(.down) / pixelsPerPoint
    }
    return CGRect(
      x: aligned(rect.minX),
      y: aligned(rect.minY),
      width: rect.width,
      height: rect.height
    )
  }

  /// A rectangle mirrored inside `area` when the view reads from right to left.
  func mirrored(_ rect: CGRect, in area: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: area.minX + area.maxX - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }
}

extension UIColor {
  /// A colour that differs between the light and the dark appearance.
  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
