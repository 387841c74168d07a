/// A control that shows a title, an image or both, and does one thing.
///
/// It looks as its type and the content of its states say; once it has a `configuration` that
/// says it instead.
open class UIButton: UIControl {
  /// What a button is for; decides its colours and whether it has a picture of its own.
  nonisolated public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    public static let roundedRect = ButtonType.system
  }

  /// What a button means to its surroundings.
  nonisolated public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Called to bring a button's configuration in line with its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  var states = ButtonStates()
  var parts = ButtonParts()
  private var kind = ButtonType.custom

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a type whose title and picture are its action's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A button with a title and picture from its action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A system button with a picture.
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

  /// What the button was made as.
  open var buttonType: ButtonType { kind }

  /// What the button means to its surroundings.
  open var role: Role = .normal { didSet { contentDidChange() } }

  /// What opens on a press or a long press.
  open var menu: UIMenu? { didSet { contentDidChange() } }

  /// Whether a press toggles the selection.
  open var changesSelectionAsPrimaryAction: Bool = false

  /// Whether a pointer over the button changes its shape.
  open var isPointerInteractionEnabled: Bool = false

  // MARK: - Configuration

  /// A description of the look in place of states and insets.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Called in `updateConfiguration()`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of state updates the configuration.
  open var automaticallyUpdatesConfiguration: Bool = true

  /// Asks for an update with the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration in line with the state; runs the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: - Content of states

  /// Gives a state its words.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }

  /// Gives a state the colour of its words.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, state) }

  /// Gives a state the colour of its words' shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(\.shadowColor, color, state)
  }

  /// Gives a state its picture.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }

  /// Gives a state the picture behind everything.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.background, image, state)
  }

  /// Gives a state words with attributes; they win over plain ones.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, title, state)
  }

  /// Says how a symbol in this state is drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    set(\.symbolConfiguration, configuration, state)
  }

  /// The words of a state, else those of the normal one.
  open func title(for state: State) -> String? { states.value(state) { $0.title } }

  /// The colour of a state's words.
  open func titleColor(for state: State) -> UIColor? {
    states.value(state) { $0.titleColor } ?? standardTitleColor(state)
  }

  /// The colour of the shadow of a state's words.
  open func titleShadowColor(for state: State) -> UIColor? {
    states.value(state) { $0.shadowColor }
  }

  /// The picture of a state.
  open func image(for state: State) -> UIImage? { states.value(state) { $0.image } }

  /// The picture behind everything in a state.
  open func backgroundImage(for state: State) -> UIImage? { states.value(state) { $0.background } }

  /// The attributed words of a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    states.value(state) { $0.attributedTitle }
  }

  /// How a symbol is drawn in a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    states.value(state) { $0.symbolConfiguration }
  }

  /// The words of the present state.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the present state's words.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the shadow of the present state's words.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture of the present state.
  open var currentImage: UIImage? { image(for: state) ?? kind.picture }

  /// The picture behind everything in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// How a symbol is drawn in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The attributed words of the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: - Parts

  /// The label of the words.
  open var titleLabel: UILabel? { label }

  /// The label of the second line; only with a configuration.
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : secondLabel }

  /// The view of the picture.
  open var imageView: UIImageView? { pictureView }

  // MARK: - Insets and flags of buttons without a configuration

  /// Room between the edges and the content, in points.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }

  /// Moves and shrinks the words alone.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }

  /// Moves and shrinks the picture alone.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }

  /// Whether the words' shadow turns round while highlighted.
  open var reversesTitleShadowWhenHighlighted: Bool = false

  /// Whether the picture darkens while highlighted.
  open var adjustsImageWhenHighlighted: Bool = true { didSet { setNeedsLayout() } }

  /// Whether the picture fades while disabled.
  open var adjustsImageWhenDisabled: Bool = true { didSet { setNeedsLayout() } }

  /// Whether a press glows.
  open var showsTouchWhenHighlighted: Bool = false

  /// Whether the picture grows with accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false

  // MARK: - Rectangles, in the button's bounds

  /// Where the background is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where words and picture may stand.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Where the words stand.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    plainTitleRect(in: contentRect)
  }

  /// Where the picture stands.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    plainImageRect(in: contentRect)
  }

  open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }

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

  private func set<Value>(
    _ part: WritableKeyPath<ButtonContent, Value?>,
    _ value: Value?,
    _ state: State
  ) {
    states.set(part, value, state)
    contentDidChange()
  }

  override var accessibilityDefaults: AccessibilityDefaults { buttonAccessibility }
}
