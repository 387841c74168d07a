// The names by which a table's delegate knows what falls on it.

extension UITableViewDropProposal: ListDropProposal {
  var entersEntry: Bool { intent == .insertIntoDestinationIndexPath }
  var insertsEntry: Bool { intent == .insertAtDestinationIndexPath }
}

extension ListDropCoordinator: UITableViewDropCoordinator
where Proposal == UITableViewDropProposal {
  var items: [any UITableViewDropItem] { dropped }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let table = list as? UITableView
    let cell = table?.cell(of: placeholder) ?? UITableViewCell()
    let height = table?.height(of: placeholder, cell) ?? 0
    let path = placeholder.insertionIndexPath
    return keepPlace(for: dragItem, at: path, height: height, cell: cell)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, at: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { drop(dragItem, at: indexPath, rect) }
}

extension ListDropItem: UITableViewDropItem {}
extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}
