internal import CoreGraphics

/// An obstacle to the use of an element.
package struct AccessibilityIssue: Equatable {
  package enum Kind: String, CaseIterable, Sendable {
    case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType
    case textClipped, trait
  }

  package let kind: Kind
  /// The label of the element, or else its value.
  package let name: String
  /// In points of the screen.
  package let frame: CGRect
  /// The problem and its remedy, as one sentence.
  package let text: String
  /// The element, nil once it is gone.
  package weak var object: NSObject?

  package static func == (first: Self, second: Self) -> Bool {
    first.kind == second.kind && first.text == second.text && first.frame == second.frame
  }
}

extension AccessibilityIssue {
  // The sentences are here, beside the issues that they describe.

  static func unnamed(_ item: AccessibleItem) -> Self {
    Self(item, .sufficientElementDescription, "has no text. Give it an accessibilityLabel.")
  }

  static func sameName(_ item: AccessibleItem, _ count: Int) -> Self {
    Self(
      item,
      .sufficientElementDescription,
      "is one of \(count) of that name. Tell them apart by their labels."
    )
  }

  static func small(_ item: AccessibleItem, _ size: CGSize) -> Self {
    Self(
      item,
      .hitRegion,
      "is \(size.width.short) × \(size.height.short) points. Make it 44 × 44 at least."
    )
  }

  static func faint(_ item: AccessibleItem, _ ratio: Double, needed: Double) -> Self {
    let shown = (ratio * 10).rounded() / 10
    return Self(
      item,
      .contrast,
      "stands out by \(CGFloat(shown).short) : 1. Text needs \(CGFloat(needed).short) : 1."
    )
  }

  static func cut(_ item: AccessibleItem, at size: String) -> Self {
    Self(item, .textClipped, "is cut at text size \(size). Give it more lines or more room.")
  }

  static func fixed(_ item: AccessibleItem) -> Self {
    Self(item, .dynamicType, "keeps its size. Use a text style that follows the user's text size.")
  }

  static func unmarked(_ item: AccessibleItem) -> Self {
    Self(item, .trait, "can be tapped, and says so nowhere. Add the button trait.")
  }

  static func contradicting(_ item: AccessibleItem) -> Self {
    Self(item, .trait, "is a button and a link. Keep one of the traits.")
  }

  static func unreachable(_ view: UIView) -> Self {
    Self(
      AccessibleItem(object: view, isElement: true, frame: view.accessibilityFrame),
      .elementDetection,
      "can be used, but VoiceOver does not get there. Look at what hides it."
    )
  }

  private init(_ item: AccessibleItem, _ kind: Kind, _ text: String) {
    let said = AccessibleObject(object: item.object)
    let spoken = said.label.isEmpty ? said.value : said.label
    let what = spoken.isEmpty ? "The \(type(of: item.object))" : "“\(spoken)”"
    self.init(
      kind: kind,
      name: spoken,
      frame: said.frame,
      text: "\(what) \(text)",
      object: item.object
    )
  }
}
