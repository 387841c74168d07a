/// A view that turns touches into actions.
///
/// State lives in flags (`isEnabled`, `isSelected`, `isHighlighted`); subclasses read `state`
/// and redraw when it changes. `targetActions` keeps the targets of each event.
open class UIControl: UIView {
  var targetActions: [TargetAction] = []
  var alignment = ContentAlignment()
  private var flags = ControlFlags()
  /// The event that is being tracked, for the actions that a changed value sends.
  final weak var trackedEvent: UIEvent?
  /// The follower of a finger that is still down though the control no longer tracks it.
  final var follower: (any FingerFollower)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a control with its flags and content alignment.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeControl(nib) }
  }

  /// Creates a control that runs an action when its primary event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  nonisolated deinit {}

  // MARK: - State

  /// `true` if the control reacts to touches; `false` also dims most controls; default `true`.
  open var isEnabled: Bool {
    get { flags.isEnabled }
    set { change(\.isEnabled, to: newValue) }
  }

  /// `true` if the control is in its selected state; default `false`; asks for drawing and layout.
  open var isSelected: Bool {
    get { flags.isSelected }
    set { change(\.isSelected, to: newValue) }
  }

  /// `true` if the control is drawn as pressed; default `false`; follows the tracked touch.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { change(\.isHighlighted, to: newValue) }
  }

  final func change(_ flag: WritableKeyPath<ControlFlags, Bool>, to isSet: Bool) {
    guard flags[keyPath: flag] != isSet else { return }
    flags[keyPath: flag] = isSet
    controlStateDidChange()
  }

  /// The flags that hold now, for choosing content; empty means normal.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The place of the content between top and bottom; default `center`; asks for layout.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { alignment.vertical }
    set {
      alignment.vertical = newValue
      setNeedsLayout()
    }
  }

  /// The place of the content between the sides; default `center`; asks for layout.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { alignment.horizontal }
    set {
      alignment.horizontal = newValue
      setNeedsLayout()
    }
  }

  /// The horizontal alignment, leading and trailing resolved by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    alignment.effectiveHorizontal(effectiveUserInterfaceLayoutDirection)
  }

  // MARK: - Tracking

  /// `true` while a touch that began in the control is tracked.
  open internal(set) var isTracking: Bool = false

  /// `true` while the tracked touch is within 70 points of the bounds.
  open internal(set) var isTouchInside: Bool = false

  /// Begins to track a touch; returns `false` to ignore it; returns `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tracks a moved touch; returns `false` to stop; returns `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch was lifted, before its event is sent; does nothing here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was cancelled, before its event is sent; does nothing here.
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

  /// Sends `action` to `target` at any of the events; nil searches the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.selector(action, Target(target)), for: controlEvents)
  }

  /// Removes a registration; nil matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeSelectors(action, of: target, for: controlEvents)
  }

  /// Runs an action when one of the events happens; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    replace(action, for: controlEvents)
  }

  /// Removes an action for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with this identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeActions(identifier, for: controlEvents)
  }

  /// The targets of all selector registrations; `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> { registeredTargets }

  /// The events that have at least one registration.
  open var allControlEvents: Event { targetActions.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the selectors that a target gets for one event; nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    selectorNames(of: target, for: controlEvent)
  }

  /// Sends one action message; all selector registrations come through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs one closure action; all closure registrations come through here.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Sends everything that is registered for any of these events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: trackedEvent) }

  // MARK: - Menus

  /// `true` if a long press shows a menu; default `false`, and `true` once a button has a menu.
  open var isContextMenuInteractionEnabled: Bool = false { didSet { menuChanged() } }

  /// `true` if touching down opens the menu; default `false`.
  open var showsMenuAsPrimaryAction: Bool = false { didSet { menuChanged() } }

  /// The menu of the control; nil for those that have none.
  var ownMenu: UIMenu? { nil }

  /// An element of the menu was chosen and is about to be performed.
  func menuElementChosen(_ element: UIMenuElement, in menu: UIMenu) {}

  /// Sends the actions for `primaryActionTriggered`, or opens the menu that is the primary action.
  open func performPrimaryAction() {
    if !openMenuAtOnce() { sendActions(for: .primaryActionTriggered) }
  }

  /// The order in which a menu shows its elements; `automatic` is the menu's own order.
  final var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The point beside which the menu opens, in the control's coordinates; the middle of the lower
  /// edge, which stands for the whole control (W-219).
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// The interaction of `contextMenuInteraction`, once it was asked for.
  final var ownMenuInteraction: AnyObject?

  /// Text for a pointer resting over the control; default nil; kept in `toolTipInteraction`, and not
  /// shown here.
  open var toolTip: String? { didSet { toolTipChanged() } }

  /// True if symbols of the control may move when they are exchanged; default false; kept: symbols
  /// keep still here.
  open var isSymbolAnimationEnabled = false

  // MARK: - Appearance

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

/// The flags of a control; a document sets them without the setters that apps override (W-65).
struct ControlFlags {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
}

/// Both content alignments of a control, and what they do to a rectangle.
nonisolated struct ContentAlignment {
  var horizontal: UIControl.ContentHorizontalAlignment = .center
  var vertical: UIControl.ContentVerticalAlignment = .center

  /// Leading and trailing resolved by the reading direction.
  func effectiveHorizontal(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> UIControl.ContentHorizontalAlignment {
    switch horizontal {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center, .left, .right, .fill: horizontal
    }
  }

  /// A rectangle of `size` placed in `area`, both in the same coordinates.
  func place(
    _ size: CGSize,
    in area: CGRect,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    var rect = CGRect(origin: area.origin, size: size)
    switch effectiveHorizontal(direction) {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = area.maxX - size.width
    case .fill: rect.size.width = area.width
    case .center: rect.origin.x = area.minX + (area.width - size.width) / 2
    }
    switch vertical {
    case .top: break
    case .bottom: rect.origin.y = area.maxY - size.height
    case .fill: rect.size.height = area.height
    case .center: rect.origin.y = area.minY + (area.height - size.height) / 2
    }
    return rect
  }
}
