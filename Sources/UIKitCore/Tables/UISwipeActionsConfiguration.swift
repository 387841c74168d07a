public import QuartzCore

/// The actions that swiping a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The first one stands at the side of the row.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action of a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// Does the work and says through the last argument whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  /// Gray or red unless it is set.
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
