/// A control that shows a title, an image or both, and sends one main action.
///
/// Its appearance comes from its type and the content of its states; once it has a
/// `configuration`, that decides instead.
open class UIButton: UIControl {
  /// The kind of a button; decides its colours, and its picture for the kinds that have one.
  nonisolated public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    /// Another name for `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The meaning of a button to its surroundings; only `destructive` changes anything here.
  nonisolated public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Called to bring a button's configuration in line with its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  var states = ButtonStates()
  var parts = ButtonParts()
  private var kind = ButtonType.custom

  /// The idiom whose look and feel is wanted; kept: buttons are those of iOS here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The idiom whose look and feel the button has.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button of a type, with an empty frame.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with its action's title and picture; the primary event runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration; a title or picture of the action goes into it.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Creates a custom button with its action's title and picture; the primary event runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a system button with a picture; a tap inside sends `action` to `target`.
  public static func systemButton(
    with image: UIImage,
    target: Any?,
    action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Reads a button: its type, the content of its states, and its configuration.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    if let nib = coder as? NibCoder { decode(nib) }
  }

  nonisolated deinit {}

  func become(_ type: ButtonType) {
    kind = type
    contentDidChange()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if !action.title.isEmpty { configuration?.title = action.title }
      if let image = action.image { configuration?.image = image }
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - Kind

  /// The type that the button was made with; `custom` for `init(frame:)`.
  open var buttonType: ButtonType { kind }

  /// The meaning of the button; `destructive` colours a configured button red; default `normal`.
  open var role: Role = .normal { didSet { contentDidChange() } }

  /// The menu of the button, which a long press opens, or a touch if `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet {
      contentDidChange()
      if menu != nil { isContextMenuInteractionEnabled = true }
      prepareSelection()
      menuChanged()
    }
  }
  override var ownMenu: UIMenu? { menu }
  override func menuElementChosen(_ element: UIMenuElement, in menu: UIMenu) {
    selectMenuElement(element)
  }

  open override var showsMenuAsPrimaryAction: Bool { didSet { prepareSelection() } }

  /// `true` if a press toggles `isSelected`, or the menu's choice becomes the title (V-76); default
  /// `false`.
  open var changesSelectionAsPrimaryAction: Bool = false { didSet { prepareSelection() } }

  /// The order of the menu's elements; default `automatic`, which is the menu's own (W-219).
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { menuOrder }
    set { menuOrder = newValue }
  }

  /// `true` if a pointer over the button becomes a hand; default `false` (W-124).
  open var isPointerInteractionEnabled: Bool = false { didSet { followPointer() } }

  /// `true` while a finger holds the button down.
  open var isHeld: Bool { isTracking && isTouchInside }

  // MARK: - Configuration

  /// A description of the button's appearance in place of states and insets; nil by default.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Called by `updateConfiguration()`; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// `true` if a change of state updates the configuration; default `true`.
  open var automaticallyUpdatesConfiguration: Bool = true

  /// Asks for an update of the configuration with the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration in line with the state; runs the update handler, if there is one.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: - Content of states

  /// Sets the title of a state; nil falls back to the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    set(\.title, title, state)
    configure(state) { $0.title = title }
  }

  /// Sets the colour of a state's title; nil falls back to the normal state's, then the type's.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, state) }

  /// Sets the colour of the shadow of a state's title.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(\.shadowColor, color, state)
  }

  /// Sets the picture of a state; nil falls back to the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    set(\.image, image, state)
    configure(state) { $0.image = image }
  }

  /// Sets the picture behind all content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.background, image, state)
  }

  /// Sets the attributed title of a state; it wins over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, title, state)
    configure(state) { $0.attributedTitle = title.map { AttributedString($0) } }
  }

  /// Sets the symbol configuration for a symbol picture in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    set(\.symbolConfiguration, configuration, state)
  }

  /// The title of a state, or of the normal state if the state has none.
  open func title(for state: State) -> String? { states.value(state) { $0.title } }

  /// The title's colour in a state, else the normal state's, else the standard one of the type.
  open func titleColor(for state: State) -> UIColor? {
    states.value(state) { $0.titleColor } ?? standardTitleColor(state)
  }

  /// The colour of the title's shadow in a state, or of the normal state; nil if neither is set.
  open func titleShadowColor(for state: State) -> UIColor? {
    states.value(state) { $0.shadowColor }
  }

  /// The picture of a state, or of the normal state if the state has none.
  open func image(for state: State) -> UIImage? { states.value(state) { $0.image } }

  /// The picture behind all content in a state, or in the normal state.
  open func backgroundImage(for state: State) -> UIImage? { states.value(state) { $0.background } }

  /// The attributed title of a state, or of the normal state; nil if neither is set.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    states.value(state) { $0.attributedTitle }
  }

  /// The symbol configuration of a state, or of the normal state; nil if neither is set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    states.value(state) { $0.symbolConfiguration }
  }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the present state's title; white if there is none.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the shadow of the present state's title.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture of the present state, else the picture of the button's type.
  open var currentImage: UIImage? { image(for: state) ?? kind.picture }

  /// The picture behind all content in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The symbol configuration of the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The attributed title of the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: - Parts

  /// The label of the title; never nil, and made on first use.
  open var titleLabel: UILabel? { label }

  /// The label of the second line; nil without a configuration that has a subtitle.
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : secondLabel }

  /// The view of the picture; never nil, and made on first use.
  open var imageView: UIImageView? { pictureView }

  // MARK: - Insets and flags of buttons without a configuration

  /// Room between the edges and the content, in points; 0 by default; not used by configurations.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }

  /// Insets of the title's rectangle, in points; they do not change the button's own size.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }

  /// Insets of the picture's rectangle, in points; they do not change the button's own size.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }

  /// `true` if the title's shadow flips while highlighted; kept, and has no effect here.
  open var reversesTitleShadowWhenHighlighted: Bool = false

  /// `true` if the picture darkens while highlighted; kept, and has no effect here.
  open var adjustsImageWhenHighlighted: Bool = true { didSet { setNeedsLayout() } }

  /// `true` if the picture of a custom button is half as opaque while disabled; default `true`.
  open var adjustsImageWhenDisabled: Bool = true { didSet { setNeedsLayout() } }

  /// `true` if a press shows a glow; kept, and has no effect here.
  open var showsTouchWhenHighlighted: Bool = false

  /// `true` if the picture grows at accessibility text sizes; kept, and has no effect here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false

  // MARK: - Rectangles, in the button's bounds

  /// The rectangle of the background picture; the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle for title and picture: the bounds without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// The rectangle of the title inside the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    plainTitleRect(in: contentRect)
  }

  /// The rectangle of the picture inside the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    plainImageRect(in: contentRect)
  }

  open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }

  override var baselineFont: UIFont? { titleLabel?.font }
  override var keepsTextInMiddle: Bool { contentVerticalAlignment == .center }
  override var textInMessages: String? { title(for: .normal) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: nil) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    refreshContent()
    layOutContent()
  }

  open override func controlStateDidChange() {
    if automaticallyUpdatesConfiguration { parts.needsConfigurationUpdate = true }
    super.controlStateDidChange()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  open override var forFirstBaselineLayout: UIView { label }
  open override var forLastBaselineLayout: UIView { label }

  /// Sets a part of a state's content; one that is there already asks for no layout, in which some
  /// buttons set theirs (W-99).
  private func set<Value: Equatable>(
    _ part: WritableKeyPath<ButtonContent, Value?>,
    _ value: Value?,
    _ state: State
  ) {
    // Texts with attributes may change in place, and Foundation can't compare all of them.
    let mayDiffer = value is NSAttributedString
    guard mayDiffer || states.own(state, { $0[keyPath: part] }) != value else { return }
    states.set(part, value, state)
    contentDidChange()
  }

  override var accessibilityDefaults: AccessibilityDefaults { buttonAccessibility }
}

extension UIButton: ConfigurationUpdating {}
