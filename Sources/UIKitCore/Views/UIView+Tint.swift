extension UIView {
  /// The tint set here or inherited, dimmed where something modal asks for that.
  var effectiveTintColor: UIColor {
    let color = ownOrInheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmed(in: traitCollection) : color
  }

  /// `true` if views below have another tint than a view without superview.
  var tintIsChosen: Bool {
    let chooser = nearest {
      $0.drawing.tintColor != nil || $0.drawing.tintAdjustmentMode != .automatic
    }
    return chooser != nil && effectiveTintColor != .systemBlue
  }

  private var ownOrInheritedTintColor: UIColor {
    nearest { $0.drawing.tintColor != nil }?.drawing.tintColor ?? .systemBlue
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    nearest { $0.drawing.tintAdjustmentMode != .automatic }?.drawing.tintAdjustmentMode ?? .normal
  }

  func setTintColor(_ color: UIColor?) {
    drawing.tintColor = color
    announceTintColor()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    drawing.tintAdjustmentMode = mode
    announceTintAdjustment()
  }

  /// Informs this view and those below that are dimmed with it, those with a tint of their own, too.
  private func announceTintAdjustment() {
    tintColorDidChange()
    for view in hierarchy.subviews where view.drawing.tintAdjustmentMode == .automatic {
      view.announceTintAdjustment()
    }
  }

  /// Informs this view and those below that inherit from it.
  func announceTintColor() {
    tintColorDidChange()
    for view in hierarchy.subviews where view.drawing.tintColor == nil { view.announceTintColor() }
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
