/// The surface of everything that events can reach: applications, windows, views, controllers.
///
/// A responder that does not want a message hands it to `next`. The work behind the one-line
/// bodies is in `UIResponder+….swift`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What the object was told to say to assistive software; nil until it is told something.
  final var accessibilityProperties: AccessibilityProperties?

  public override init() { super.init() }

  /// Ends wherever the last reference goes; asking for the main actor first costs more than most
  /// ends do, which is why classes of which there are many say the same.
  nonisolated deinit {}

  // MARK: - Chain

  /// Whoever gets the events that this responder does not handle.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Asks to get the key events of the window; false when that isn't possible.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives the key events away; false when the responder wants to keep them.
  @discardableResult open func resignFirstResponder() -> Bool { yieldFirstResponder() }

  // MARK: - Activities and undoing

  /// What the user does with the responder.
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Takes back what was done; that of the next responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Touches, presses, motion

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: - Input views

  /// What to show in place of the keyboard.
  open var inputView: UIView? { nil }
  /// What to show above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  // MARK: - Actions

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ClassTable.responds(self, to: action)
  }

  /// The first responder from here upwards that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The commands that keys give while this responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called before a command is shown or performed, to change how it is.
  open func validate(_ command: UICommand) {}

  // MARK: - Loading

  /// Called once the object and everything its archive connects to it is there (L-10).
  open func awakeFromNib() {}

  /// Called instead of `awakeFromNib` while a design tool shows the object.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Values by key

  /// Sets a property by its name, as outlets and runtime attributes do (L-11).
  open func setValue(_ value: Any?, forKey key: String) {
    BuiltInKeys.areKnown
    if !ClassTable.set(value, forKey: key, of: self) { setValue(value, forUndefinedKey: key) }
  }

  /// The property with that name, if it can be read.
  open func value(forKey key: String) -> Any? {
    BuiltInKeys.areKnown
    return ClassTable.value(forKey: key, of: self) ?? value(forUndefinedKey: key)
  }

  /// Sets a property of an object that dots lead to.
  open func setValue(_ value: Any?, forKeyPath path: String) { set(value, forKeyPath: path) }
  open func value(forKeyPath path: String) -> Any? { value(atKeyPath: path) }

  /// Called for a key that nobody knows; raises unless it is overridden (L-12).
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UIKitException.unknownKeySet(of: self, key: key).raise()
  }

  open func value(forUndefinedKey key: String) -> Any? { nil }

  /// Told of changes of what `addObserver(_:forKeyPath:options:context:)` named.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: - Accessibility

  /// What the object says of itself because of what it is; the kit's classes override this alone.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether assistive software's cursor stops here, rather than at what is inside.
  open var isAccessibilityElement: Bool {
    get {
      accessibilityProperties?.blocks.isElement?() ?? accessibilityProperties?.isElement
        ?? accessibilityDefaults.isElement
    }
    set { tell { $0.isElement = newValue } }
  }

  /// The words that name the element.
  open var accessibilityLabel: String? {
    get { saidLabel?.string }
    set { tell { $0.label = newValue.map(AccessibilityText.init) } }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get { saidLabel ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
    set { tell { $0.label = newValue.map(AccessibilityText.init) } }
  }

  /// What using the element does, said after a pause.
  open var accessibilityHint: String? {
    get { saidHint?.string }
    set { tell { $0.hint = newValue.map(AccessibilityText.init) } }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { saidHint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
    set { tell { $0.hint = newValue.map(AccessibilityText.init) } }
  }

  open var accessibilityValue: String? {
    get { saidValue?.string }
    set { tell { $0.value = newValue.map(AccessibilityText.init) } }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { saidValue ?? accessibilityValue.map(NSAttributedString.init(string:)) }
    set { tell { $0.value = newValue.map(AccessibilityText.init) } }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibilityProperties?.blocks.traits?() ?? accessibilityProperties?.traits
        ?? accessibilityDefaults.traits
    }
    set { tell { $0.traits = newValue } }
  }

  /// A name for tests, never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibilityProperties?.blocks.identifier?() ?? accessibilityProperties?.identifier }
    set { tell { $0.identifier = newValue } }
  }

  open var accessibilityLanguage: String? {
    get { accessibilityProperties?.blocks.language?() ?? accessibilityProperties?.language }
    set { tell { $0.language = newValue } }
  }

  /// Where the element is, in screen coordinates.
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

  /// The point that stands for the element, in screen coordinates.
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
        ?? accessibilityDefaults.elements
    }
    set { tell { $0.elements = newValue } }
  }

  /// What tests see in place of the elements.
  open var automationElements: [Any]? {
    get { accessibilityProperties?.automationElements }
    set { tell { $0.automationElements = newValue } }
  }

  /// The elements inside, for classes that count them instead of listing them; `NSNotFound` for
  /// those that do neither.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int { place(ofElement: element) }

  open var accessibilityElementsHidden: Bool {
    get {
      accessibilityProperties?.blocks.elementsHidden?() ?? accessibilityProperties?.hidesElements
        ?? false
    }
    set { tell { $0.hidesElements = newValue } }
  }

  /// Whether what stands beside the view is out of reach.
  open var accessibilityViewIsModal: Bool {
    get {
      accessibilityProperties?.blocks.isModal?() ?? accessibilityProperties?.isModal
        ?? accessibilityDefaults.isModal
    }
    set { tell { $0.isModal = newValue } }
  }

  /// Whether what is inside is read without a break.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      accessibilityProperties?.blocks.groupsChildren?() ?? accessibilityProperties?.groupsChildren
        ?? accessibilityDefaults.groupsChildren
    }
    set { tell { $0.groupsChildren = newValue } }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      accessibilityProperties?.blocks.containerType?() ?? accessibilityProperties?.containerType
        ?? accessibilityDefaults.containerType
    }
    set { tell { $0.containerType = newValue } }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityProperties?.navigationStyle ?? .automatic }
    set { tell { $0.navigationStyle = newValue } }
  }

  /// The names by which a voice may call the element.
  open var accessibilityUserInputLabels: [String]! {
    get { saidInputLabels.map(\.string) }
    set { tell { $0.userInputLabels = newValue?.map(NSAttributedString.init(string:)) } }
  }

  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { saidInputLabels }
    set { tell { $0.userInputLabels = newValue } }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      accessibilityProperties?.blocks.customActions?() as? [UIAccessibilityCustomAction]
        ?? accessibilityProperties?.customActions
    }
    set { tell { $0.customActions = newValue } }
  }

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

  /// Whether Switch Control and Voice Control offer the element; true unless told otherwise.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityProperties?.blocks.respondsToUser?() ?? accessibilityProperties?.respondsToUser
        ?? true
    }
    set { tell { $0.respondsToUser = newValue } }
  }

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityProperties?.textualContext }
    set { tell { $0.textualContext = newValue } }
  }

  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityProperties?.headerElements }
    set { tell { $0.headerElements = newValue } }
  }

  /// Does what a double tap asks for; false lets a tap at the activation point do it.
  open func accessibilityActivate() -> Bool { accessibilityProperties?.blocks.activate?() ?? false }
  open func accessibilityIncrement() { accessibilityProperties?.blocks.increment?() }
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

  /// Told after assistive software's cursor came to the element, or left it.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool {
    UIScreen.main.voiceOver?.cursor === self
  }
  /// The assistive software whose cursor is on the element; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }
}
