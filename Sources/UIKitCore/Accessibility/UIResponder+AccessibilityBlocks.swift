public import Foundation

/// Closures that answer in place of the properties of the same name, and go before them.
extension UIResponder {
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.isElement }
    set { tell { $0.blocks.isElement = newValue } }
  }
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.label }
    set { tell { $0.blocks.label = newValue } }
  }
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks.attributedLabel }
    set { tell { $0.blocks.attributedLabel = newValue } }
  }
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.value }
    set { tell { $0.blocks.value = newValue } }
  }
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks.attributedValue }
    set { tell { $0.blocks.attributedValue = newValue } }
  }
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.hint }
    set { tell { $0.blocks.hint = newValue } }
  }
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks.attributedHint }
    set { tell { $0.blocks.attributedHint = newValue } }
  }
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityProperties?.blocks.traits }
    set { tell { $0.blocks.traits = newValue } }
  }
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.identifier }
    set { tell { $0.blocks.identifier = newValue } }
  }
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks.language }
    set { tell { $0.blocks.language = newValue } }
  }
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityProperties?.blocks.frame }
    set { tell { $0.blocks.frame = newValue } }
  }
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityProperties?.blocks.path }
    set { tell { $0.blocks.path = newValue } }
  }
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityProperties?.blocks.activationPoint }
    set { tell { $0.blocks.activationPoint = newValue } }
  }
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.elements }
    set { tell { $0.blocks.elements = newValue } }
  }
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.elementsHidden }
    set { tell { $0.blocks.elementsHidden = newValue } }
  }
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.isModal }
    set { tell { $0.blocks.isModal = newValue } }
  }
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.groupsChildren }
    set { tell { $0.blocks.groupsChildren = newValue } }
  }
  public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.customActions }
    set { tell { $0.blocks.customActions = newValue } }
  }
  public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.customRotors }
    set { tell { $0.blocks.customRotors = newValue } }
  }
  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks.userInputLabels }
    set { tell { $0.blocks.userInputLabels = newValue } }
  }
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibilityProperties?.blocks.containerType }
    set { tell { $0.blocks.containerType = newValue } }
  }
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.respondsToUser }
    set { tell { $0.blocks.respondsToUser = newValue } }
  }
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.activate }
    set { tell { $0.blocks.activate = newValue } }
  }
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityProperties?.blocks.increment }
    set { tell { $0.blocks.increment = newValue } }
  }
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityProperties?.blocks.decrement }
    set { tell { $0.blocks.decrement = newValue } }
  }
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.escape }
    set { tell { $0.blocks.escape = newValue } }
  }
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks.magicTap }
    set { tell { $0.blocks.magicTap = newValue } }
  }
}
