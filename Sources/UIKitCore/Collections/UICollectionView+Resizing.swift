/// Cells in sight that say that their items need other sizes (V-190).
extension UICollectionView {
  /// The changes of a cell in sight that have its item measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None; the app invalidates the layout.
    case disabled = 0
    /// The cell or its content view says that its content has another size, or has another content.
    case enabled
    /// The same, and any change of the constraints in the content view.
    case enabledIncludingConstraints
  }

  /// A cell in sight shows something else.
  func contentChanged(of cell: UICollectionViewCell) {
    if selfSizingInvalidation != .disabled { measureAgain(cell) }
  }

  /// Has the item of a cell measured in the next layout.
  func measureAgain(_ cell: UICollectionViewCell) {
    guard !resizing.isUnderWay else { return }
    cell.needsMeasuring = true
    resizing.wait(animated: UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Asks the cells that wanted it for their sizes; true if sizes changed that are to be animated.
  func sizeResized() -> Bool {
    guard resizing.isWaiting else { return false }
    let isAnimated = resizing.take() && window != nil && UIView.areAnimationsEnabled
    resizing.isUnderWay = true
    for cell in cells.values where cell.needsMeasuring {
      cell.needsMeasuring = false
      cell.fitting = nil
    }
    collectionViewLayout.prepareIfNeeded()
    return sizeShown() && isAnimated
  }
}
