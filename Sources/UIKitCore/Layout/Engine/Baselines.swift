/// Baselines as distances from the edges of the alignment rectangle.
extension UIView {
  /// From the top to the first baseline; the view's height where there is no text.
  var firstBaselineOffset: CGFloat {
    guard let font = baselineFont else { return intrinsicOrActualHeight }
    return textInset + roundToPixel(font.ascender)
  }

  /// From the last baseline to the bottom; nothing where there is no text.
  var lastBaselineOffset: CGFloat {
    guard let font = baselineFont else { return 0 }
    return textInset + ceilToPixel(font.lineHeight) - roundToPixel(font.ascender)
  }

  /// From the middle to the baseline of controls that keep their text in the middle, however high
  /// they are; nil for other views.
  var middleToBaseline: CGFloat? {
    guard self is UIButton || self is UITextField, let font = baselineFont,
      (self as? UIControl)?.contentVerticalAlignment == .center
    else { return nil }
    return roundToPixel(font.ascender) - ceilToPixel(font.lineHeight) / 2
  }

  /// The view in this one whose baseline counts as its own: itself if it has text.
  func standing(on baseline: NSLayoutConstraint.Attribute) -> UIView {
    guard baselineFont == nil else { return self }
    let inner = baseline == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    return inner !== self && inner.isSelfOrBelow(self) ? inner : self
  }

  private var intrinsicOrActualHeight: CGFloat {
    let own = intrinsicContentSize.height
    return own >= 0 ? own : bounds.height
  }

  /// The space above and below the text of controls.
  private var textInset: CGFloat {
    guard let font = baselineFont, !(self is UILabel) else { return 0 }
    if let text = self as? UITextView { return text.textContainerInset.top }
    let height = intrinsicContentSize.height
    return height >= 0 ? roundToPixel((height - ceilToPixel(font.lineHeight)) / 2) : 0
  }

  /// The font of the text that the view shows itself.
  var baselineFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let button as UIButton: button.titleLabel?.font
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    default: nil
    }
  }
}
