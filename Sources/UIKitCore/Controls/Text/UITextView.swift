/// A scrolling view that shows and takes text of many lines.
open class UITextView: UIScrollView, UIKeyInput {
  /// Posted when a text view got the keys.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted when the user changed the words.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted when a text view lost the keys.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  var content = LabelContent()

  /// A text view on the system's background.
  public init(frame: CGRect, textContainer: NSTextContainer? = nil) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
    backgroundColor = .systemBackground
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Reads a text view: its words, its font and colours, and what the keyboard is asked.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    alwaysBounceVertical = false
    content.setFont(.systemFont(ofSize: 12))
    content.setLineBreakMode(.byWordWrapping)
  }

  // MARK: - Text

  /// The words.
  open var text: String! {
    get { content.plainText ?? "" }
    set { change { $0.setText(newValue) } }
  }

  /// The words with their attributes.
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? content.fullyAttributed() ?? NSAttributedString(string: "") }
    set { change { $0.setAttributedText(newValue) } }
  }

  /// The typeface and size; 12 points of the system font until set.
  open var font: UIFont? {
    get { content.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: 12)) } }
  }

  /// The colour of the words.
  open var textColor: UIColor? {
    get { content.textColor }
    set { change { $0.setTextColor(newValue ?? .label) } }
  }

  /// Where lines stand between the sides.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool = false { didSet { followTextSize() } }

  /// The selected characters, counted in UTF-16 units.
  open var selectedRange: NSRange = NSRange(location: 0, length: 0)

  /// Whether the user may change the words.
  open var isEditable: Bool = true

  /// Whether the user may select words and touch links.
  open var isSelectable: Bool = true

  /// What is recognized in the words and made into links.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether attributes can be changed by the user.
  open var allowsEditingTextAttributes: Bool = false

  /// The attributes of what is typed next; font and colour of the text until set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? shownAttributes }
    set { ownTypingAttributes = newValue }
  }

  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// Whether the old words go away when the first new one is typed.
  open var clearsOnInsertion: Bool = false

  /// Room between the edges and the text, in points.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// The rectangle that lines are laid out in.
  public let textContainer: NSTextContainer

  /// Scrolls until a range of characters is seen.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToVisible(range) }

  // MARK: - Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open var hasText: Bool { !(content.plainText ?? "").isEmpty }

  open func insertText(_ text: String) { replaceLast(0, with: text) }

  open func deleteBackward() {
    if let last = text.last { replaceLast(String(last).utf16.count, with: "") }
  }

  /// Whether text is scaled as on every device; kept, and changes nothing here.
  open var usesStandardTextScaling = false

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    finishEditing { super.resignFirstResponder() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
  }

  // MARK: - Looks

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return naturalSize(width: bounds.width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize(width: bounds.width)
    let wanted = CGSize(width: bounds.width, height: size.height)
    if contentSize != wanted {
      contentSize = wanted
      setNeedsDisplay()
    }
  }

  open override var bounds: CGRect { didSet { if bounds != oldValue { setNeedsDisplay() } } }

  open override func draw(_ rect: CGRect) { drawWords() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    textDidChange()
  }

  private func change(_ body: (inout LabelContent) -> Void) {
    body(&content)
    textDidChange()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let style = content.font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
    else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: - Input traits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType?

  override var accessibilityDefaults: AccessibilityDefaults { textAccessibility }
}
