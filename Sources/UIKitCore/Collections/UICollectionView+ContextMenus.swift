internal import QuartzCore

/// The delegate's answers about the menus of items (V-78).
extension UICollectionView: ContextMenuList {
  private var menuDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  func menu(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    menuDelegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [],
      point: point
    ) ?? path.flatMap { commandMenu(at: $0) }
  }

  /// The menu of the commands that the delegate offers for an item; nil without any (V-271).
  private func commandMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    guard let menuDelegate, menuDelegate.collectionView(self, shouldShowMenuForItemAt: path) else {
      return nil
    }
    return .commands { [self] action in
      menuDelegate.collectionView(
        self,
        canPerformAction: action,
        forItemAt: path,
        withSender: self
      )
    } perform: { [weak self] action in
      guard let self else { return }
      self.menuDelegate?
        .collectionView(self, performAction: action, forItemAt: path, withSender: self)
    }
  }

  // Between items there is an empty path.
  func highlightPreview(_ menu: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  {
    menuDelegate?.collectionView(
      self,
      contextMenuConfiguration: menu,
      highlightPreviewForItemAt: path ?? IndexPath()
    )
  }

  func dismissalPreview(_ menu: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  {
    menuDelegate?.collectionView(
      self,
      contextMenuConfiguration: menu,
      dismissalPreviewForItemAt: path ?? IndexPath()
    )
  }

  func willPerformPreviewAction(
    of menu: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    menuDelegate?.collectionView(
      self,
      willPerformPreviewActionForMenuWith: menu,
      animator: animator
    )
  }

  func willOpen(
    _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { menuDelegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator) }

  func willClose(
    _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { menuDelegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator) }
}
