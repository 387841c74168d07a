public import QuartzCore

/// The actions that swiping a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one is at the side of the row.
  open private(set) var actions: [UIContextualAction]
  /// True if a swipe across the row performs the first action; default true.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration without actions (L-182).
  public convenience override init() { self.init(actions: []) }

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action of a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The meaning of an action, which gives it its color.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// Does the work and says through the last argument whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Fixed when the action is made.
  open private(set) var style: Style
  /// The work, called when the user taps the action's button.
  open private(set) var handler: Handler
  /// The text of the button, read when it is uncovered; nil for none.
  open var title: String?
  /// A picture above the title, drawn in white if it is a template; nil for none.
  open var image: UIImage?
  /// Gray or red unless it is set.
  open var backgroundColor: UIColor!

  /// Makes an action without a title that does nothing (L-182).
  public convenience override init() { self.init(style: .normal, title: nil) { $2(false) } }

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
