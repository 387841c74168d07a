/// A move of the focus out of, into or along a collection view (W-111).
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil if it is none of the collection view's.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil if it is none of the collection view's.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

extension UICollectionView: FocusList {
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// True if items can be chosen by a person now.
  var focusesItems: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  func focusPath(of view: UIView) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  func focusEntry(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  var preferredFocusPath: IndexPath? {
    itemDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  func mayFocus(at path: IndexPath) -> Bool {
    allowsFocus && (allowsFocusDuringEditing || !isEditing)
      && (itemDelegate?.collectionView(self, canFocusItemAt: path) ?? focusesItems)
  }

  func focusContext(
    from previous: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    heading: UIFocusHeading
  ) -> UIFocusUpdateContext {
    let context = UICollectionViewFocusUpdateContext(from: previous, to: next, heading: heading)
    context.previouslyFocusedIndexPath = (previous as? UIView).flatMap(focusPath)
    context.nextFocusedIndexPath = (next as? UIView).flatMap(focusPath)
    return context
  }

  func shouldMoveFocus(in context: UIFocusUpdateContext) -> Bool {
    guard let context = context as? UICollectionViewFocusUpdateContext else { return true }
    return itemDelegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
  }

  func focusMoved(in context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    guard let context = context as? UICollectionViewFocusUpdateContext else { return }
    itemDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    let follows = { (path: IndexPath) in
      self.itemDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
        ?? self.selectionFollowsFocus
    }
    guard let path = context.nextFocusedIndexPath, !selection.contains(path), follows(path) else {
      return
    }
    userChose(path)
  }
}
