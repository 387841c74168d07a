/// Supplies the items of a drag and hears of it (G-03).
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items at the place of the finger; none begins no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// The picture of an item that is lifted; that of the view by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The items are about to be lifted; does nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )
  /// The finger moves for the first time; does nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )
  /// True, the default, if the items may be moved.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// True if the items stay in the app; false by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// True if pictures are not scaled down; has no effect here; false by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// The finger moved; does nothing by default.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The finger let go; does nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )
  /// The drag is over and all came to rest; does nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )
  /// The data of all items were read; does nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  )
  /// Items that a further tap adds to a drag that is under way; none by default (G-22).
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// The drag that a further tap adds items to; the first one by default, nil for none (G-22).
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Another interaction adds items to the drag that began here; does nothing by default (G-22).
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  )
  /// The picture of an item that goes back; that of the lift by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// An item is about to go back; does nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}

extension UIDragInteractionDelegate {
  /// The picture of the interaction's view.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {}
  /// True.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// False.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {}
  /// None.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The first one.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.first }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  /// The default.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
