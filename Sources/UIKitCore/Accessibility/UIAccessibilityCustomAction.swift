public import Foundation

/// A user action on an element beside activating it, offered by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; returns `true` if that worked.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is spoken and chosen by.
  open var name: String
  /// The name with attributes; changing it does not change `name`.
  open var attributedName: NSAttributedString {
    get { ownAttributedName ?? NSAttributedString(string: name) }
    set { ownAttributedName = newValue }
  }
  private var ownAttributedName: NSAttributedString?
  /// A picture beside the name; kept, and not shown here.
  open var image: UIImage?
  /// The object that gets the message; nil finds no receiver; held weakly.
  open weak var target: NSObject?
  /// The message to send to the target; used if there is no handler.
  open var selector: Selector?
  /// The closure to run; it wins over target and selector.
  open var actionHandler: Handler?

  /// Creates an action that sends a message; a target that is no `NSObject` is dropped.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as? NSObject
    self.selector = selector
  }

  /// Creates an action with an attributed name that sends a message.
  public init(
    attributedName: NSAttributedString,
    target: Any?,
    selector: Selector
  ) {
    name = attributedName.string
    self.target = target as? NSObject
    self.selector = selector
    super.init()
    self.attributedName = attributedName
  }

  /// Creates an action that runs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action with an attributed name that runs a closure.
  public init(
    attributedName: NSAttributedString,
    image: UIImage? = nil,
    actionHandler: Handler?
  ) {
    name = attributedName.string
    self.image = image
    self.actionHandler = actionHandler
    super.init()
    self.attributedName = attributedName
  }

  /// Runs the handler, or else sends the message; returns `true` if that worked.
  ///
  /// The result of a message's method is not known, so a sent message counts as success.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
  }
}
