internal import QuartzCore

/// Content and background that follow configurations.
extension UITableViewCell: ConfiguredView {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    state.isSwiped = slide != 0
    state.cellDragState = configurationDragState
    return state
  }

  var shownState: any UIConfigurationState { configurationState }

  func callUpdates() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func emptyContentView() -> UIView { TableCellContentView(frame: contentView.frame) }

  func willShow(contentView view: UIView) { parts.adopt(text: nil, detail: nil, image: nil) }

  func forgetPlainBackgrounds() {
    backgroundView = nil
    selectedBackgroundView = nil
    automaticBackground = nil
    backgroundColor = nil
    updateSelectionGround()
  }
}
