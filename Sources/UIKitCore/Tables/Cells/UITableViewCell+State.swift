internal import QuartzCore

/// Backgrounds, accessories and the state that configurations follow.
extension UITableViewCell {
  func setUpCell() {
    clipsToBounds = false
    margins.followFrame = true
    contentView.margins.followFrame = true
    selectionGround.isHidden = true
    selectionGround.isUserInteractionEnabled = false
    if contentView.superview !== self { addSubview(contentView) }
    insertSubview(selectionGround, at: 0)
    addSubview(topLine)
    addSubview(bottomLine)
    if backgroundColor == nil {
      automaticBackground = .systemBackground
      backgroundColor = automaticBackground
    }
  }

  /// Cells without a color of their own take that of their table's style.
  func placeChanged() {
    guard let place else { return }
    if automaticBackground != nil, backgroundColor == automaticBackground {
      automaticBackground = place.style.cellBackgroundColor
      backgroundColor = automaticBackground
    }
    setNeedsLayout()
  }

  func stateChanged(animated: Bool = false) {
    setNeedsUpdateConfiguration()
    let ground = selectedBackgroundView ?? selectionGround
    let wasShown = !ground.isHidden && (selectionFade == nil || ground.alpha > 0)
    updateSelectionGround()
    let isShown = !ground.isHidden
    guard animated, wasShown != isShown, window != nil, UIView.areAnimationsEnabled else { return }
    fade(ground, from: wasShown ? 1 : 0, to: isShown ? 1 : 0)
  }

  /// Lets a background come or go, in the time that a row of iOS takes to the eye.
  private func fade(_ ground: UIView, from start: CGFloat, to end: CGFloat) {
    let own = selectionFade?.alpha ?? ground.alpha
    let number = (selectionFade?.number ?? 0) + 1
    selectionFade = (own, number)
    ground.isHidden = false
    ground.alpha = own * start
    UIView.animate(withDuration: 0.3, options: [.allowUserInteraction]) {
      ground.alpha = own * end
    } completion: { [weak self] _ in
      guard let self, selectionFade?.number == number else { return }
      selectionFade = nil
      ground.alpha = own
      updateSelectionGround()
    }
  }

  func updateSelectionGround() {
    let shown = (selected || highlighted) && selectionStyle != .none && !editing
    let isReplaced = selectedBackgroundView != nil || backgroundConfiguration != nil
    selectionGround.isHidden = !shown || isReplaced
    selectionGround.backgroundColor = .systemGray4
    selectedBackgroundView?.isHidden = !shown
  }

  func replace(_ old: UIView?, with view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view {
      backgroundConfiguration = nil
      insertSubview(view, at: 0)
    }
    updateSelectionGround()
    setNeedsLayout()
  }

  // MARK: Accessories

  var shownAccessoryView: UIView? { editing ? editingAccessoryView : accessoryView }
  var shownAccessoryType: AccessoryType { editing ? editingAccessoryType : accessoryType }

  func replaceAccessory(_ old: UIView?, with view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    accessoryChanged()
  }

  func accessoryChanged() {
    accessory?.removeFromSuperview()
    accessory = nil
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
      view?.removeFromSuperview()
    }
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
    } else if let made = TableAccessory(shownAccessoryType) {
      accessory = made
      addSubview(made)
    }
    setNeedsLayout()
  }
}
