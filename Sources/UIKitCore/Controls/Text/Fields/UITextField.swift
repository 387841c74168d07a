/// A control that takes and shows one line of text.
open class UITextField: UIControl, UITextInput {
  /// The border round the text.
  nonisolated public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The times at which a view beside the text is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  let textLabel = FieldLabel()
  let placeholderLabel = UILabel()
  let frameLayer = CALayer()
  /// The view of the picture in place of the border; nil until there is one.
  var frameView: UIImageView?
  /// The border whose colours and lines the layer has.
  var shownBorder: FieldBorder?
  var clearButton: UIButton?
  var storedText: String?
  var selection = TextSelection()
  /// The place at which a touch began; nil if it moves no caret.
  var touchedPlace: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a text field: its text, border and input traits.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    pointerShape = .beam
    isOpaque = false
    layer.addSublayer(frameLayer.still)
    for view in [placeholderLabel, textLabel] { addSubview(view) }
    placeholderLabel.textColor = .placeholderText
    textLabel.lineBreakMode = .byTruncatingTail
  }

  // MARK: - Text

  /// The text; reads as an empty string when there is none; setting it sends no event.
  open var text: String? {
    get { storedText ?? "" }
    set { setText(newValue) }
  }

  /// The text with its attributes; a secure field shows dots instead.
  open var attributedText: NSAttributedString? {
    get { textLabel.attributedText ?? NSAttributedString(string: "") }
    set { setAttributedText(newValue) }
  }

  /// The colour of the text; default `UIColor.label`.
  open var textColor: UIColor? {
    get { ownTextColor }
    set { ownTextColor = newValue }
  }

  /// A document sets these without the setters that apps override (W-65).
  var ownTextColor: UIColor? = .label { didSet { textLabel.textColor = ownTextColor } }

  /// The typeface and size; 17 points of the system font until set.
  open var font: UIFont? {
    get { ownFont }
    set { ownFont = newValue }
  }

  var ownFont: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      textLabel.font = ownFont
      placeholderLabel.font = ownFont
      textDidChange()
    }
  }

  /// The alignment of the text between the sides; default `natural`.
  open var textAlignment: NSTextAlignment {
    get { ownTextAlignment }
    set { ownTextAlignment = newValue }
  }

  var ownTextAlignment: NSTextAlignment = .natural {
    didSet {
      textLabel.textAlignment = ownTextAlignment
      placeholderLabel.textAlignment = ownTextAlignment
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

  /// The attributes of text typed next; nil unless editing, and cannot be set then.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? ownTypingAttributes ?? defaultTextAttributes : nil }
    set { if isEditing { ownTypingAttributes = newValue } }
  }

  private var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// `true` if the user may change attributes; kept, and has no effect here.
  open var allowsEditingTextAttributes: Bool = false

  /// The grey text of the empty field; nil by default.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set { setPlaceholder(newValue) }
  }

  /// The grey text of the empty field with attributes; nil by default.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set { setAttributedPlaceholder(newValue) }
  }

  /// `true` if the font shrinks until the text fits; default `false`.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
  }

  /// The smallest size that the font may shrink to, in points; 0, the default, is half its size.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      let size = font?.pointSize ?? 17
      textLabel.minimumScaleFactor = size > 0 ? min(1, minimumFontSize / size) : 0
    }
  }

  /// `true` if the font follows the user's text size; default `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      textLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      placeholderLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      followTextSize()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  // MARK: - Editing

  /// The delegate that is asked and informed about editing; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// `true` while the field is first responder.
  open internal(set) var isEditing: Bool = false {
    didSet {
      if !isEditing { ownTypingAttributes = nil }
      selection.cursorIsStale = true
      setNeedsLayout()
    }
  }

  /// `true` if the old text is removed when editing begins; default `false`.
  open var clearsOnBeginEditing: Bool = false

  /// `true` if typing first removes the old text; kept, and has no effect here.
  open var clearsOnInsertion: Bool = false

  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

  /// True while the field is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// The view shown in place of the keyboard; nil by default.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view shown on top of the keyboard; nil by default.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// `true` if the text is not empty.
  open var hasText: Bool { !(storedText ?? "").isEmpty }

  /// Types text at the caret, as a user does; a line break acts as the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the character before the caret, as a user does: the delegate may refuse, and events are sent.
  open func deleteBackward() { erase() }

  /// The selected range; an empty one is the caret, which is at the end unless it was moved.
  open var selectedTextRange: UITextRange? {
    get { TextOffsets(selectedUnits) }
    set { if let range = newValue.flatMap(units) { selectedUnits = range } }
  }

  /// The box of a caret, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(for: position) }

  /// The boxes of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lineBoxes(of: range) }

  /// The position nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }

  /// The field's own, which forgets everything once editing ends (W-118).
  open override var undoManager: UndoManager? {
    if ownUndoManager == nil { ownUndoManager = UndoManager() }
    return ownUndoManager
  }

  var ownUndoManager: UndoManager?

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    finishEditing { super.resignFirstResponder() }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginSelecting(touch)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    selectOn(touch)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { endSelecting(touch) }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectWhole() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
  open override func toggleBoldface(_ sender: Any?) { perform(.toggleBoldface) }
  open override func toggleItalics(_ sender: Any?) { perform(.toggleItalics) }
  open override func toggleUnderline(_ sender: Any?) { perform(.toggleUnderline) }
  open override func increaseSize(_ sender: Any?) { perform(.increaseSize) }
  open override func decreaseSize(_ sender: Any?) { perform(.decreaseSize) }
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    perform(.makeTextWritingDirectionLeftToRight)
  }
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    perform(.makeTextWritingDirectionRightToLeft)
  }
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { exchangeStyles(conversionHandler) }

  /// Asks the delegate if the user may change a range of the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplace(units(of: range) ?? selectedUnits, with: text)
  }

  /// The menu for a range, of the commands that have something to do: the delegate's (W-74).
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    units(of: textRange).flatMap { editMenu(for: $0, suggestedActions) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    cursorMoved()
  }

  /// Called when the return key is pressed, besides the delegate.
  var onReturn: (() -> Void)?
  /// Consent of the field's owner to its beginning and end, besides the delegate's.
  var mayBegin: (() -> Bool)?
  var mayEnd: (() -> Bool)?
  /// Consent of the field's owner to a change of the user's, besides the delegate's.
  var mayChange: ((NSRange, String) -> Bool)?

  // MARK: - Appearance

  /// The selection and whether the text is edited, to be set again later (W-238).
  open var interactionState: Any {
    get { keptState }
    set { restoreState(newValue) }
  }

  /// The border round the text; default `none`.
  open var borderStyle: BorderStyle = .none { didSet { textDidChange() } }

  /// A picture in place of the border; not used with a rounded one; default nil.
  open var background: UIImage? { didSet { setNeedsLayout() } }

  /// A picture in place of the border while disabled; nil uses `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

  /// The times at which the button that empties the field is shown; default `never`.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// A view before the text; setting it removes the old one.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }

  /// The times at which `leftView` is shown; default `never`.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// A view after the text; setting it removes the old one.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }

  /// The times at which `rightView` is shown; default `never`.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  // MARK: - Rectangles, in the field's bounds

  /// The rectangle of the border: the whole bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(in: bounds) }

  /// The rectangle of the placeholder; that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is edited; that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { plainClearButtonRect(in: bounds) }

  /// The rectangle of `leftView`.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(leftView, in: bounds, atEnd: false)
  }

  /// The rectangle of `rightView`.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(rightView, in: bounds, atEnd: true)
  }

  /// Does nothing, and is not called here: a label of the field draws the text.
  open func drawText(in rect: CGRect) {}

  /// Does nothing, and is not called here: a label of the field draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var baselineFont: UIFont? { font }
  override var keepsTextInMiddle: Bool { contentVerticalAlignment == .center }

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

  /// Kept, and has no effect here; default `sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Kept, and has no effect here; default `default`.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Kept, and has no effect here; default `default`.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Kept, and has no effect here; default `default`.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Kept, and has no effect here; default `default`.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Kept, and has no effect here; default `default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Kept, and has no effect here; default `default`.
  open var keyboardType: UIKeyboardType = .default
  /// Kept, and has no effect here; default `default`.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The label of the return key; kept, and has no effect here; default `default`.
  open var returnKeyType: UIReturnKeyType = .default
  /// Kept: the return key always works here; default `false`.
  open var enablesReturnKeyAutomatically: Bool = false
  /// `true` if dots stand for the characters, on screen and in speech; default `false`.
  open var isSecureTextEntry: Bool = false { didSet { textDidChange() } }
  /// The meaning of the text; kept, and has no effect here; default nil.
  open var textContentType: UITextContentType?

  override var accessibilityDefaults: AccessibilityDefaults { fieldAccessibility }
}

extension UITextField {
  fileprivate func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let adjusted = font?.adjusted(for: traitCollection), adjusted != font
    else { return }
    font = adjusted
  }
}

/// The label that draws a field's text, which may be longer than the label while it is edited.
final class FieldLabel: UILabel {
  private var scrolled: LineScroll?

  override var lineScroll: LineScroll? {
    get { scrolled }
    set {
      guard newValue != scrolled else { return }
      scrolled = newValue
      setNeedsDisplay()
    }
  }
}
