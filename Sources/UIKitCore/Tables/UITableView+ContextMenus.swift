internal import QuartzCore

/// The delegate's answers about the menus of rows (V-78).
extension UITableView: ContextMenuList {
  func menu(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap {
      tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point)
        ?? commandMenu(at: $0)
    }
  }

  func highlightPreview(_ menu: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  { tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu) }

  func dismissalPreview(_ menu: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  { tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: menu) }

  func willPerformPreviewAction(
    of menu: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  func willOpen(
    _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willDisplayContextMenu: menu, animator: animator) }

  func willClose(
    _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator) }
}
