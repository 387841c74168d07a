internal import QuartzCore

/// Backgrounds and the state that configurations follow.
extension UICollectionViewCell: ConfiguredView {
  func setUpCell() {
    if contentView.superview !== self { addSubview(contentView) }
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The size that the configured content needs, or the constraints of other content.
  func fittedCell(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configureIfNeeded()
    let isPlanned = !contentView.holdsLayout || contentView is UIListContentView
    guard contentView is any UIContentView, isPlanned,
      let fitted = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return self.fitted(attributes, content: contentView) }
    guard attributes.fitting != .width else { return attributes }
    fitted.size.height = contentView.contentViewHeight(width: attributes.size.width)
    return fitted
  }

  // MARK: State

  var plainState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditedList
    state.isReordering = isMoved
    state.isExpanded = outline?.isExpanded ?? false
    state.cellDragState = configurationDragState
    return state
  }

  var shownState: any UIConfigurationState { configurationState }

  func stateChanged() {
    setNeedsUpdateConfiguration()
    updateGrounds()
  }

  func runUpdates() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  // MARK: Content and background

  func emptyContentView() -> UIView { UIView(frame: bounds) }

  func willShow(contentView view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Has the list ask for the size anew, since the content is another one.
  func sizeChanged() {
    guard fitting != nil else { return }
    if hasLaidOut, superview != nil, let list { return list.contentChanged(of: self) }
    fitting = nil
    list?.setNeedsLayout()
  }

  func hear(ofOtherSizeOf view: UIView) {
    guard hasLaidOut, superview != nil, let list else { return }
    let isWhole = view === self || view === contentView
    if isWhole {
      list.contentChanged(of: self)
    } else if list.selfSizingInvalidation == .enabledIncludingConstraints {
      list.measureAgain(self)
    }
  }

  func forgetPlainBackgrounds() {
    backgroundView = nil
    selectedBackgroundView = nil
    backgroundColor = nil
  }

  func replaceGround(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      backgroundConfiguration = nil
      insertSubview(new, at: 0)
    }
    updateGrounds()
  }

  private func updateGrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
