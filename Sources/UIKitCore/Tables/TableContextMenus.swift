internal import QuartzCore

/// The menus of a table's rows, for which the table's delegate is asked (V-78).
final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  /// The row of the menu that is open.
  private var path: IndexPath?

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  private var delegate: (any UITableViewDelegate)? { table?.tableDelegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let delegate, let found = table.indexPathForRow(at: location) else {
      return nil
    }
    path = found
    return delegate.tableView(table, contextMenuConfigurationForRowAt: found, point: location)
  }

  private var cellPreview: UITargetedPreview? {
    path.flatMap { table?.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return delegate?.tableView(
      table,
      previewForHighlightingContextMenuWithConfiguration: configuration
    ) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return delegate?.tableView(
      table,
      previewForDismissingContextMenuWithConfiguration: configuration
    ) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    delegate?.tableView(
      table,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
