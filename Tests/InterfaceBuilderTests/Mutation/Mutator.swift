/// Damages documents in the ways that disks, merges and attackers do; the same seed, the same damage.
struct Mutator {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// One to four injuries; half of the documents only suffer such as leave them well-formed XML,
  /// so that what stands behind the tokens is hurt as well.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let isGentle = number(0...1) == 0
    for _ in 0..<number(1...4) where bytes.count > 8 {
      if isGentle || number(0...2) == 0 { operate(&bytes) } else { tear(&bytes) }
    }
    return bytes
  }

  /// Elements and values, cut along their edges.
  private mutating func operate(_ bytes: inout [UInt8]) {
    switch number(0...4) {
    case 0: removeElement(&bytes)
    case 1: copyElement(&bytes)
    case 2: renameAttribute(&bytes)
    default: replaceValue(&bytes)
    }
  }

  /// Bytes, wherever they stand.
  private mutating func tear(_ bytes: inout [UInt8]) {
    switch number(0...4) {
    case 0, 1: flipBits(&bytes)
    case 2: bytes.removeLast(number(1...bytes.count - 1))
    case 3: removeRun(&bytes)
    default: insertJunk(&bytes)
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}

// MARK: - Injuries

extension Mutator {
  private static let junk = [
    "<", ">", "\"", "&", "&#0;", "&#x1F600;", "]]>", "<![CDATA[", "<!--", "-->", "\0", "\u{FEFF}",
    "<view>", "</view>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;", "<?xml version=\"1.0\"?>",
    " id=\"-1\"", "<segue destination=\"", String(repeating: "<a>", count: 600),
  ]

  private static let values = [
    "", "YES", "NO", "nan", "-1", "1e309", "99999999999999999999", "0x7f", "../../etc", "💥",
    "-9223372036854775808", "BYZ-38-t0r", "0.0", "UIView", "system", "1:0", "a b", "%s%n",
    "\u{202E}", "2.2250738585072014e-308",
  ]

  private mutating func flipBits(_ bytes: inout [UInt8]) {
    for _ in 0..<number(1...8) {
      bytes[number(0...bytes.count - 1)] ^= 1 << UInt8(number(0...7))
    }
  }

  private mutating func removeRun(_ bytes: inout [UInt8]) {
    let start = number(0...bytes.count - 2)
    bytes.removeSubrange(start..<min(bytes.count, start + number(1...200)))
  }

  private mutating func insertJunk(_ bytes: inout [UInt8]) {
    let junk = Mutator.junk[number(0...Mutator.junk.count - 1)]
    bytes.insert(contentsOf: junk.utf8, at: number(0...bytes.count))
  }

  private mutating func replaceValue(_ bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard let start = place(of: quote, in: bytes),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return }
    let value = Mutator.values[number(0...Mutator.values.count - 1)]
    bytes.replaceSubrange(start + 1..<end, with: value.utf8)
  }

  /// Gives an attribute the name or the value of another, so that words turn up in wrong places.
  private mutating func renameAttribute(_ bytes: inout [UInt8]) {
    guard let from = attributeName(in: bytes), let to = attributeName(in: bytes) else { return }
    bytes.replaceSubrange(to, with: Array(bytes[from]))
  }

  /// The letters before an equals sign that a quote follows.
  private mutating func attributeName(in bytes: [UInt8]) -> Range<Int>? {
    guard let end = place(of: UInt8(ascii: "="), in: bytes), end + 1 < bytes.count,
      bytes[end + 1] == UInt8(ascii: "\"")
    else { return nil }
    let start = bytes[..<end].lastIndex { !(UInt8(ascii: "A")...UInt8(ascii: "z")).contains($0) }
    return (start ?? -1) + 1..<end
  }

  private mutating func removeElement(_ bytes: inout [UInt8]) {
    guard let element = element(in: bytes) else { return }
    bytes.removeSubrange(element)
  }

  private mutating func copyElement(_ bytes: inout [UInt8]) {
    guard let element = element(in: bytes), let place = place(of: UInt8(ascii: "<"), in: bytes)
    else { return }
    let copy = Array(bytes[element].prefix(20_000))
    bytes.insert(contentsOf: copy, at: place)
  }

  /// From an opening `<` to some later one, whole elements more often than not.
  private mutating func element(in bytes: [UInt8]) -> Range<Int>? {
    guard let start = place(of: UInt8(ascii: "<"), in: bytes) else { return nil }
    var depth = 0
    var place = start
    while place < bytes.count {
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let closes = place + 1 < end && bytes[place + 1] == UInt8(ascii: "/")
      let isWhole = end > 0 && bytes[end - 1] == UInt8(ascii: "/")
      depth += closes ? -1 : isWhole ? 0 : 1
      if depth <= 0 { return start..<end + 1 }
      guard let next = bytes[end...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      place = next
    }
    return nil
  }

  private mutating func place(of byte: UInt8, in bytes: [UInt8]) -> Int? {
    guard !bytes.isEmpty else { return nil }
    let from = number(0...bytes.count - 1)
    return bytes[from...].firstIndex(of: byte) ?? bytes.firstIndex(of: byte)
  }
}

/// Sebastiano Vigna's SplitMix64: one addition and three mixings a number.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
