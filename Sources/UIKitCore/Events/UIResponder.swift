internal import ObjectiveC

/// The surface of everything that events can reach: applications, windows, views, controllers.
///
/// A responder that does not want a message hands it to `next`. The work behind the one-line
/// bodies is in `UIResponder+….swift`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The accessibility values that were set on the object; nil until one is set.
  final var accessibilityProperties: AccessibilityProperties?

  /// A layer without size, colour or content.
  public override init() {
    super.init()
    ExtensionOverrides.apply(to: Swift.type(of: self))
  }

  /// Ends wherever the last reference goes; asking for the main actor first costs more than most
  /// ends do, which is why classes of which there are many say the same.
  nonisolated deinit {}

  // MARK: - Chain

  /// Whoever gets the events that this responder does not handle.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// True if the keys of the responder's window come here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  /// Default false; a responder that wants keys overrides this.
  open var canBecomeFirstResponder: Bool { false }
  /// Default true; returning false keeps the keys here.
  open var canResignFirstResponder: Bool { true }

  /// Asks to get the key events of the window; false when that isn't possible.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives the key events away; false when the responder wants to keep them.
  @discardableResult open func resignFirstResponder() -> Bool { yieldFirstResponder() }

  // MARK: - Activities and undoing

  /// The activity the user carries out with the responder; default nil.
  open var userActivity: NSUserActivity?
  /// Brings the activity up to date when a scene whose `userActivity` it is is saved; default
  /// nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Does nothing by default, and is not called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Takes back what was done; that of the next responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The types of items that are taken by pasting and dropping; default nil, which is none (G-12).
  open var pasteConfiguration: UIPasteConfiguration?
  /// Takes items that were pasted or dropped; does nothing by default (G-12).
  open func paste(itemProviders: [NSItemProvider]) {}
  /// True if the configuration has a type of one of the items (G-12).
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.takes(itemProviders) ?? false
  }

  // MARK: - Touches, presses, motion

  /// New touches of this responder's view; the default hands them to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that moved; the default hands them to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that left the screen; the default hands them to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches taken away, as by a gesture; the default hands them to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Hands it to `next`; no touch has estimated properties here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Keys and buttons pressed; the default hands them to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Hands it to `next`; no press reports changes here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys and buttons released; the default hands them to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Hands it to `next`; presses are not cancelled here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called as the user begins to shake the device; hands it to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called as the user stops shaking the device; hands it to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Hands it to `next`; no motion is delivered here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Hands it to `next`; no remote control is delivered here.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: - Input views

  /// The view to show in place of the keyboard; default nil (W-230).
  open var inputView: UIView? { nil }
  /// The view to show above the keyboard; default nil (W-230).
  open var inputAccessoryView: UIView? { nil }
  /// The controller of a view to show in place of the keyboard; default nil (W-231).
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of a view to show above the keyboard; default nil (W-231).
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Shows the views of now, if the responder has the keys.
  open func reloadInputViews() { responderWindow?.showInputViews() }
  /// The gestures for undoing and the like that are offered while text is edited; kept here, since
  /// there are none; default `default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Forgets the language that was typed in under a name; does nothing here, since none is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Has text read by the camera; does nothing here.
  open func captureTextFromCamera(_ sender: Any?) {}
  /// The things that the responder can share or have copied; default nil (W-232).
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { sharedThings }
    set { sharedThings = newValue }
  }
  /// The language that is typed in, of the first one who says so from here upwards; by default the
  /// language of the device.
  open var textInputMode: UITextInputMode? { next.map(\.textInputMode) ?? .device }
  /// The name under which the language that is typed in is kept; default nil; not asked here.
  open var textInputContextIdentifier: String? { nil }

  // MARK: - Actions

  /// Default: true if the class or a superclass has the action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ClassTable.responds(self, to: action)
  }

  /// The first responder from here upwards that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes a tree of menus; overrides call super.
  ///
  /// That of the menu bar comes to the app and to its delegate once it is needed (V-141), one over
  /// content to the responders from the one that it opens for upwards (V-279).
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: - Editing commands

  /// Takes what is selected to the pasteboard; does nothing by default (W-71).
  open func cut(_ sender: Any?) {}
  /// Copies what is selected to the pasteboard; does nothing by default (W-71).
  open func copy(_ sender: Any?) {}
  /// Puts in what the pasteboard holds; does nothing by default (W-71).
  open func paste(_ sender: Any?) {}
  /// Deletes what is selected; does nothing by default (W-71).
  open func delete(_ sender: Any?) {}
  /// Selects what is touched, such as a word; does nothing by default (W-71).
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default (W-71).
  open func selectAll(_ sender: Any?) {}
  /// Puts in what the pasteboard holds, in the style of the text around; does nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Puts in an address and goes there; does nothing by default, and is not sent here.
  open func pasteAndGo(_ sender: Any?) {}
  /// Puts in text and searches for it; does nothing by default, and is not sent here.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Changes the weight of what is selected; does nothing by default (W-233).
  open func toggleBoldface(_ sender: Any?) {}
  /// Changes the slant of what is selected; does nothing by default (W-233).
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is selected; does nothing by default (W-233).
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes what is selected larger; does nothing by default (W-233).
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is selected smaller; does nothing by default (W-233).
  open func decreaseSize(_ sender: Any?) {}
  /// Has the paragraphs read from the left; does nothing by default (W-233).
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has the paragraphs read from the right; does nothing by default (W-233).
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Exchanges the attributes of what is selected; does nothing by default (W-233).
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Offers to search; does nothing by default (W-234).
  open func find(_ sender: Any?) {}
  /// Offers to search and to replace; does nothing by default (W-234).
  open func findAndReplace(_ sender: Any?) {}
  /// Goes on to the next place that was found; does nothing by default (W-234).
  open func findNext(_ sender: Any?) {}
  /// Goes back to the place found before; does nothing by default (W-234).
  open func findPrevious(_ sender: Any?) {}
  /// Searches for what is selected; does nothing by default (W-234).
  open func useSelectionForFind(_ sender: Any?) {}
  /// Prints; does nothing by default, and is not sent here.
  open func printContent(_ sender: Any?) {}
  /// Has something renamed; does nothing by default, and is not sent here.
  open func rename(_ sender: Any?) {}
  /// Duplicates something; does nothing by default, and is not sent here.
  open func duplicate(_ sender: Any?) {}
  /// Moves something elsewhere; does nothing by default, and is not sent here.
  open func move(_ sender: Any?) {}
  /// Exports something; does nothing by default, and is not sent here.
  open func export(_ sender: Any?) {}
  /// Offers to have text rewritten; does nothing by default, and is not sent here.
  open func showWritingTools(_ sender: Any?) {}

  /// The commands that keys give while this responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called before a command is shown or performed, to change how it is.
  open func validate(_ command: UICommand) {}

  // MARK: - Focus

  /// The environments that the focus goes to when it is sent here, the best one first; none by
  /// default, and the first item inside has the focus then (W-110).
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// False if the focus may not move as described; default true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus moved into the view or controller, within it or out of it; does nothing by default.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Has the focus sent to what is preferred here in the next frame.
  open func setNeedsFocusUpdate() { sendFocus() }

  /// Moves the focus at once if that was asked for.
  open func updateFocusIfNeeded() { sentFocus?.updateIfNeeded() }

  // MARK: - Loading

  /// Called once the object and everything its archive connects to it is there (L-10).
  open func awakeFromNib() {}

  /// Called instead of `awakeFromNib` while a design tool shows the object.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Values by key

  /// Sets a property by its name, as outlets and runtime attributes do (L-11).
  open func setValue(_ value: Any?, forKey key: String) {
    if value == nil, ClassTable.holdsNumber(key, of: self) { return setNilValueForKey(key) }
    if !ClassTable.set(value, forKey: key, of: self) { setValue(value, forUndefinedKey: key) }
  }

  /// The property with that name, if it can be read.
  open func value(forKey key: String) -> Any? {
    ClassTable.value(forKey: key, of: self) ?? value(forUndefinedKey: key)
  }

  /// Sets a property of an object that dots lead to.
  open func setValue(_ value: Any?, forKeyPath path: String) { set(value, forKeyPath: path) }
  /// Reads a property of an object that dots lead to; nil if one of them has no value.
  open func value(forKeyPath path: String) -> Any? { value(atKeyPath: path) }

  /// Called for a key that nobody knows; raises unless it is overridden (L-12).
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UIKitException.unknownKeySet(of: self, key: key).raise()
  }

  /// Called for a number that is set to nil; raises unless it is overridden (L-307).
  open func setNilValueForKey(_ key: String) { raiseNilForNumber(key, of: self) }

  /// Called for a key that cannot be read; returns nil unless it is overridden.
  open func value(forUndefinedKey key: String) -> Any? { nil }

  /// Called on changes of the properties that `addObserver(_:forKeyPath:options:context:)` named.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: - Accessibility

  /// The accessibility values that follow from the class; only UIKit's own classes override this.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// True if assistive software's cursor stops here, rather than at the elements inside.
  open var isAccessibilityElement: Bool {
    get {
      accessibilityProperties?.blocks.isElement?() ?? accessibilityProperties?.isElement
        ?? knownDefaults.isElement
    }
    set { tell { $0.isElement = newValue } }
  }

  /// The text that names the element.
  open var accessibilityLabel: String? {
    get { plainLabel }
    set { tell { $0.label = newValue.map(AccessibilityText.init) } }
  }

  /// The label with speech attributes; reading it without attributes set gives the plain label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { saidLabel ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
    set { tell { $0.label = newValue.map(AccessibilityText.init) } }
  }

  /// The effect of using the element, spoken after a pause.
  open var accessibilityHint: String? {
    get { plainHint }
    set { tell { $0.hint = newValue.map(AccessibilityText.init) } }
  }

  /// The hint with speech attributes; without attributes set it is the plain hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { saidHint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
    set { tell { $0.hint = newValue.map(AccessibilityText.init) } }
  }

  /// The current value in text, such as a slider's; default is what the class supplies.
  open var accessibilityValue: String? {
    get { plainValue }
    set { tell { $0.value = newValue.map(AccessibilityText.init) } }
  }

  /// The value with speech attributes; without attributes set it is the plain value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { saidValue ?? accessibilityValue.map(NSAttributedString.init(string:)) }
    set { tell { $0.value = newValue.map(AccessibilityText.init) } }
  }

  /// The role and state of the element; default is what the class supplies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibilityProperties?.blocks.traits?() ?? accessibilityProperties?.traits
        ?? knownDefaults.traits
    }
    set { tell { $0.traits = newValue } }
  }

  /// A name for tests, never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibilityProperties?.blocks.identifier?() ?? accessibilityProperties?.identifier }
    set { tell { $0.identifier = newValue } }
  }

  /// The BCP 47 code of the language to speak in; nil, the default, is the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityProperties?.blocks.language?() ?? accessibilityProperties?.language }
    set { tell { $0.language = newValue } }
  }

  /// The element's frame in screen coordinates; a view's default is its bounds converted.
  open var accessibilityFrame: CGRect {
    get {
      accessibilityProperties?.blocks.frame?() ?? accessibilityProperties?.frame ?? naturalFrame
    }
    set { tell { $0.frame = newValue } }
  }

  /// The outline of the element in screen coordinates, where it is no rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityProperties?.blocks.path?() ?? accessibilityProperties?.path }
    set { tell { $0.path = newValue } }
  }

  /// The point at which the element is activated, in screen coordinates; default the frame's
  /// middle.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityProperties?.blocks.activationPoint?() ?? accessibilityProperties?.activationPoint
        ?? naturalActivationPoint
    }
    set { tell { $0.activationPoint = newValue } }
  }

  /// The elements inside, in the order in which they are read; nil leaves both to the views.
  open var accessibilityElements: [Any]? {
    get {
      accessibilityProperties?.blocks.elements?() ?? accessibilityProperties?.elements
        ?? knownDefaults.elements
    }
    set { tell { $0.elements = newValue } }
  }

  /// The elements that tests see in place of the accessibility elements.
  open var automationElements: [Any]? {
    get { accessibilityProperties?.automationElements }
    set { tell { $0.automationElements = newValue } }
  }

  /// The elements inside, for classes that count them instead of listing them; `NSNotFound` for
  /// those that do neither.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// Returns the element at an index of `accessibilityElements`; nil out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an element in `accessibilityElements`, else `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int { place(ofElement: element) }

  /// Hides the elements inside from assistive software; default false.
  open var accessibilityElementsHidden: Bool {
    get {
      accessibilityProperties?.blocks.elementsHidden?() ?? accessibilityProperties?.hidesElements
        ?? false
    }
    set { tell { $0.hidesElements = newValue } }
  }

  /// True if elements beside the view are out of reach; default is what the class supplies.
  open var accessibilityViewIsModal: Bool {
    get {
      accessibilityProperties?.blocks.isModal?() ?? accessibilityProperties?.isModal
        ?? knownDefaults.isModal
    }
    set { tell { $0.isModal = newValue } }
  }

  /// True if the elements inside are read together; default is what the class supplies.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      accessibilityProperties?.blocks.groupsChildren?() ?? accessibilityProperties?.groupsChildren
        ?? knownDefaults.groupsChildren
    }
    set { tell { $0.groupsChildren = newValue } }
  }

  /// The kind of container, such as a table; default is what the class supplies.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      accessibilityProperties?.blocks.containerType?() ?? accessibilityProperties?.containerType
        ?? knownDefaults.containerType
    }
    set { tell { $0.containerType = newValue } }
  }

  /// Default `automatic`; kept, and has no effect here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityProperties?.navigationStyle ?? .automatic }
    set { tell { $0.navigationStyle = newValue } }
  }

  /// The names by which a voice may call the element.
  open var accessibilityUserInputLabels: [String]! {
    get { saidInputLabels.map(\.string) }
    set { tell { $0.userInputLabels = newValue?.map(NSAttributedString.init(string:)) } }
  }

  /// The names for voice control, the main one first; default follows from the label.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { saidInputLabels }
    set { tell { $0.userInputLabels = newValue } }
  }

  /// The actions offered in the actions menu; default nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      accessibilityProperties?.blocks.customActions?() as? [UIAccessibilityCustomAction]
        ?? accessibilityProperties?.customActions
    }
    set { tell { $0.customActions = newValue } }
  }

  /// The ways of moving between elements that an app adds; default nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      accessibilityProperties?.blocks.customRotors?() as? [UIAccessibilityCustomRotor]
        ?? accessibilityProperties?.customRotors
    }
    set { tell { $0.customRotors = newValue } }
  }

  /// More about the element, said when it is asked for.
  open var accessibilityCustomContent: [AXCustomContent]! {
    get { accessibilityProperties?.customContent ?? [] }
    set { tell { $0.customContent = newValue } }
  }

  /// True if Switch Control and Voice Control offer the element; default true.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityProperties?.blocks.respondsToUser?() ?? accessibilityProperties?.respondsToUser
        ?? true
    }
    set { tell { $0.respondsToUser = newValue } }
  }

  /// The kind of text, such as source code; default nil.
  ///
  /// Kept, and has no effect here.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityProperties?.textualContext }
    set { tell { $0.textualContext = newValue } }
  }

  /// Default nil; kept, and has no effect here.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityProperties?.headerElements }
    set { tell { $0.headerElements = newValue } }
  }

  /// Does what a double tap asks for; false lets a tap at the activation point do it.
  open func accessibilityActivate() -> Bool { accessibilityProperties?.blocks.activate?() ?? false }
  /// Raises the value of an adjustable element; default calls the app's block, if one is set.
  open func accessibilityIncrement() { accessibilityProperties?.blocks.increment?() }
  /// Lowers the value of an adjustable element; default calls the app's block, if one is set.
  open func accessibilityDecrement() { accessibilityProperties?.blocks.decrement?() }
  /// Scrolls by a page; false leaves it to whatever is around.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is shown on top; false leaves it to whatever is around.
  open func accessibilityPerformEscape() -> Bool {
    accessibilityProperties?.blocks.escape?() ?? false
  }
  /// Does what is wanted most; false leaves it to whatever is around.
  open func accessibilityPerformMagicTap() -> Bool {
    accessibilityProperties?.blocks.magicTap?() ?? false
  }

  /// Called after assistive software's cursor came to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called after assistive software's cursor left the element.
  open func accessibilityElementDidLoseFocus() {}
  /// True while VoiceOver's cursor on the main screen is on the element.
  open func accessibilityElementIsFocused() -> Bool {
    UIScreen.main.screenReader?.cursor === self
  }
  /// The assistive software whose cursor is on the element; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }
}

extension UIResponder: UIPasteConfigurationSupporting, UIResponderStandardEditActions,
  UIActivityItemsConfigurationProviding
{}

/// An object that can continue an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues an activity; a responder does nothing unless it overrides this.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
