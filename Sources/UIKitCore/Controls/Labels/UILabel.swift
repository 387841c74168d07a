/// A view that shows text, by default one line of it.
///
/// Text is centred between top and bottom. Without attributes of its own a character
/// takes the label's font, colour and alignment; setting `attributedText` keeps its own.
open class UILabel: UIView {
  var content = LabelContent()
  var measured = LabelMeasurements()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Reads a label: its text, its font and colours, and how it breaks lines.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    if let nib = coder as? NibCoder { decode(nib) }
  }

  nonisolated deinit {}

  /// The part of the line that is seen, where it moves under the label; nil but in fields.
  var lineScroll: LineScroll? { nil }

  // MARK: - Text

  /// The text; setting it drops attributes, and all of it takes the label's font and colour.
  open var text: String? {
    get { content.plainText }
    set { change { $0.setText(newValue) } }
  }

  /// The text with its attributes; setting it takes font, colour and alignment of its beginning.
  open var attributedText: NSAttributedString? {
    get { attributedContent }
    set { change { $0.setAttributedText(newValue) } }
  }

  /// The typeface and size; 17 points of the system font until set.
  open var font: UIFont! {
    get { content.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: 17)) } }
  }

  /// The colour of the text; `UIColor.label` by default and if set to nil.
  open var textColor: UIColor! {
    get { content.textColor }
    set { changeColor(newValue ?? .label) }
  }

  /// The alignment of lines between the sides; default `natural`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// The rule for breaking lines and cutting text that is too long; default `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// Rules that avoid unlucky breaks; kept, and has no effect here; default `standard`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// The colour of the text while highlighted; nil, the default, keeps the plain one.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// `true` if `highlightedTextColor` is used; default `false`.
  open var isHighlighted: Bool = false { didSet { setNeedsDisplay() } }

  /// `true` if the text has its own colour; `false` makes it `tertiaryLabel`; default `true`.
  open var isEnabled: Bool = true { didSet { setNeedsDisplay() } }

  /// The colour of a shadow under the text; nil, the default, draws none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The distance of the shadow from the text, in points; default one point up.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: - Size

  /// The most lines that are shown; default 1, and 0 shows all.
  open var numberOfLines: Int = 1 { didSet { textDidChange() } }

  /// `true` if the font shrinks until the text fits the width; default `false`.
  open var adjustsFontSizeToFitWidth: Bool = false { didSet { textDidChange() } }

  /// The smallest scale that the font may shrink to; 0, the default, is a half.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDidChange() } }

  /// The part of the text that stays in place when the font shrinks; default `alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// `true` if letters may move closer before text is cut; kept, and has no effect here.
  open var allowsDefaultTighteningForTruncation: Bool = false

  /// The width at which lines break for the intrinsic size, in points; default 0 never breaks them.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// `true` if the font follows the user's text size; only for fonts of a text style; default
  /// `false`.
  open var adjustsFontForContentSizeCategory: Bool = false { didSet { followTextSize() } }

  /// `true` if a pointer over cut text shows all of it; kept, and has no effect here.
  open var showsExpansionTextWhenTruncated: Bool = false

  open override var intrinsicContentSize: CGSize { naturalSize(width: preferredMaxLayoutWidth) }

  override var baselineFont: UIFont? { font }
  override func baselineInset(for font: UIFont) -> CGFloat { 0 }
  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override func wrappedSize(forWidth width: CGFloat) -> CGSize? {
    wrapsContent ? naturalSize(width: max(width, 0.01) + 0.01) : nil
  }
  override var textInMessages: String? { text }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

  /// The rectangle of the text in `bounds` if at most so many lines are shown.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    plainTextRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text into a rectangle of the current context; subclasses may draw otherwise.
  open func drawText(in rect: CGRect) { drawPlainText(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Whatever its content mode, a label of another size draws again.
    if measured.drawnSize != bounds.size {
      measured.drawnSize = bounds.size
      setNeedsDisplay()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    textDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Colours change no size, so no view has to be laid out again.
  func changeColor(_ color: UIColor) {
    content.setTextColor(color)
    measured = LabelMeasurements()
    setNeedsDisplay()
  }

  func change(_ body: (inout LabelContent) -> Void) {
    body(&content)
    textDidChange()
  }

  /// Measures and draws again.
  func textDidChange() {
    measured = LabelMeasurements()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let font = content.font.adjusted(for: traitCollection), font != content.font
    else { return }
    self.font = font
  }

  override var accessibilityDefaults: AccessibilityDefaults { labelAccessibility }
}

/// The part of a label's text that stays in place when the font shrinks to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
