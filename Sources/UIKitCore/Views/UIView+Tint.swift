extension UIView {
  /// The tint set here or inherited, dimmed where something modal asks for that.
  var effectiveTintColor: UIColor {
    let color = ownOrInheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmed(in: traitCollection) : color
  }

  /// Whether views below have another tint than one that stands alone.
  var tintIsChosen: Bool {
    var view: UIView? = self
    while let current = view {
      if current.look.tintColor != nil || current.look.tintAdjustmentMode != .automatic {
        return effectiveTintColor != .systemBlue
      }
      view = current.family.superview
    }
    return false
  }

  private var ownOrInheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.look.tintColor { return color }
      view = current.family.superview
    }
    return .systemBlue
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.look.tintAdjustmentMode != .automatic { return current.look.tintAdjustmentMode }
      view = current.family.superview
    }
    return .normal
  }

  func setTintColor(_ color: UIColor?) {
    look.tintColor = color
    announceTintColor()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    look.tintAdjustmentMode = mode
    announceTintColor()
  }

  /// Tells this view and those below that inherit from it.
  func announceTintColor() {
    tintColorDidChange()
    for view in family.subviews where view.look.tintColor == nil { view.announceTintColor() }
  }
}

extension UIColor {
  /// The grey that stands for a colour that cannot be used at the moment.
  fileprivate func dimmed(in traits: UITraitCollection) -> UIColor {
    var white: CGFloat = 0
    var alpha: CGFloat = 1
    guard resolvedColor(with: traits).getWhite(&white, alpha: &alpha) else { return .systemGray }
    return UIColor(white: white, alpha: alpha * 0.8)
  }
}
