/// A view that text can be dropped on (W-241).
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Decides about drops on the text; held weakly; default nil.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that takes drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// True while something that may fall is over the view.
  var isTextDropActive: Bool { get }
}

/// A view's readiness to have things dropped on it.
nonisolated public enum UITextDropEditability: UInt, Sendable {
  /// Nothing falls on text that is only read.
  case no = 0
  /// The text can be changed for one drop.
  case temporary = 1
  /// The text can be changed from now on.
  case yes = 2
}

/// The operation that a text proposes for what is over it.
open class UITextDropProposal: UIDropProposal {
  /// The part of the text whose place is taken.
  nonisolated public enum Action: UInt, Sendable {
    /// None: what falls is put in at the finger.
    case insert = 0
    /// That which is selected.
    case replaceSelection = 1
    /// All of the text.
    case replaceAll = 2
  }

  /// The sign that data are still on their way.
  nonisolated public enum ProgressMode: UInt, Sendable { case system = 0, custom = 1 }

  /// The one who puts in what falls.
  nonisolated public enum Performer: UInt, Sendable { case view = 0, delegate = 1 }

  /// Default `insert`.
  open var dropAction = Action.insert
  /// Default `system`; kept, and has no effect here.
  open var dropProgressMode = ProgressMode.system
  /// True if text of the same view is moved without its data being read; kept, and it is always
  /// so here; default true.
  open var useFastSameViewOperations = true
  /// Default `view`; the delegate puts in what falls in `willPerformDrop`, if it is that.
  open var dropPerformer = Performer.view
}

/// Something over a text, which may fall there.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The place under the finger.
  var dropPosition: UITextPosition { get }
  /// The operation without a delegate.
  var suggestedProposal: UITextDropProposal { get }
  /// True if the text comes from the same view.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// Decides about drops on a view's text and hears of them (W-241).
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// The readiness of a text that is only read; `no` by default.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// The operation; the suggested one by default.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Something falls; does nothing by default.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest
  )
  /// The picture of everything that falls; the one that was dragged by default, nil for none.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// The finger came over the view; does nothing by default.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  )
  /// The finger moved over the view; does nothing by default.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  )
  /// The finger left the view; does nothing by default.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  )
  /// The drag is over; does nothing by default.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  )
}

extension UITextDropDelegate {
  /// `no`.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// The suggested one.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest
  ) {}
  /// The default.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}
