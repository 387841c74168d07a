/// A view whose text can be dragged out (W-240).
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Decides about drags of the text; held weakly; default nil.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags the text; enabled on an iPad.
  var textDragInteraction: UIDragInteraction? { get }
  /// True while text of the view is dragged.
  var isTextDragActive: Bool { get }
  /// The way in which text is dragged; default none.
  var textDragOptions: UITextDragOptions { get set }
}

/// The way in which text is dragged.
nonisolated public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Makes a set of any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pictures of the text have its colours left out; kept, and has no effect here.
  public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// A drag of text that is about to begin.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range that is dragged.
  var dragRange: UITextRange { get }
  /// The items that are dragged without a delegate.
  var suggestedItems: [UIDragItem] { get }
  /// The items of the drag so far.
  var existingItems: [UIDragItem] { get }
  /// True if the range is what is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides about drags of a view's text and hears of them (W-240).
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// The items of a drag; the suggested ones by default, none for no drag.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// The picture of an item that is lifted; that of the text by default.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The items are about to be lifted; does nothing by default.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )
  /// The finger moves for the first time; does nothing by default.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  )
  /// The drag is over; does nothing by default.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  )
}

extension UITextDragDelegate {
  /// The suggested ones.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Nil, which stands for the text itself.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}
