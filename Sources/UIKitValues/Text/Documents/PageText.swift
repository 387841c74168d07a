/// Reads the text of a page with what its elements mean.
///
/// Text without a font is Times New Roman at 12 points, as on iOS; headings, lists and paragraphs
/// are lines of their own.
nonisolated struct PageText {
  /// The values that hold for text inside of an element.
  private struct Style {
    var element = ""
    var size: CGFloat = 12
    var family = "Times New Roman"
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var color: UIColor?
    var background: UIColor?
    var underlines = false
    var strikes = false
    var link: URL?
    var raise: CGFloat = 0
    var alignment = NSTextAlignment.natural
    /// The number of the next item of a list; nil for one with bullets.
    var item: Int?
    var keepsSpace = false
  }

  private(set) var text = NSMutableAttributedString(string: "")
  private let usual: [NSAttributedString.Key: Any]
  private let base: URL?
  private var open = [Style()]
  private var wantsLine = false

  init(_ usual: [NSAttributedString.Key: Any], base: URL?) {
    (self.usual, self.base) = (usual, base)
  }

  mutating func read(_ page: String) {
    var rest = Substring(page)
    while let sign = rest.firstIndex(of: "<") {
      add(rest[..<sign])
      rest = rest[sign...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = PageTag(rest[rest.index(after: sign)..<end])
      rest = rest[rest.index(after: end)...]
      guard !PageTag.silent.contains(tag.name) || tag.isEnd else {
        let close = rest.range(of: "</\(tag.name)", options: .caseInsensitive)
        rest = close.map { rest[$0.lowerBound...] } ?? ""
        continue
      }
      if tag.isEnd { self.end(tag.name) } else { begin(tag) }
    }
    add(rest)
    if wantsLine { append("\n") }
  }

  private var style: Style { open.last ?? Style() }

  private mutating func begin(_ tag: PageTag) {
    if PageTag.blocks.contains(tag.name) { wantsLine = wantsLine || text.length > 0 }
    if tag.name == "br" {
      append("\n")
      return
    }
    guard !PageTag.single.contains(tag.name) else { return }
    var style = style
    style.element = tag.name
    apply(tag, to: &style)
    if tag.name == "li" {
      let place = open.lastIndex { $0.element == "ol" || $0.element == "ul" }
      let number = place.flatMap { open[$0].item }
      if let place, let number { open[place].item = number + 1 }
      open.append(style)
      add(number.map { "\t\($0).\t" } ?? "\t\u{2022}\t", keepsSpace: true)
      return
    }
    open.append(style)
  }

  private mutating func end(_ name: String) {
    guard let place = open.lastIndex(where: { $0.element == name }), place > 0 else { return }
    open.removeSubrange(place...)
    if PageTag.blocks.contains(name) { wantsLine = wantsLine || text.length > 0 }
  }

  private func apply(_ tag: PageTag, to style: inout Style) {
    switch tag.name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "dfn", "var": style.isItalic = true
    case "u", "ins": style.underlines = true
    case "s", "strike", "del": style.strikes = true
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "pre": (style.isMonospaced, style.keepsSpace) = (true, true)
    case "small": style.size *= 0.83
    case "big": style.size *= 1.2
    case "sup": (style.raise, style.size) = (style.raise + style.size / 3, style.size * 0.83)
    case "sub": (style.raise, style.size) = (style.raise - style.size / 6, style.size * 0.83)
    case "center": style.alignment = .center
    case "ol": style.item = tag.attributes["start"].flatMap { Int($0) } ?? 1
    case "ul": style.item = nil
    case "a":
      if let address = tag.attributes["href"] {
        style.link = URL(string: address, relativeTo: base)?.absoluteURL
        style.underlines = true
      }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let sizes: [CGFloat] = [24, 18, 14, 12, 10, 8]
      style.size = sizes[(tag.name.last?.wholeNumberValue ?? 4) - 1]
      style.isBold = true
    case "font": apply(font: tag.attributes, to: &style)
    default: break
    }
    if let alignment = tag.attributes["align"] { apply("text-align", alignment, to: &style) }
    for part in (tag.attributes["style"] ?? "").split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if pair.count == 2 { apply(pair[0].lowercased(), pair[1], to: &style) }
    }
  }

  private func apply(font attributes: [String: String], to style: inout Style) {
    if let color = attributes["color"] { apply("color", color, to: &style) }
    if let face = attributes["face"] { apply("font-family", face, to: &style) }
    let sizes: [CGFloat] = [8, 10, 12, 14, 18, 24, 36]
    if let size = attributes["size"].flatMap({ Int($0) }), (1...7).contains(size) {
      style.size = sizes[size - 1]
    }
  }

  /// A declaration of a style.
  private func apply(_ name: String, _ value: String, to style: inout Style) {
    switch name {
    case "color": style.color = PageColor.color(value) ?? style.color
    case "background-color", "background":
      style.background = PageColor.color(value) ?? style.background
    case "font-weight":
      style.isBold = value.hasPrefix("bold") || (Int(value) ?? 400) >= 600
    case "font-style": style.isItalic = value == "italic" || value == "oblique"
    case "font-size": style.size = PageColor.size(value, within: style.size) ?? style.size
    case "font-family":
      let first = value.split(separator: ",").first.map(String.init) ?? value
      style.family = first.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
    case "text-decoration", "text-decoration-line":
      style.underlines = value.contains("underline") || style.underlines && !value.contains("none")
      style.strikes = value.contains("line-through")
    case "text-align":
      let known: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justify": .justified,
      ]
      style.alignment = known[value.lowercased()] ?? style.alignment
    default: break
    }
  }

  // MARK: - Text

  private mutating func add(_ piece: some StringProtocol, keepsSpace: Bool = false) {
    guard !piece.isEmpty else { return }
    var piece = PageEntities.decoded(String(piece))
    if !keepsSpace, !style.keepsSpace {
      let isAtStart = text.length == 0 || wantsLine || text.string.last?.isWhitespace == true
      let begins = piece.first?.isWhitespace == true && !isAtStart
      let ends = piece.last?.isWhitespace == true
      let parts = piece.split { $0.isWhitespace && $0 != "\u{A0}" }
      guard !parts.isEmpty else {
        if begins { append(" ") }
        return
      }
      piece = (begins ? " " : "") + parts.joined(separator: " ") + (ends ? " " : "")
    }
    if wantsLine { endLine() }
    append(piece)
  }

  private mutating func endLine() {
    wantsLine = false
    while text.string.last == " " {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
    }
    if text.length > 0 { append("\n") }
  }

  private func append(_ piece: String) {
    text.append(NSAttributedString(string: piece, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = style
    var attributes = usual
    attributes[.font] = font
    attributes[.foregroundColor] = style.color ?? usual[.foregroundColor] ?? UIColor.black
    if let background = style.background { attributes[.backgroundColor] = background }
    if style.underlines { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.strikes { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link {
      attributes[.link] = link
      attributes[.foregroundColor] = style.color ?? UIColor(red: 0, green: 0, blue: 0.93, alpha: 1)
    }
    if style.raise != 0 { attributes[.baselineOffset] = style.raise }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    attributes[.paragraphStyle] = paragraph
    return attributes
  }

  private var font: UIFont {
    let style = style
    let own = style.isMonospaced ? UIFont(name: "Courier", size: style.size) : nil
    let isSystem = style.family.hasPrefix("-apple-system") || style.family == "system-ui"
    let named = isSystem ? nil : UIFont(name: style.family, size: style.size)
    let usual =
      style.family == "Times New Roman" ? (usual[.font] as? UIFont)?.withSize(style.size) : nil
    let plain = own ?? usual ?? named ?? .systemFont(ofSize: style.size)
    var traits = plain.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let descriptor = plain.fontDescriptor.withSymbolicTraits(traits)
    return descriptor.map { UIFont(descriptor: $0, size: style.size) } ?? plain
  }
}
