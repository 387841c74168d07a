public import QuartzCore

/// One action of a row, as a delegate's `editActionsForRowAt` gives them.
///
/// `UIContextualAction` is what came after it; a table shows both in the same way.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @MainActor NSCopying {
  /// The meaning of an action, which gives it its color.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// Fixed when the action is made.
  public let style: Style
  /// The text of the button, read when it is uncovered; nil for none.
  open var title: String?
  /// Red, or gray for a normal action, unless it is set.
  open var backgroundColor: UIColor?
  /// Behind the button; default nil; kept, and not drawn here.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action; the handler is called when its button is tapped.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .normal ? .systemGray : .systemRed
    super.init()
  }

  /// Answers an action with the same values and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return copy
  }

  /// The same action in the form that came after it.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive,
      title: title
    ) { _, _, done in
      self.handler(self, path)
      done(false)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
