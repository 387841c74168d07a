public import Foundation

/// Something that can be done to an element beside activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and answers whether that worked.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: NSObject?
  open var selector: Selector?
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.target = target as? NSObject
    self.selector = selector
  }

  public convenience init(
    attributedName: NSAttributedString,
    target: Any?,
    selector: Selector
  ) {
    self.init(name: attributedName.string, target: target, selector: selector)
    self.attributedName = attributedName
  }

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
  }

  public convenience init(
    attributedName: NSAttributedString,
    image: UIImage? = nil,
    actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// Runs the handler, or else sends the message; answers whether there was either.
  ///
  /// A message's own answer is not known, so it counts as done.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
  }
}
