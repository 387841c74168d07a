internal import QuartzCore

/// A list whose entries have menus: a table or a collection view, whose delegates say the same in
/// words of their own.
protocol ContextMenuList: EntryList {
  /// The menu for an entry, nil between entries, at a point; nil for none.
  func menu(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
  /// The view that is lifted with a menu; nil for the entry's cell.
  func highlightPreview(_ menu: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  /// The view to which a menu goes back; nil for the entry's cell.
  func dismissalPreview(_ menu: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  func willPerformPreviewAction(
    of menu: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  )
  func willOpen(
    _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func willClose(
    _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// The menus of a list's entries, for which the list's delegate is asked (V-78).
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any ContextMenuList)?
  /// The entry of the menu that is open; nil between entries.
  private var path: IndexPath?

  init(_ list: any ContextMenuList) {
    self.list = list
    super.init()
  }

  private var cellPreview: UITargetedPreview? {
    path.flatMap { list?.cellOfEntry(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let list else { return nil }
    let found = list.pathOfEntry(at: location)
    guard let menu = list.menu(at: found, point: location) else { return nil }
    path = found
    return menu
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list?.highlightPreview(configuration, at: path) ?? cellPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list?.dismissalPreview(configuration, at: path) ?? cellPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.willPerformPreviewAction(of: configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.willOpen(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.willClose(configuration, animator) }
}
