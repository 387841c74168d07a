/// A button of an alert, and its effect.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The purpose of a button; decides its place and colour.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is; an alert has one at most.
    case cancel
    /// Changes or deletes something.
    case destructive
  }

  /// The text of the button.
  public let title: String?
  /// The purpose that the action was created with.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  var changed: () -> Void = {}

  /// Creates an action without a title that does nothing (L-182).
  public convenience override init() { self.init(title: nil, style: .default) }

  /// Creates an action; the handler runs once the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// `true` if the button can be used; default `true`; changes an alert that is shown.
  open var isEnabled = true { didSet { changed() } }
}
