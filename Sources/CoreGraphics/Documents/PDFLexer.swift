internal import Foundation

/// Reads one value after another from the bytes of a PDF file or of a page's content.
struct PDFLexer {
  let bytes: [UInt8]
  var position: Int
  /// Lists in lists beyond this depth are not read, so that a hostile file cannot take the stack.
  private static let deepest = 64
  private var depth = 0

  init(_ bytes: [UInt8], at position: Int = 0) {
    (self.bytes, self.position) = (bytes, position)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next value; nil at the end.
  mutating func next() -> PDFValue? {
    skipSpace()
    guard let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return .name(readName())
    case UInt8(ascii: "("): return .text(readText())
    case UInt8(ascii: "["): return readList()
    case UInt8(ascii: "<"): return peek(1) == byte ? readTable() : .text(readHexadecimal())
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .word(String(UnicodeScalar(byte)))
    case UInt8(ascii: ">"):
      position += peek(1) == byte ? 2 : 1
      return .word(">>")
    default: return readWord()
    }
  }

  /// The next value, two numbers and an R taken together.
  mutating func nextObject() -> PDFValue? {
    guard let value = next() else { return nil }
    guard let number = value.integer, number >= 0 else { return value }
    let before = position
    if next()?.integer != nil, next()?.word == "R" { return .reference(number) }
    position = before
    return value
  }

  mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "%") {
        while let byte = current, byte != 10, byte != 13 { position += 1 }
      } else if byte.isPDFSpace {
        position += 1
      } else {
        return
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  // MARK: - Kinds of values

  private mutating func readWord() -> PDFValue {
    let start = position
    while let byte = current, !byte.isPDFSpace, !byte.isPDFDelimiter { position += 1 }
    if position == start { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let number = Double(text), number.isFinite, bytes[start] < UInt8(ascii: "A") {
      return .number(CGFloat(number))
    }
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default: return .word(text)
    }
  }

  private mutating func readName() -> String {
    position += 1
    var name: [UInt8] = []
    while let byte = current, !byte.isPDFSpace, !byte.isPDFDelimiter {
      position += 1
      if byte == UInt8(ascii: "#"), let high = current?.hexadecimal, let low = peek(1)?.hexadecimal
      {
        name.append(high << 4 | low)
        position += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Text in parentheses; what is escaped in it matters to nobody here but for its length.
  private mutating func readText() -> [UInt8] {
    position += 1
    var (text, open) = ([UInt8](), 1)
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "\\") {
        if let escaped = current { text.append(escaped) }
        position += 1
        continue
      }
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      if open == 0 { break }
      text.append(byte)
    }
    return text
  }

  private mutating func readHexadecimal() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: ">") {
      position += 1
      if let digit = byte.hexadecimal { digits.append(digit) }
    }
    position += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func readList() -> PDFValue {
    position += 1
    depth += 1
    defer { depth -= 1 }
    var items: [PDFValue] = []
    while depth <= Self.deepest, let item = nextObject() {
      if item.word == "]" { break }
      items.append(item)
    }
    return .list(items)
  }

  private mutating func readTable() -> PDFValue {
    position += 2
    depth += 1
    defer { depth -= 1 }
    var table: [String: PDFValue] = [:]
    while depth <= Self.deepest, let key = next() {
      if key.word == ">>" { break }
      guard let key = key.name, let value = nextObject() else { continue }
      if value.word == ">>" { break }
      table[key] = value
    }
    return .table(table)
  }
}

extension UInt8 {
  var isPDFSpace: Bool {
    self == 32 || self == 10 || self == 13 || self == 9 || self == 0 || self == 12
  }

  var isPDFDelimiter: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
