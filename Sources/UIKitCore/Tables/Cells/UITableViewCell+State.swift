internal import QuartzCore

/// Backgrounds, accessories and the state that configurations follow.
extension UITableViewCell {
  func setUpCell() {
    clipsToBounds = false
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

  func stateChanged() {
    setNeedsUpdateConfiguration()
    updateSelectionGround()
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
