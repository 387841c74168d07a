/// Reads rich text: its fonts, sizes, colours, alignment and the usual styles.
nonisolated struct RichText {
  /// The values that hold inside of a group.
  private struct Style {
    var font = 0
    /// In points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var underlines = false
    var strikes = false
    var color = 0
    var alignment = NSTextAlignment.natural
    /// The table that the group fills, or a group that shows nothing.
    var destination = Destination.text
    /// Characters that stand for one that was written by its number.
    var substitutes = 1
  }

  private enum Destination { case text, fonts, colors, nothing }

  private(set) var text = NSMutableAttributedString(string: "")
  private let usual: [NSAttributedString.Key: Any]
  private var open = [Style()]
  private var fonts: [Int: String] = [:]
  private var colors: [UIColor?] = []
  private var parts: (red: CGFloat?, green: CGFloat, blue: CGFloat) = (nil, 0, 0)
  private var pending = ""
  private var skipped = 0

  init(_ usual: [NSAttributedString.Key: Any]) { self.usual = usual }

  mutating func read(_ source: String) {
    var rest = Substring(source)
    while let next = rest.popFirst() {
      switch next {
      case "{": begin()
      case "}": end()
      case "\\": rest = command(rest)
      case "\r\n", "\n", "\r": break
      default: add(next)
      }
    }
    flush()
  }

  private var style: Style {
    get { open.last ?? Style() }
    set { if !open.isEmpty { open[open.count - 1] = newValue } }
  }

  private mutating func begin() {
    flush()
    open.append(style)
  }

  private mutating func end() {
    flush()
    if open.count > 1 { open.removeLast() }
  }

  /// Reads what follows a backslash, and returns what is left.
  private mutating func command(_ source: Substring) -> Substring {
    var rest = source
    guard let first = rest.first else { return rest }
    guard first.isLetter else {
      rest.removeFirst()
      switch first {
      case "'":
        let digits = rest.prefix(2)
        if let byte = UInt8(digits, radix: 16) {
          let character = String(data: Data([byte]), encoding: .windowsCP1252) ?? ""
          for letter in character { add(letter) }
        }
        return rest.dropFirst(2)
      case "~": add("\u{A0}")
      case "_": add("\u{2011}")
      case "*": style.destination = .nothing
      case "\n", "\r", "\r\n": apply("par", nil)
      default: if "{}\\".contains(first) { add(first) }
      }
      return rest
    }
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    rest = rest.dropFirst(name.count)
    let digits = rest.prefix { $0.isNumber || $0 == "-" }
    rest = rest.dropFirst(digits.count)
    if rest.first == " " { rest = rest.dropFirst() }
    apply(String(name), Int(digits))
    return rest
  }

  private mutating func apply(_ name: String, _ number: Int?) {
    switch name {
    case "par", "line": addPlain("\n")
    case "tab": addPlain("\t")
    case "emdash": addPlain("—")
    case "endash": addPlain("–")
    case "bullet": addPlain("•")
    case "lquote": addPlain("‘")
    case "rquote": addPlain("’")
    case "ldblquote": addPlain("“")
    case "rdblquote": addPlain("”")
    case "u": addUnicode(number ?? 0)
    case "uc": style.substitutes = number ?? 1
    case "fonttbl": style.destination = .fonts
    case "colortbl": style.destination = .colors
    case "stylesheet", "info", "pict", "header", "footer", "listtable", "generator":
      style.destination = .nothing
    case "red": parts.red = CGFloat(number ?? 0) / 255
    case "green": parts.green = CGFloat(number ?? 0) / 255
    case "blue": parts.blue = CGFloat(number ?? 0) / 255
    default: change(name, number)
    }
  }

  private mutating func change(_ name: String, _ number: Int?) {
    flush()
    switch name {
    case "f": style.font = number ?? 0
    case "fs": style.size = CGFloat(number ?? 24) / 2
    case "b": style.isBold = number != 0
    case "i": style.isItalic = number != 0
    case "ul": style.underlines = number != 0
    case "ulnone": style.underlines = false
    case "strike": style.strikes = number != 0
    case "cf": style.color = number ?? 0
    case "ql": style.alignment = .left
    case "qr": style.alignment = .right
    case "qc": style.alignment = .center
    case "qj": style.alignment = .justified
    case "pard": style.alignment = .natural
    case "plain":
      let kept = style
      style = Style()
      (style.alignment, style.destination) = (kept.alignment, kept.destination)
    default: break
    }
  }

  // MARK: - Characters

  private mutating func add(_ character: Character) {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    addPlain(character)
  }

  private mutating func addPlain(_ character: Character) {
    switch style.destination {
    case .nothing: break
    case .text: pending.append(character)
    case .fonts:
      guard character == ";" else {
        pending.append(character)
        return
      }
      fonts[style.font] = pending.trimmingCharacters(in: .whitespaces)
      pending = ""
    case .colors:
      guard character == ";" else { return }
      colors.append(
        parts.red.map { UIColor(red: $0, green: parts.green, blue: parts.blue, alpha: 1) }
      )
      parts = (nil, 0, 0)
    }
  }

  private mutating func addUnicode(_ number: Int) {
    let unit = UInt32(number < 0 ? number + 65536 : number)
    if let scalar = Unicode.Scalar(unit) { addPlain(Character(scalar)) }
    skipped = style.substitutes
  }

  private mutating func flush() {
    guard !pending.isEmpty, style.destination == .text else {
      if style.destination != .fonts { pending = "" }
      return
    }
    text.append(NSAttributedString(string: pending, attributes: attributes))
    pending = ""
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = style
    var attributes = usual
    let named = fonts[style.font].flatMap { UIFont(name: $0, size: style.size) }
    let plain =
      named ?? UIFont(name: "Helvetica", size: style.size) ?? .systemFont(ofSize: style.size)
    var traits = plain.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let descriptor = plain.fontDescriptor.withSymbolicTraits(traits)
    attributes[.font] = descriptor.map { UIFont(descriptor: $0, size: style.size) } ?? plain
    let isKnown = colors.indices.contains(style.color)
    if isKnown, let color = colors[style.color] { attributes[.foregroundColor] = color }
    if style.underlines { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.strikes { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    attributes[.paragraphStyle] = paragraph
    return attributes
  }
}
