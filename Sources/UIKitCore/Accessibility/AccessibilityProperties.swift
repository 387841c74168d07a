public import Foundation

/// What an object was told to say of itself to assistive software; what is nil follows from its
/// class.
///
/// Most objects are told nothing, so each keeps one reference, which is nil until it is.
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
  /// Elements that stand for parts of a control, made once so that focus can stay on them.
  var parts: [UIAccessibilityElement] = []
}

/// Words with or without attributes.
nonisolated struct AccessibilityText {
  var attributed: NSAttributedString
  var string: String { attributed.string }

  init(_ attributed: NSAttributedString) { self.attributed = attributed }

  init(_ string: String) { attributed = NSAttributedString(string: string) }
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

/// What an object says of itself because of its class and state, where it was told nothing else.
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
  /// What the kit itself offers beside the app's own actions.
  var actions: [UIAccessibilityCustomAction] = []
}
