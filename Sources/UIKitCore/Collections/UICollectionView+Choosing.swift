/// Items that two fingers choose, and items that dragged ones open.
extension UICollectionView: RangeSelectingList {
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  func mayChooseRange(from path: IndexPath) -> Bool {
    guard allowsMultipleSelectionDuringEditing || allowsMultipleSelection, let itemDelegate,
      itemDelegate.collectionView(self, canEditItemAt: path)
    else { return false }
    return itemDelegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
  }

  func beganChoosingRange(at path: IndexPath) {
    itemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endedChoosingRange() {
    itemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  func isChosen(_ path: IndexPath) -> Bool { selection.contains(path) }

  func choose(_ path: IndexPath, _ isChosen: Bool) { userChose(path) }

  func entries(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { $0 >= first && $0 <= last }
  }

  func springChanged() {
    setOwnSpring(isSpringLoaded, part: { [weak self] in self?.springPart(at: $0) }) {
      [weak self] context in
      guard let self, let path = springPath(context) else { return true }
      let delegate = itemDelegate
      return delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
    } opens: { [weak self] context in
      guard let self, let path = springPath(context) else { return }
      userChose(path)
    }
  }

  private func springPath(_ context: any UISpringLoadedInteractionContext) -> IndexPath? {
    indexPathForItem(at: context.location(in: self))
  }

  private func springPart(at point: CGPoint) -> AnyHashable? {
    indexPathForItem(at: point).map(AnyHashable.init)
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
