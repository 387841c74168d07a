/// A view that shows text, one line of it unless told otherwise.
///
/// Text stands in the middle between top and bottom. Without attributes of its own a character
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

  // MARK: - Text

  /// The words; setting them takes the label's own attributes for all of them.
  open var text: String? {
    get { content.plainText }
    set { change { $0.setText(newValue) } }
  }

  /// The words with their attributes.
  open var attributedText: NSAttributedString? {
    get { attributedContent }
    set { change { $0.setAttributedText(newValue) } }
  }

  /// The typeface and size; 17 points of the system font until set.
  open var font: UIFont! {
    get { content.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: 17)) } }
  }

  /// The colour of the words.
  open var textColor: UIColor! {
    get { content.textColor }
    set { changeColor(newValue ?? .label) }
  }

  /// Where lines stand between the sides.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// Where lines break, and how too long a text is cut.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// Rules that avoid unlucky breaks.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// The colour while highlighted; nil keeps the plain one.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the highlighted colour is used.
  open var isHighlighted: Bool = false { didSet { setNeedsDisplay() } }

  /// Whether the words look enabled.
  open var isEnabled: Bool = true { didSet { setNeedsDisplay() } }

  /// The colour of a shadow under the words; nil draws none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// How far the shadow lies from the words, in points.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: - Size

  /// The most lines that are shown; 0 shows all.
  open var numberOfLines: Int = 1 { didSet { textDidChange() } }

  /// Whether the font shrinks until the words fit the width.
  open var adjustsFontSizeToFitWidth: Bool = false { didSet { textDidChange() } }

  /// How small a part of its size the font may shrink to; 0 leaves that to the label.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDidChange() } }

  /// What stays in place when the font shrinks.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// Whether letters may move closer before words are cut.
  open var allowsDefaultTighteningForTruncation: Bool = false

  /// The width at which lines break for the intrinsic size, in points; 0 never breaks them.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool = false { didSet { followTextSize() } }

  /// Whether a pointer over cut words shows all of them.
  open var showsExpansionTextWhenTruncated: Bool = false

  open override var intrinsicContentSize: CGSize { naturalSize(width: preferredMaxLayoutWidth) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

  /// Where the text stands in `bounds` when at most so many lines are shown.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    plainTextRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the words into a rectangle of the current context.
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

  /// Colours change no size, so nobody around has to be laid out again.
  private func changeColor(_ color: UIColor) {
    content.setTextColor(color)
    measured = LabelMeasurements()
    setNeedsDisplay()
  }

  private func change(_ body: (inout LabelContent) -> Void) {
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
      let style = content.font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
    else { return }
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if font != content.font { self.font = font }
  }

  override var accessibilityDefaults: AccessibilityDefaults { labelAccessibility }
}

/// What stays in place when a label's font shrinks to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
