/// The surface of everything that events can reach: applications, windows, views, controllers.
///
/// A responder that does not want a message hands it to `next`. The work behind the one-line
/// bodies is in `UIResponder+….swift`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  var accessibility = AccessibilityProperties()

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

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// The words that name the element.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// A name for tests, never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// Where the element is, in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The point that stands for the element, in screen coordinates.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The elements inside, for classes that count them instead of listing them.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
    return index ?? NSNotFound
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
}
