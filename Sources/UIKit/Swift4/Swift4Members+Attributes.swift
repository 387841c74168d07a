internal import Foundation
public import UIKitCore
internal import UIKitValues

// The attributes of text whose names are plain strings in Swift 4.0 and 4.1 (L-288).

private typealias Attributes = [NSAttributedString.Key: Any]

private func named(_ attributes: Attributes) -> [String: Any] {
  Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
}

private func keyed(_ attributes: [String: Any]) -> Attributes {
  Dictionary(
    uniqueKeysWithValues: attributes.map { (NSAttributedString.Key(rawValue: $0.key), $0.value) }
  )
}

extension UITextField {
  /// The type that Swift 4 has for `defaultTextAttributes`.
  @available(swift, obsoleted: 4.2, message: "Its keys are NSAttributedString.Key")
  public var defaultTextAttributes: [String: Any] {
    get { named(defaultTextAttributes as Attributes) }
    set {
      let attributes: Attributes = keyed(newValue)
      defaultTextAttributes = attributes
    }
  }

  /// The type that Swift 4 has for `typingAttributes`.
  @available(swift, obsoleted: 4.2, message: "Its keys are NSAttributedString.Key")
  public var typingAttributes: [String: Any]? {
    get { (typingAttributes as Attributes?).map(named) }
    set {
      let attributes: Attributes? = newValue.map(keyed)
      typingAttributes = attributes
    }
  }
}

extension UITextView {
  /// The type that Swift 4 has for `typingAttributes`.
  @available(swift, obsoleted: 4.2, message: "Its keys are NSAttributedString.Key")
  public var typingAttributes: [String: Any] {
    get { named(typingAttributes as Attributes) }
    set {
      let attributes: Attributes = keyed(newValue)
      typingAttributes = attributes
    }
  }

  /// The type that Swift 4 has for `linkTextAttributes`.
  @available(swift, obsoleted: 4.2, message: "Its keys are NSAttributedString.Key")
  public var linkTextAttributes: [String: Any]! {
    get { (linkTextAttributes as Attributes?).map(named) }
    set {
      let attributes: Attributes = keyed(newValue ?? [:])
      linkTextAttributes = attributes
    }
  }
}
