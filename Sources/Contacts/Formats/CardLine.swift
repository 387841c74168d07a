internal import Foundation

/// One line of a card: `item1.TEL;TYPE=HOME:+49 30`.
struct CardLine {
  /// The text that lines of one value share; empty for none.
  var group = ""
  /// The name in capitals.
  var name = ""
  /// The parameters' values, by names in capitals; those without a name are types.
  var parameters: [String: [String]] = [:]
  /// The value as it is written.
  var value = ""

  /// Reads a line; nil for one without a colon.
  init?(_ line: String) {
    var isQuoted = false
    guard
      let colon = line.firstIndex(where: { letter in
        if letter == "\"" { isQuoted.toggle() }
        return letter == ":" && !isQuoted
      })
    else { return nil }
    var parts = line[..<colon].split(separator: ";").map(String.init)
    guard !parts.isEmpty else { return nil }
    let names = parts.removeFirst().split(separator: ".", maxSplits: 1).map(String.init)
    name = names.last?.uppercased() ?? ""
    group = names.count > 1 ? names[0] : ""
    value = String(line[line.index(after: colon)...])
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      let key = pair.count > 1 ? pair[0].uppercased() : "TYPE"
      let values = (pair.last ?? "").replacing("\"", with: "").split(separator: ",")
      parameters[key, default: []] += values.map(String.init)
    }
  }

  /// The types in capitals.
  var types: Set<String> { Set((parameters["TYPE"] ?? []).map { $0.uppercased() }) }

  /// The value as bytes where it is written so.
  var data: Data? {
    let encoding = parameters["ENCODING"]?.first?.uppercased() ?? types.first { $0 == "BASE64" }
    if encoding == "B" || encoding == "BASE64" {
      return Data(base64Encoded: value, options: .ignoreUnknownCharacters)
    }
    guard value.hasPrefix("data:"), let comma = value.firstIndex(of: ",") else { return nil }
    return Data(base64Encoded: String(value[value.index(after: comma)...]))
  }

  /// The value as a text.
  var text: String { Self.plain(decoded) }
  /// The parts of a value that has several, between semicolons.
  var parts: [String] { Self.split(decoded, at: ";").map(Self.plain) }

  private var decoded: String {
    let isQuoted =
      (parameters["ENCODING"] ?? []).contains { $0.uppercased() == "QUOTED-PRINTABLE" }
      || types.contains("QUOTED-PRINTABLE")
    guard isQuoted else { return value }
    var bytes: [UInt8] = []
    var rest = Array(value.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), let number = UInt8(digits, radix: 16) {
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text at each sign that no backslash precedes.
  private static func split(_ text: String, at sign: Character) -> [String] {
    var (parts, isEscaped) = ([""], false)
    for letter in text {
      if letter == sign, !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
      isEscaped = letter == "\\" && !isEscaped
    }
    return parts
  }

  private static func plain(_ text: String) -> String {
    var (result, isEscaped) = ("", false)
    for letter in text {
      if isEscaped {
        result.append(letter == "n" || letter == "N" ? "\n" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else {
        result.append(letter)
      }
    }
    return result
  }

  /// A text as cards have it.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing(";", with: "\\;").replacing(",", with: "\\,")
  }

  /// The lines of a text, those put together again that were broken.
  static func lines(of text: String) -> [CardLine] {
    var lines: [String] = []
    for line in text.replacing("\r\n", with: "\n").split(separator: "\n") {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else if let last = lines.last, last.hasSuffix("="), last.contains("QUOTED-PRINTABLE") {
        lines[lines.count - 1] = String(last.dropLast()) + line
      } else {
        lines.append(String(line))
      }
    }
    return lines.compactMap(CardLine.init)
  }
}
