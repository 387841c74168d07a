/// A scrolling view that shows and takes text of many lines.
open class UITextView: UIScrollView, UITextInput {
  /// Posted when a text view became first responder.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted when the user changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted when a text view resigned first responder.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  var content = LabelContent()

  /// The storage that the text lies in, once somebody asked for it or gave it.
  var ownStorage: NSTextStorage?
  /// True while the view itself changes the storage.
  var isWritingStorage = false

  /// Creates a text view on the system's background, with an own container if none is given; the
  /// text is that of the container's manager, if it has one (W-98).
  public init(frame: CGRect, textContainer: NSTextContainer? = nil) {
    self.textContainer = textContainer ?? Self.makeContainer()
    super.init(frame: frame)
    setUp()
    backgroundColor = .systemBackground
    adoptStorage()
  }

  /// Creates a text view; TextKit 1 lays its text out in either case.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Reads a text view: its text, font, colours and input traits.
  public required init?(coder: NSCoder) {
    textContainer = Self.makeContainer()
    super.init(coder: coder)
    setUp()
    adoptStorage()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    pointerShape = .beam
    isOpaque = false
    clipsToBounds = true
    alwaysBounceVertical = false
    content.setFont(.systemFont(ofSize: 12))
    content.setLineBreakMode(.byWordWrapping)
    layer.contentsGravity = ContentMode.topLeft.gravity
    addGestureRecognizer(TextGrip.selecting(self))
    addInteraction(UIContextMenuInteraction(delegate: itemMenus))
  }

  private let itemMenus = TextItemMenus()

  // MARK: - Text

  /// The text; reads as an empty string when there is none; setting it calls no delegate.
  open var text: String! {
    get { content.plainText ?? "" }
    set { changeText { $0.setText(newValue) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? content.fullyAttributed() ?? NSAttributedString(string: "") }
    set { changeText { $0.setAttributedText(newValue) } }
  }

  /// The typeface and size; 12 points of the system font until set.
  open var font: UIFont? {
    get { content.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: 12)) } }
  }

  /// The colour of the text; `UIColor.label` if set to nil.
  open var textColor: UIColor? {
    get { content.textColor }
    set { change { $0.setTextColor(newValue ?? .label) } }
  }

  /// The alignment of lines between the sides; default `natural`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// `true` if a font of a text style follows the user's text size; default `false`.
  open var adjustsFontForContentSizeCategory: Bool = false { didSet { followTextSize() } }

  /// The selected characters, in UTF-16 units; typing replaces them.
  open var selectedRange: NSRange {
    get { selectedUnits }
    set { selectedUnits = newValue }
  }

  var selection = TextSelection()

  /// `true` if the user may change the text; default `true`.
  open var isEditable: Bool = true { didSet { if isEditable != oldValue { textDidChange() } } }

  /// `true` if the user may select text; default `true`; lets the view become first responder.
  open var isSelectable: Bool = true

  /// The view shown in place of the keyboard; nil by default (W-230).
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view shown above the keyboard; nil by default (W-230).
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// The kinds of data that are links where the text isn't edited: addresses, telephone numbers and
  /// dates; default none (W-259).
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textDidChange() } }

  /// `true` if the user may change attributes; kept, and has no effect here.
  open var allowsEditingTextAttributes: Bool = false

  /// The attributes of text typed next; font and colour of the text until set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? shownAttributes }
    set { ownTypingAttributes = newValue }
  }

  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links, before their own; by default the tint color (W-258); without effect
  /// where the app has asked for the layout manager.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { links.attributes ?? [.foregroundColor: tintColor ?? UIColor.tintColor] }
    set { setLinkAttributes(newValue) }
  }

  var links = TextLinks()

  /// The attributes of text that is pointed out; kept, and has no effect here; default none.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]

  /// `true` if typing first removes the old text; kept, and has no effect here.
  open var clearsOnInsertion: Bool = false

  /// Room between the edges and the text, in points; default 8 above and below.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// The container that the lines are laid out in.
  public let textContainer: NSTextContainer

  /// The text with its attributes; changing it changes what the view shows (W-98).
  open var textStorage: NSTextStorage { makeStorage() }

  /// The manager that lays the text out and draws it (W-98).
  open var layoutManager: NSLayoutManager { makeManager() }

  /// Scrolls, without animation, until the line of the range's first character is visible.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToVisible(range) }

  // MARK: - Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// True if the text can be edited or selected.
  open override var canBecomeFocused: Bool { isEditable || isSelectable }

  /// `true` if the text is not empty.
  open var hasText: Bool { !(content.plainText ?? "").isEmpty }

  /// Types text at the end, as a user does: the delegate may refuse.
  open func insertText(_ text: String) { enter(text) }

  /// Deletes what is selected or the character before the caret, as a user does.
  open func deleteBackward() { erase() }

  /// The selected range; an empty one is the caret, which is at the end unless it was moved.
  open var selectedTextRange: UITextRange? {
    get { TextOffsets(selectedUnits) }
    set { if let range = newValue.flatMap(units) { selectedUnits = range } }
  }

  /// The box of a caret, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(for: position) }

  /// The boxes of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lineBoxes(of: range) }

  /// The position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }

  /// `true` if text is scaled alike on all devices; kept, and has no effect here.
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
    if !use(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canFind(action) ?? canEdit(action) ?? super.canPerformAction(action, withSender: sender)
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
    textDidChange()
  }

  // MARK: - Searching

  /// True if the text can be searched, by ⌘F for one; default false (W-234).
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { findingChanged() } }
  }

  /// The interaction that searches; nil unless the text can be searched (W-234).
  open var findInteraction: UIFindInteraction? { finder?.interaction }

  var finder: TextFinder?

  private func findingChanged() {
    if let finder { removeInteraction(finder.interaction) }
    finder = isFindInteractionEnabled ? TextFinder() : nil
    if let finder { addInteraction(finder.interaction) }
  }

  open override func find(_ sender: Any?) { search(.find) }
  open override func findAndReplace(_ sender: Any?) { search(.findAndReplace) }
  open override func findNext(_ sender: Any?) { search(.findNext) }
  open override func findPrevious(_ sender: Any?) { search(.findPrevious) }
  open override func useSelectionForFind(_ sender: Any?) { search(.useSelectionForFind) }

  private func search(_ command: FindCommand) { _ = findInteraction?.perform(command) }

  // MARK: - Appearance

  /// The border round the text; default `none` (W-237).
  open var borderStyle: BorderStyle = .none { didSet { showBorder(replacing: oldValue) } }

  /// The selection, the scrolled place and whether the text is edited, to be set again later
  /// (W-238).
  open var interactionState: Any {
    get { keptState }
    set { restoreState(newValue) }
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  override var baselineFont: UIFont? { font }
  override func baselineInset(for font: UIFont) -> CGFloat { textContainerInset.top }
  override var wrapsContent: Bool { !isScrollEnabled }
  override func wrappedSize(forWidth width: CGFloat) -> CGSize? {
    guard wrapsContent else { return nil }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return CGSize(width: .infinity, height: sizeThatFits(room).height)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return naturalSize(width: bounds.width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
    layOutCursor()
  }

  /// Text on its way to another size keeps the size of its letters.
  open override var contentMode: ContentMode {
    didSet { layer.contentsGravity = ContentMode.topLeft.gravity }
  }

  open override var bounds: CGRect {
    didSet {
      if bounds != oldValue { setNeedsDisplay() }
      if bounds.width != oldValue.width { cursorMoved() }
    }
  }

  open override func draw(_ rect: CGRect) { drawLines() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    showBorder(replacing: borderStyle)
    textDidChange()
  }

  func changeText(_ body: (inout LabelContent) -> Void) {
    selection.forgetRanges()
    if !selection.isTyping { forgetChanges() }
    change(body)
  }

  func change(_ body: (inout LabelContent) -> Void) {
    body(&content)
    writeStorage()
    textDidChange()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let font = content.font.adjusted(for: traitCollection), font != content.font
    else { return }
    self.font = font
  }

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
  /// Kept, and has no effect here: text views show their text; default `false`.
  open var isSecureTextEntry: Bool = false
  /// The meaning of the text; kept, and has no effect here; default nil.
  open var textContentType: UITextContentType?

  override var accessibilityDefaults: AccessibilityDefaults { textAccessibility }
}
