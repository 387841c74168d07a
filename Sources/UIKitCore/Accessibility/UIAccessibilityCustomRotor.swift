public import Foundation

/// A way through some of the elements, chosen by the app: unread mail, errors, marks.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of the search.
  nonisolated public enum Direction: Int, Sendable { case previous, next }

  /// The kinds of rotors that the system has a name for.
  nonisolated public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// Finds the item after or before the current one; nil at the end.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that the rotor is found by.
  open var name: String
  /// The name with attributes; changing it does not change `name`.
  open var attributedName: NSAttributedString
  /// The closure that finds the next item.
  open var itemSearchBlock: Search
  /// The system's kind of the rotor; `none` for one with a name of the app's.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    itemSearchBlock = itemSearch
    systemRotorType = .none
  }

  /// Creates a rotor with an attributed name.
  public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    itemSearchBlock = itemSearch
    systemRotorType = .none
  }

  /// Creates a rotor of a system kind; its name is the case's name in English.
  public init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    name = "\(systemType)"
    attributedName = NSAttributedString(string: "\(systemType)")
    itemSearchBlock = itemSearch
    systemRotorType = systemType
  }
}

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item to start from; its element is the one with the cursor.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search; default `next`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}

/// The result of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that the cursor goes to; held weakly.
  open weak var targetElement: (any NSObjectProtocol)?
  /// A range in the element's text; kept, and not used here.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  /// Creates a result; the range is only kept.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
