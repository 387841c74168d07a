internal import Foundation

/// Reads `.strings`: pairs of quoted texts, `"key" = "text";`, with comments between them.
///
/// Text in any other form is skipped up to the next semicolon; a compiled table is read as well.
struct StringsTable {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// All pairs of a table, a later one winning.
  static func read(_ bytes: [UInt8]) -> [String: String] {
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      return list as? [String: String] ?? [:]
    }
    var table = StringsTable(scalars: Array(text(bytes).unicodeScalars))
    return table.pairs()
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let isWide = bytes.count > 1 && (bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE)
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let isBig = bytes[0] == 0xFE || bytes[0] == 0
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let first = UInt16(bytes[place])
      let second = UInt16(bytes[place + 1])
      return isBig ? first << 8 | second : second << 8 | first
    }
    return String(
      decoding: units.first == 0xFEFF ? Array(units.dropFirst()) : units,
      as: UTF16.self
    )
  }

  private mutating func pairs() -> [String: String] {
    var pairs: [String: String] = [:]
    while place < scalars.count {
      skipBlanks()
      guard let key = word() else {
        place += 1
        continue
      }
      skipBlanks()
      guard take("=") else { continue }
      skipBlanks()
      guard let value = word() else { continue }
      pairs[key] = value
      skipBlanks()
      _ = take(";")
    }
    return pairs
  }
}

// MARK: - Tokens

extension StringsTable {
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private func at(_ offset: Int) -> Unicode.Scalar? {
    place + offset < scalars.count ? scalars[place + offset] : nil
  }

  /// White space and both sorts of comments.
  private mutating func skipBlanks() {
    while let scalar = at(0) {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        place += 1
      } else if scalar == "/", at(1) == "/" {
        while place < scalars.count, at(0) != "\n" { place += 1 }
      } else if scalar == "/", at(1) == "*" {
        place += 2
        while place < scalars.count, !(at(0) == "*" && at(1) == "/") { place += 1 }
        place = min(place + 2, scalars.count)
      } else {
        return
      }
    }
  }

  /// A quoted text, or a bare one of letters, digits, dots, dashes and underscores.
  private mutating func word() -> String? {
    var text = String.UnicodeScalarView()
    if take("\"") {
      while let scalar = at(0), scalar != "\"" {
        place += 1
        text.append(scalar == "\\" ? escaped() : scalar)
      }
      return take("\"") ? String(text) : nil
    }
    while let scalar = at(0), scalar.properties.isAlphabetic || "0123456789.-_".contains(scalar) {
      text.append(scalar)
      place += 1
    }
    return text.isEmpty ? nil : String(text)
  }

  private mutating func escaped() -> Unicode.Scalar {
    guard let scalar = at(0) else { return "\\" }
    place += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(String.UnicodeScalarView(scalars[place..<min(place + 4, scalars.count)]))
      guard let number = UInt32(digits, radix: 16), let result = Unicode.Scalar(number) else {
        return scalar
      }
      place += 4
      return result
    default: return scalar
    }
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
