/// Baselines as distances from the edges of the alignment rectangle.
extension UIView {
  /// From the top to the first baseline; the view's height where there is no text.
  var firstBaselineOffset: CGFloat {
    guard let font = baselineFont else { return intrinsicOrActualHeight }
    return baselineInset(for: font) + roundToPixel(font.ascender)
  }

  /// From the last baseline to the bottom; nothing where there is no text.
  var lastBaselineOffset: CGFloat {
    guard let font = baselineFont else { return 0 }
    return baselineInset(for: font) + ceilToPixel(font.lineHeight) - roundToPixel(font.ascender)
  }

  /// From the middle to the baseline of controls that keep their text in the middle, however high
  /// they are; nil for other views.
  var middleToBaseline: CGFloat? {
    guard keepsTextInMiddle, let font = baselineFont else { return nil }
    return roundToPixel(font.ascender) - ceilToPixel(font.lineHeight) / 2
  }

  /// The view in this one whose baseline counts as its own: itself if it has text.
  func baselineView(on baseline: NSLayoutConstraint.Attribute) -> UIView {
    guard baselineFont == nil else { return self }
    let inner = baseline == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    return inner !== self && inner.isSelfOrBelow(self) ? inner : self
  }

  private var intrinsicOrActualHeight: CGFloat {
    let own = intrinsicContentSize.height
    return own >= 0 ? own : bounds.height
  }

  /// The space above and below text that is in the middle of a view as high as its content.
  func evenBaselineInset(for font: UIFont) -> CGFloat {
    let height = intrinsicContentSize.height
    return height >= 0 ? roundToPixel((height - ceilToPixel(font.lineHeight)) / 2) : 0
  }
}
