/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button is for.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is; an alert has one at most.
    case cancel
    /// Changes or deletes something.
    case destructive
  }

  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  var changed: () -> Void = {}

  /// The handler runs once the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Whether the button can be used.
  open var isEnabled = true { didSet { changed() } }
}
