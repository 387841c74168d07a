// The names by which a collection view's delegate knows what falls on it.

extension UICollectionViewDropProposal: ListDropProposal {
  var entersEntry: Bool { intent == .insertIntoDestinationIndexPath }
  var insertsEntry: Bool { intent == .insertAtDestinationIndexPath }
}

extension ListDropCoordinator: UICollectionViewDropCoordinator
where Proposal == UICollectionViewDropProposal {
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let cell = (list as? UICollectionView)?.cell(of: placeholder) ?? UICollectionViewCell()
    let context = keepPlace(for: dragItem, at: placeholder.insertionIndexPath, cell: cell)
    context.updateCell = { [weak cell] in cell.map { placeholder.cellUpdateHandler?($0) } }
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, at: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { drop(dragItem, at: indexPath, rect) }
}

extension ListDropItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}
