internal import QuartzCore

/// The menus of a collection view's items, for which the view's delegate is asked (V-78).
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: UICollectionView?
  /// The item of the menu that is open; an empty path between items.
  private var path = IndexPath()

  init(_ list: UICollectionView) {
    self.list = list
    super.init()
  }

  private var delegate: (any UICollectionViewDelegate)? {
    list?.delegate as? any UICollectionViewDelegate
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let list, let delegate else { return nil }
    let found = list.indexPathForItem(at: location)
    path = found ?? IndexPath()
    return delegate.collectionView(
      list,
      contextMenuConfigurationForItemsAt: found.map { [$0] } ?? [],
      point: location
    )
  }

  private var cellPreview: UITargetedPreview? {
    list?.cellForItem(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let list else { return nil }
    return delegate?.collectionView(
      list,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: path
    ) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let list else { return nil }
    return delegate?.collectionView(
      list,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: path
    ) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let list else { return }
    delegate?.collectionView(
      list,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let list else { return }
    delegate?.collectionView(list, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let list else { return }
    delegate?.collectionView(list, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
