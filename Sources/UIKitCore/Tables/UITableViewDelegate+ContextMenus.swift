public import QuartzCore

/// The defaults of delegates that know nothing of menus.
extension UITableViewDelegate {
  /// Nil by default.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    late(
      "tableView:contextMenuConfigurationForRowAt:point:",
      [tableView, indexPath, point],
      or: nil
    )
  }
  /// Nil by default.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    late(
      "tableView:previewForHighlightingContextMenuWithConfiguration:",
      [tableView, configuration],
      or: nil
    )
  }
  /// Nil by default.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    late(
      "tableView:previewForDismissingContextMenuWithConfiguration:",
      [tableView, configuration],
      or: nil
    )
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tellLate(
      "tableView:willPerformPreviewActionForMenuWith:animator:",
      [tableView, configuration, animator]
    )
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tellLate("tableView:willDisplayContextMenu:animator:", [tableView, configuration, animator])
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tellLate(
      "tableView:willEndContextMenuInteraction:animator:",
      [tableView, configuration, animator]
    )
  }
}
