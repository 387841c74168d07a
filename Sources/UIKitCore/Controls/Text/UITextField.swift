/// A control that takes and shows one line of text.
open class UITextField: UIControl, UIKeyInput {
  /// What is drawn round the text.
  nonisolated public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view beside the text is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  let textLabel = UILabel()
  let placeholderLabel = UILabel()
  let frameLayer = CALayer()
  let frameView = UIImageView()
  var clearButton: UIButton?
  private var words: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a text field: its words, its border, what the keyboard is asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    layer.addSublayer(frameLayer.still)
    for view in [frameView, placeholderLabel, textLabel] { addSubview(view) }
    placeholderLabel.textColor = .placeholderText
    textLabel.lineBreakMode = .byTruncatingTail
  }

  // MARK: - Text

  /// The words; the empty string when there are none.
  open var text: String? {
    get { words ?? "" }
    set {
      words = newValue
      textDidChange()
    }
  }

  /// The words with their attributes.
  open var attributedText: NSAttributedString? {
    get { textLabel.attributedText ?? NSAttributedString(string: "") }
    set {
      words = newValue?.string
      textDidChange()
      if !isSecureTextEntry { textLabel.attributedText = newValue }
    }
  }

  /// The colour of the words.
  open var textColor: UIColor? = .label { didSet { textLabel.textColor = textColor } }

  /// The typeface and size; 17 points of the system font until set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      textLabel.font = font
      placeholderLabel.font = font
      textDidChange()
    }
  }

  /// Where the words stand between the sides.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      textLabel.textAlignment = textAlignment
      placeholderLabel.textAlignment = textAlignment
    }
  }

  /// The attributes of text that has none of its own: font, colour and paragraph at least.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownDefaultAttributes.merging(shownAttributes) { _, shown in shown } }
    set {
      ownDefaultAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The attributes of what is typed next; nil while nobody types here, and then nothing sets them.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? ownTypingAttributes ?? defaultTextAttributes : nil }
    set { if isEditing { ownTypingAttributes = newValue } }
  }

  private var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// Whether attributes can be changed by the user.
  open var allowsEditingTextAttributes: Bool = false

  /// What is shown in grey while there are no words.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      placeholderLabel.textColor = .placeholderText
      textDidChange()
    }
  }

  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.textColor = .placeholderText
      placeholderLabel.attributedText = newValue
      textDidChange()
    }
  }

  /// Whether the font shrinks until the words fit.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
  }

  /// How small the font may shrink, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      let size = font?.pointSize ?? 17
      textLabel.minimumScaleFactor = size > 0 ? min(1, minimumFontSize / size) : 0
    }
  }

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      textLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      placeholderLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  // MARK: - Editing

  /// Who is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field has the keys.
  open internal(set) var isEditing: Bool = false {
    didSet {
      if !isEditing { ownTypingAttributes = nil }
      setNeedsLayout()
    }
  }

  /// Whether the old words go away when editing begins.
  open var clearsOnBeginEditing: Bool = false

  /// Whether the old words go away when the first new one is typed.
  open var clearsOnInsertion: Bool = false

  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

  /// What comes up in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What stands on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  open var hasText: Bool { !(words ?? "").isEmpty }

  open func insertText(_ text: String) { type(text) }

  open func deleteBackward() { eraseLast() }

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    finishEditing { super.resignFirstResponder() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// What the return key does besides asking the delegate.
  var onReturn: (() -> Void)?
  /// What whoever holds the field says of its beginning and end, besides the delegate.
  var mayBegin: (() -> Bool)?
  var mayEnd: (() -> Bool)?

  // MARK: - Looks

  /// What is drawn round the text.
  open var borderStyle: BorderStyle = .none { didSet { textDidChange() } }

  /// A picture in place of the border.
  open var background: UIImage? { didSet { setNeedsLayout() } }

  /// A picture in place of the border while disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

  /// When a button that empties the field is shown.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// A view before the words.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }

  /// When the view before the words is shown.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// A view after the words.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }

  /// When the view after the words is shown.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  // MARK: - Rectangles, in the field's bounds

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the words stand.
  open func textRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(in: bounds) }

  /// Where the placeholder stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the words stand while they are edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the clear button stands.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { plainClearButtonRect(in: bounds) }

  /// Where the view before the words stands.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(leftView, in: bounds, atEnd: false)
  }

  /// Where the view after the words stands.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(rightView, in: bounds, atEnd: true)
  }

  /// Draws the words; the label of the field does so unless overridden.
  open func drawText(in rect: CGRect) {}

  /// Draws the placeholder; the label of the field does so unless overridden.
  open func drawPlaceholder(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(naturalSize.width, 0), height: naturalSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override var forFirstBaselineLayout: UIView { textLabel }
  open override var forLastBaselineLayout: UIView { textLabel }

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
  open var isSecureTextEntry: Bool = false { didSet { textDidChange() } }
  open var textContentType: UITextContentType?

  override var accessibilityDefaults: AccessibilityDefaults { fieldAccessibility }
}
