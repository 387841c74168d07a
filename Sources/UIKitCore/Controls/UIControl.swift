/// A view that turns touches into actions.
///
/// State lives in flags (`isEnabled`, `isSelected`, `isHighlighted`); subclasses look at `state`
/// and redraw when it changes. Which targets hear which events is kept in `targetActions`.
open class UIControl: UIView {
  var targetActions: [TargetAction] = []
  var alignment = ContentAlignment()
  /// What is being tracked, so that actions of a changed value hear of it too.
  final weak var trackedEvent: UIEvent?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a control with its flags and content alignment.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeControl(nib) }
  }

  /// A control that sends an action when its primary event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  nonisolated deinit {}

  // MARK: - State

  /// Whether the control answers to touches; a disabled control also looks disabled.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { controlStateDidChange() } }
  }

  /// Whether the control is in its selected state.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { controlStateDidChange() } }
  }

  /// Whether the control is drawn as being pressed.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { controlStateDidChange() } }
  }

  /// All flags at once; empty means normal.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Where content stands between top and bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { alignment.vertical }
    set {
      alignment.vertical = newValue
      setNeedsLayout()
    }
  }

  /// Where content stands between the sides.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { alignment.horizontal }
    set {
      alignment.horizontal = newValue
      setNeedsLayout()
    }
  }

  /// The horizontal alignment with leading and trailing told apart by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    alignment.effectiveHorizontal(effectiveUserInterfaceLayoutDirection)
  }

  // MARK: - Tracking

  /// Whether a touch that began in the control is still down.
  open internal(set) var isTracking: Bool = false

  /// Whether the tracked touch is inside the control at the moment.
  open internal(set) var isTouchInside: Bool = false

  /// Begins to follow a touch; false lets it go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows a moved touch; false lets it go.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The followed touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The followed touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelled(with: event)
  }

  /// A tap that the control itself takes does not tap the views around it.
  override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self else { return false }
    let tap = recognizer as? UITapGestureRecognizer
    return tap.map { $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 } ?? false
  }

  // MARK: - Targets and actions

  /// Sends `action` to `target` when one of the events happens; nil asks the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.selector(action, Target(target)), for: controlEvents)
  }

  /// Forgets a pairing; nil matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeSelectors(action, of: target, for: controlEvents)
  }

  /// Runs an action when one of the events happens; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    replace(action, for: controlEvents)
  }

  /// Forgets an action for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Forgets the action with this identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeActions(identifier, for: controlEvents)
  }

  /// Every target that hears something; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { registeredTargets }

  /// Every event that somebody hears.
  open var allControlEvents: Event { targetActions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Names of the actions a target gets for one event, nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    selectorNames(of: target, for: controlEvent)
  }

  /// Sends one action message; the place to override to see them all.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs one closure action; the place to override to see them all.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Sends everything that is registered for these events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: trackedEvent) }

  // MARK: - Menus

  /// Whether a long press shows a menu.
  open var isContextMenuInteractionEnabled: Bool = false

  /// Whether the menu opens at touch down, in place of the primary action.
  open var showsMenuAsPrimaryAction: Bool = false

  /// Text that a pointer resting over the control shows.
  open var toolTip: String?

  // MARK: - Looks

  /// Called after a flag changed; draws and lays out again.
  func controlStateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    controlStateDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controlStateDidChange()
  }
}
