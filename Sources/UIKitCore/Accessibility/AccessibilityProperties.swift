internal import Foundation

/// The accessibility values that were set for an object; those that are nil follow from its class.
///
/// For most objects nothing is set, so each keeps one reference, which is nil until then.
nonisolated final class AccessibilityProperties {
  var isElement: Bool?
  var label: AccessibilityText?
  var hint: AccessibilityText?
  var value: AccessibilityText?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var elements: [Any]?
  var automationElements: [Any]?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var customContent: [AXCustomContent]?
  var activationPoint: CGPoint?
  var userInputLabels: [NSAttributedString]?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var respondsToUser: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var headerElements: [Any]?
  var blocks = AccessibilityBlocks()
  /// Elements that represent parts of a control, made once so that the cursor can stay on them.
  var parts: [UIAccessibilityElement] = []
}

/// Text with or without attributes.
///
/// Most has none, and Foundation for Linux never gives back what an attributed string costs, so one
/// is made only where somebody asks for it.
nonisolated struct AccessibilityText {
  let string: String
  private let given: NSAttributedString?

  init(_ attributed: NSAttributedString) { (string, given) = (attributed.string, attributed) }

  init(_ string: String) { (self.string, given) = (string, nil) }

  /// The text with the attributes that it was given, if any.
  var attributed: NSAttributedString { given ?? NSAttributedString(string: string) }
}

/// Closures that answer in place of properties.
nonisolated struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var language: AXStringReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var elements: AXArrayReturnBlock?
  var elementsHidden: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var customActions: AXArrayReturnBlock?
  var customRotors: AXArrayReturnBlock?
  var userInputLabels: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var respondsToUser: AXBoolReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var escape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
}

/// The accessibility values that follow from an object's class and state, where none were set.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = .none
  var activationPoint: CGPoint?
  var elements: [Any]?
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var userInputLabels: [String] = []
  /// The actions that the kit offers beside the app's own.
  var actions: [UIAccessibilityCustomAction] = []
}
