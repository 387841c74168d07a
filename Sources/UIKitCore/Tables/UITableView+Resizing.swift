/// Cells in sight that say that their rows need other heights (V-190).
extension UITableView {
  /// The changes of a cell in sight that have its row measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None; the app has the rows measured by a batch.
    case disabled = 0
    /// The cell or its content view says that its content has another size, or has another content.
    case enabled
    /// The same, and any change of the constraints in the content view.
    case enabledIncludingConstraints
  }

  /// Has the row of a cell measured in the next layout.
  func measureAgain(_ cell: UITableViewCell) {
    guard !resizing.isUnderWay, cell.superview === self else { return }
    cell.needsMeasuring = true
    resizing.wait(animated: UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Measures the rows whose cells asked for it; true if heights changed that are to be animated.
  func measureResized() -> Bool {
    guard resizing.isWaiting else { return false }
    let isAnimated = resizing.take() && window != nil && UIView.areAnimationsEnabled
    resizing.isUnderWay = true
    for (path, cell) in cells where cell.needsMeasuring {
      cell.needsMeasuring = false
      geometry.note(path, isMeasured: false)
    }
    return measureRows(from: shownStretch.lowerBound, to: shownStretch.upperBound) && isAnimated
  }
}

extension UITableViewCell {
  func hear(ofOtherSizeOf view: UIView) {
    guard hasLaidOut, superview != nil, let table else { return }
    switch table.selfSizingInvalidation {
    case .disabled: return
    case .enabled: if view === self || view === contentView { table.measureAgain(self) }
    case .enabledIncludingConstraints: table.measureAgain(self)
    }
  }
}
