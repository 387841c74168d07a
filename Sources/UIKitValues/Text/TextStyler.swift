/// Turns attributes into what the text engine draws.
nonisolated struct TextStyler {
  /// Paragraphs one after another that share a style.
  struct Stretch {
    var runs: [TextRun]
    var values: ParagraphValues
    var spacingBefore: CGFloat
    /// The offset of its first character, in UTF-16.
    var start = 0

    var paragraph: ParagraphAttributes { values.attributes }
  }

  let defaults: AttributedText.Defaults
  let traits: UITraitCollection

  /// Text of one style that sets nothing of its own.
  func stretch(of string: String) -> Stretch {
    Stretch(runs: [run(string, [:])], values: defaultValues, spacingBefore: 0)
  }

  private var defaultValues: ParagraphValues {
    var values = ParagraphValues()
    values.alignment = defaults.alignment
    values.lineBreakMode = defaults.lineBreakMode
    return values
  }

  func stretches(of text: StyledText) -> [Stretch] {
    var stretches: [Stretch] = []
    for paragraph in paragraphs(of: text) {
      let values = values(of: text, at: paragraph.location)
      let runs = runs(of: text, in: paragraph)
      if let last = stretches.last, last.values == values {
        stretches[stretches.count - 1].runs += runs
      } else {
        let before = stretches.last.map { $0.values.paragraphSpacing + $0.values.lineSpacing } ?? 0
        trimLineEnd(of: &stretches)
        stretches.append(
          Stretch(
            runs: runs,
            values: values,
            spacingBefore: before + values.paragraphSpacingBefore,
            start: paragraph.location
          )
        )
      }
    }
    return stretches
  }

  /// The rest of a paragraph, from a place in it on.
  func rest(of paragraph: NSRange, from start: Int, in text: StyledText) -> Stretch {
    var values = values(of: text, at: paragraph.location)
    if start > paragraph.location { values.firstLineHeadIndent = values.headIndent }
    let end = paragraph.location + paragraph.length
    return Stretch(
      runs: runs(of: text, in: NSRange(location: start, length: end - start)),
      values: values,
      spacingBefore: values.paragraphSpacingBefore,
      start: start
    )
  }

  /// Ranges of paragraphs with the characters that end them, or of all of it where they share one
  /// style.
  private func paragraphs(of text: StyledText) -> [NSRange] {
    guard hasSeveralStyles(text) else { return [NSRange(location: 0, length: text.length)] }
    return Self.paragraphs(of: text)
  }

  /// Ranges of paragraphs with the characters that end them.
  static func paragraphs(of text: StyledText) -> [NSRange] {
    let string = text.string as NSString
    var ranges: [NSRange] = []
    var start = 0
    while start < text.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = max(range.location + range.length, start + 1)
    }
    return ranges
  }

  private func hasSeveralStyles(_ text: StyledText) -> Bool {
    let styles = text.parts.map { $0.attributes[.paragraphStyle] as? NSParagraphStyle }
    return styles.dropFirst().contains { $0 != styles[0] }
  }

  private func values(of text: StyledText, at location: Int) -> ParagraphValues {
    let style = text.attributes(at: location)?[.paragraphStyle] as? NSParagraphStyle
    return style?.values ?? defaultValues
  }

  /// A stretch that is followed by another ends without an empty line of its own.
  private func trimLineEnd(of stretches: inout [Stretch]) {
    guard let last = stretches.indices.last, let run = stretches[last].runs.indices.last else {
      return
    }
    if stretches[last].runs[run].text.last?.isNewline == true {
      stretches[last].runs[run].text.removeLast()
    }
  }

  // MARK: Runs

  private func runs(of text: StyledText, in range: NSRange) -> [TextRun] {
    let string = text.string as NSString
    let runs = text.parts(in: range).map { part in
      run(string.substring(with: part.range), part.attributes)
    }
    // An empty text still has the height of a line.
    return runs.isEmpty ? [run("", [:])] : runs
  }

  private func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    let intent = PresentationStyle(attributes)
    let font = intent.font((attributes[.font] as? UIFont) ?? defaults.font)
    let attachment = (attributes[.attachment] as? NSTextAttachment)?.engine(
      beside: font,
      color: color(attributes),
      traits: traits
    )
    return TextRun(text, style: style(attributes, font: font), attachment: attachment)
  }

  private func color(_ attributes: [NSAttributedString.Key: Any]) -> UIColor {
    // A link has a color of its own, whatever the text says (W-260).
    if attributes[.link] != nil { return .link }
    return attributes[.foregroundColor] as? UIColor ?? defaults.color
  }

  private func style(_ attributes: [NSAttributedString.Key: Any], font: UIFont) -> TextStyle {
    func resolved(_ key: NSAttributedString.Key) -> CGColor? {
      (attributes[key] as? UIColor)?.cgColor(with: traits)
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? { Self.number(attributes[key]) }
    var style = TextStyle(face: font.face, color: color(attributes).cgColor(with: traits))
    style.kern = number(.kern) ?? number(.tracking) ?? 0
    style.kernsPairs = number(.kern) != 0
    style.underline =
      decoration(attributes[.underlineStyle]) ?? (attributes[.link] == nil ? nil : .single)
    style.underlineColor = resolved(.underlineColor)
    style.strikethrough =
      decoration(attributes[.strikethroughStyle])
      ?? (PresentationStyle(attributes).isStruck ? .single : nil)
    style.strikethroughColor = resolved(.strikethroughColor)
    style.background = resolved(.backgroundColor)
    style.baselineOffset = number(.baselineOffset) ?? 0
    style.shadow = shadow((attributes[.shadow] as? NSShadow) ?? defaults.shadow)
    style.strokeWidth = number(.strokeWidth) ?? 0
    style.strokeColor = resolved(.strokeColor)
    style.obliqueness = number(.obliqueness) ?? font.descriptor.choice.slant
    style.usesLigatures = number(.ligature) != 0
    return style
  }

  private func shadow(_ shadow: NSShadow?) -> TextShadow? {
    guard let shadow, let color = shadow.shadowColor as? UIColor else { return nil }
    return TextShadow(
      offset: shadow.shadowOffset,
      blur: shadow.shadowBlurRadius,
      color: color.cgColor(with: traits)
    )
  }

  private func decoration(_ value: Any?) -> TextDecoration? {
    let raw =
      (value as? NSUnderlineStyle)?.rawValue ?? Self.number(value).flatMap { Int(exactly: $0) } ?? 0
    switch raw & 0x0F {
    case 0: return nil
    case 2: return .thick
    case 9: return .double
    default: return .single
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
