/// The text of a label with the values of its own properties.
///
/// Either the text is plain, and all characters have one font and colour, or it is attributed, and
/// a property that is set afterwards holds for all of its characters.
struct LabelContent {
  private(set) var attributed: NSAttributedString?
  private(set) var plain: String?
  private(set) var font = Self.plainFont
  private(set) var textColor: UIColor = .label
  private(set) var alignment: NSTextAlignment = .natural
  private(set) var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  private static let plainFont = UIFont.systemFont(ofSize: 17)

  var plainText: String? { attributed?.string ?? plain }

  mutating func setText(_ text: String?) {
    plain = text
    attributed = nil
  }

  mutating func setAttributedText(_ text: NSAttributedString?) {
    attributed = text
    plain = nil
    guard let text, text.length > 0 else { return }
    // The label's properties are those of the first character.
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
      alignment = paragraph.alignment
      lineBreakMode = paragraph.lineBreakMode
    }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    attribute(.font, font)
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    attribute(.foregroundColor, color)
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    changeParagraphs { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    changeParagraphs { $0.lineBreakMode = mode }
  }

  private mutating func attribute(_ key: NSAttributedString.Key, _ value: Any) {
    attributed = attributed?.changingAttributes { $0[key] = value }
  }

  private mutating func changeParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
    attributed = attributed?.changingAttributes { attributes in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      body(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// The text as it is drawn; nil if it is empty.
  var styledText: LabelText? {
    guard let attributed else {
      guard let plain, !plain.isEmpty else { return nil }
      let defaults = AttributedText.Defaults(
        font: font,
        color: textColor,
        alignment: alignment,
        lineBreakMode: lineBreakMode
      )
      return .plain(plain, defaults)
    }
    guard attributed.length > 0 else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    let defaults: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: textColor, .paragraphStyle: paragraph,
    ]
    let text = StyledText(attributed)
    return .attributed(text.changingAttributes { $0.merge(defaults) { own, _ in own } })
  }

  /// The text with every attribute that drawing needs; nil if it is empty.
  func fullyAttributed() -> NSAttributedString? { styledText?.text.attributedString }
}
