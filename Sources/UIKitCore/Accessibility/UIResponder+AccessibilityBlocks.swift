internal import Foundation

/// Closures that answer in place of the properties of the same name, and win over them.
extension UIResponder {
  /// Answers for `isAccessibilityElement`; nil by default.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.isElement }
    set { tell { $0.blocks.isElement = newValue } }
  }
  /// Answers for `accessibilityLabel`; the attributed closure wins over it.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.label }
    set { tell { $0.blocks.label = newValue } }
  }
  /// Answers for `accessibilityLabel` and its attributed form; nil by default.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks.attributedLabel }
    set { tell { $0.blocks.attributedLabel = newValue } }
  }
  /// Answers for `accessibilityValue`; the attributed closure wins over it.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.value }
    set { tell { $0.blocks.value = newValue } }
  }
  /// Answers for `accessibilityValue` and its attributed form; nil by default.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks.attributedValue }
    set { tell { $0.blocks.attributedValue = newValue } }
  }
  /// Answers for `accessibilityHint`; the attributed closure wins over it.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.hint }
    set { tell { $0.blocks.hint = newValue } }
  }
  /// Answers for `accessibilityHint` and its attributed form; nil by default.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks.attributedHint }
    set { tell { $0.blocks.attributedHint = newValue } }
  }
  /// Answers for `accessibilityTraits`; nil by default.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityProperties?.blocks.traits }
    set { tell { $0.blocks.traits = newValue } }
  }
  /// Answers for `accessibilityIdentifier`; a nil answer falls back to the property.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.identifier }
    set { tell { $0.blocks.identifier = newValue } }
  }
  /// Answers for `accessibilityLanguage`; a nil answer falls back to the property.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.language }
    set { tell { $0.blocks.language = newValue } }
  }
  /// Answers for `accessibilityFrame`, in points of the screen; nil by default.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityProperties?.blocks.frame }
    set { tell { $0.blocks.frame = newValue } }
  }
  /// Answers for `accessibilityPath`, in points of the screen; nil falls back to the property.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityProperties?.blocks.path }
    set { tell { $0.blocks.path = newValue } }
  }
  /// Answers for `accessibilityActivationPoint`, in points of the screen; nil by default.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityProperties?.blocks.activationPoint }
    set { tell { $0.blocks.activationPoint = newValue } }
  }
  /// Answers for `accessibilityElements`; a nil answer falls back to the property.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.elements }
    set { tell { $0.blocks.elements = newValue } }
  }
  /// Answers for `accessibilityElementsHidden`; nil by default.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.elementsHidden }
    set { tell { $0.blocks.elementsHidden = newValue } }
  }
  /// Answers for `accessibilityViewIsModal`; nil by default.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.isModal }
    set { tell { $0.blocks.isModal = newValue } }
  }
  /// Answers for `shouldGroupAccessibilityChildren`; nil by default.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.groupsChildren }
    set { tell { $0.blocks.groupsChildren = newValue } }
  }
  /// Answers for `accessibilityCustomActions`; an array of another type counts as no answer.
  public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.customActions }
    set { tell { $0.blocks.customActions = newValue } }
  }
  /// Answers for `accessibilityCustomRotors`; an array of another type counts as no answer.
  public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.customRotors }
    set { tell { $0.blocks.customRotors = newValue } }
  }
  /// Answers for `accessibilityUserInputLabels` with strings, plain or attributed; nil is none.
  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.userInputLabels }
    set { tell { $0.blocks.userInputLabels = newValue } }
  }
  /// Answers for `accessibilityContainerType`; nil by default.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibilityProperties?.blocks.containerType }
    set { tell { $0.blocks.containerType = newValue } }
  }
  /// Answers for `accessibilityRespondsToUserInteraction`; nil by default.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.respondsToUser }
    set { tell { $0.blocks.respondsToUser = newValue } }
  }
  /// Runs in place of `accessibilityActivate()`; returns `true` if it did the user's action.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.activate }
    set { tell { $0.blocks.activate = newValue } }
  }
  /// Runs in place of `accessibilityIncrement()`.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityProperties?.blocks.increment }
    set { tell { $0.blocks.increment = newValue } }
  }
  /// Runs in place of `accessibilityDecrement()`.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityProperties?.blocks.decrement }
    set { tell { $0.blocks.decrement = newValue } }
  }
  /// Runs in place of `accessibilityPerformEscape()`; returns `true` if it left the screen.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.escape }
    set { tell { $0.blocks.escape = newValue } }
  }
  /// Runs in place of `accessibilityPerformMagicTap()`; returns `true` if it did something.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.magicTap }
    set { tell { $0.blocks.magicTap = newValue } }
  }
}
