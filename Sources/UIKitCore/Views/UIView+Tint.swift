extension UIView {
  /// The tint set here or inherited, dimmed where something modal asks for that.
  var effectiveTintColor: UIColor {
    let color = ownOrInheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmed(in: traitCollection) : color
  }

  /// `true` if views below have another tint than a view without superview.
  var tintIsChosen: Bool {
    let chooser = nearest {
      $0.look.tintColor != nil || $0.look.tintAdjustmentMode != .automatic
    }
    return chooser != nil && effectiveTintColor != .systemBlue
  }

  private var ownOrInheritedTintColor: UIColor {
    nearest { $0.look.tintColor != nil }?.look.tintColor ?? .systemBlue
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    nearest { $0.look.tintAdjustmentMode != .automatic }?.look.tintAdjustmentMode ?? .normal
  }

  func setTintColor(_ color: UIColor?) {
    look.tintColor = color
    announceTintColor()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    look.tintAdjustmentMode = mode
    announceTintColor()
  }

  /// Informs this view and those below that inherit from it.
  func announceTintColor() {
    tintColorDidChange()
    for view in family.subviews where view.look.tintColor == nil { view.announceTintColor() }
  }
}

extension UIColor {
  /// The grey that replaces a colour while it is dimmed.
  fileprivate func dimmed(in traits: UITraitCollection) -> UIColor {
    var white: CGFloat = 0
    var alpha: CGFloat = 1
    guard resolvedColor(with: traits).getWhite(&white, alpha: &alpha) else { return .systemGray }
    return UIColor(white: white, alpha: alpha * 0.8)
  }
}
