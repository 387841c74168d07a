/// A number as documents spell it: decimal, with an optional fraction and exponent.
///
/// Unlike `Double("…")` this takes no `nan`, `inf` or hexadecimal: a document holding those is wrong.
struct Number {
  let value: Double

  init?(_ text: String) {
    guard Number.isSpelledRight(text), let value = Double(text), value.isFinite else { return nil }
    self.value = value
  }

  /// True if the text has the form of a number; its size is not checked.
  static func isSpelledRight(_ text: String) -> Bool {
    var digits = 0
    var fraction = false
    var exponent = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."):
        guard !fraction, !exponent else { return false }
        fraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !exponent, digits > 0 else { return false }
        exponent = true
        digits = 0
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard previous == 0 || previous | 0x20 == UInt8(ascii: "e") else { return false }
      default: return false
      }
      previous = byte
    }
    return digits > 0
  }
}
