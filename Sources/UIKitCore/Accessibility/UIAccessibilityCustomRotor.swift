public import Foundation

/// A way through some of the elements, which the app chooses: unread mail, errors, marks.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way to go.
  nonisolated public enum Direction: Int, Sendable { case previous, next }

  /// The kinds of rotors that the system has a name for.
  nonisolated public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// Finds the next item, nil at the end.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    itemSearchBlock = itemSearch
    systemRotorType = .none
  }

  public convenience init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearch)
    self.attributedName = attributedName
  }

  public init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    name = "\(systemType)"
    attributedName = NSAttributedString(string: "\(systemType)")
    itemSearchBlock = itemSearch
    systemRotorType = systemType
  }
}

/// Where a rotor is, and which way it is turned.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}

/// What a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
