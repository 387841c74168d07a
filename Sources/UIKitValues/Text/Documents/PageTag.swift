/// The text between angle brackets of a page.
nonisolated struct PageTag {
  let name: String
  let isEnd: Bool
  /// Names in small letters, values without quotation marks.
  let attributes: [String: String]

  init(_ text: Substring) {
    var text = text
    isEnd = text.first == "/"
    if isEnd { text.removeFirst() }
    let end = text.firstIndex { $0.isWhitespace || $0 == "/" } ?? text.endIndex
    name = text[..<end].lowercased()
    attributes = Self.attributes(text[end...])
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var (rest, found): (Substring, [String: String]) = (text, [:])
    while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" }) {
      rest = rest[start...]
      let end = rest.firstIndex { $0.isWhitespace || $0 == "=" } ?? rest.endIndex
      let name = rest[..<end].lowercased()
      rest = rest[end...].drop { $0.isWhitespace }
      guard rest.first == "=" else {
        found[name] = ""
        if name.isEmpty { break }
        continue
      }
      rest = rest.dropFirst().drop { $0.isWhitespace }
      if let mark = rest.first, mark == "\"" || mark == "'" {
        rest = rest.dropFirst()
        let close = rest.firstIndex(of: mark) ?? rest.endIndex
        found[name] = PageEntities.decoded(String(rest[..<close]))
        rest = rest[close...].dropFirst()
      } else {
        let close = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
        found[name] = PageEntities.decoded(String(rest[..<close]))
        rest = rest[close...]
      }
    }
    return found
  }

  /// Elements that begin and end a line.
  static let blocks: Set<String> = [
    "address", "article", "blockquote", "body", "center", "dd", "div", "dl", "dt", "footer", "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p",
    "pre", "section", "table", "tr", "ul",
  ]
  /// Elements that have no end.
  static let single: Set<String> = [
    "area", "base", "col", "hr", "img", "input", "link", "meta", "source", "wbr", "!doctype",
    "?xml",
  ]
  /// Elements whose content is not shown.
  static let silent: Set<String> = ["head", "script", "style", "template", "title"]
}

/// Characters by their names and numbers.
nonisolated enum PageEntities {
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (rest, result) = (Substring(text), "")
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[sign...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: sign)..<end])
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number =
        digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    return named[String(name)]
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
    "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½", "auml": "ä", "ouml": "ö",
    "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "rarr": "→", "larr": "←",
    "iexcl": "¡", "iquest": "¿", "ecirc": "ê", "aacute": "á", "oacute": "ó", "iacute": "í",
    "uacute": "ú", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{AD}",
  ]
}

/// Colours and sizes as pages write them.
nonisolated enum PageColor {
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") {
      let numbers = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        .split { ", /".contains($0) }.compactMap { Double($0) }
      guard numbers.count >= 3 else { return nil }
      return UIColor(
        red: numbers[0] / 255,
        green: numbers[1] / 255,
        blue: numbers[2] / 255,
        alpha: numbers.count > 3 ? numbers[3] : 1
      )
    }
    return named[text].flatMap { hexadecimal(Substring($0)) }
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard full.count == 6, let number = UInt32(full, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// A size in points; pixels of pages are three quarters of a point.
  static func size(_ text: String, within size: CGFloat) -> CGFloat? {
    let number = Double(text.prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
    guard let number, number > 0 else { return nil }
    if text.hasSuffix("pt") { return number }
    if text.hasSuffix("rem") { return number * 12 }
    if text.hasSuffix("em") { return number * size }
    if text.hasSuffix("%") { return number / 100 * size }
    return number * 0.75
  }

  private static let named: [String: String] = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff",
    "yellow": "ffff00", "gray": "808080", "grey": "808080", "silver": "c0c0c0", "maroon": "800000",
    "navy": "000080", "purple": "800080", "teal": "008080", "olive": "808000", "lime": "00ff00",
    "aqua": "00ffff", "cyan": "00ffff", "fuchsia": "ff00ff", "magenta": "ff00ff",
    "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700",
    "lightgray": "d3d3d3", "darkgray": "a9a9a9", "crimson": "dc143c", "tomato": "ff6347",
  ]
}
