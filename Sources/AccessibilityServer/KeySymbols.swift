internal import AccessibilityBus
internal import UIKitCore

extension AccessibilityKey {
  /// A key as X calls it.
  init(_ key: OfferedKey) {
    let named = KeySymbols.named[key.usage]
    let typed = key.text.unicodeScalars.first
    self.init(
      isDown: key.isDown,
      symbol: named?.symbol ?? typed.map(KeySymbols.symbol) ?? 0,
      code: KeySymbols.codes[key.usage] ?? 0,
      modifiers: KeySymbols.modifiers(key.modifiers),
      text: named?.name ?? key.text
    )
  }
}

/// The names, symbols and numbers that X has for keys.
enum KeySymbols {
  static let named: [Int: (name: String, symbol: UInt32)] = [
    40: ("Return", 0xff0d), 41: ("Escape", 0xff1b), 42: ("BackSpace", 0xff08),
    43: ("Tab", 0xff09), 44: ("space", 0x20), 74: ("Home", 0xff50), 77: ("End", 0xff57),
    79: ("Right", 0xff53), 80: ("Left", 0xff51), 81: ("Down", 0xff54), 82: ("Up", 0xff52),
    88: ("KP_Enter", 0xff8d),
  ]

  /// Latin letters are their own symbols; all others stand at their number above a million.
  static func symbol(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar.value < 0x100 ? scalar.value : 0x0100_0000 + scalar.value
  }

  /// The numbers of X are those of Linux and eight more.
  static let codes: [Int: UInt32] = {
    var codes: [Int: UInt32] = [
      40: 36, 41: 9, 42: 22, 43: 23, 44: 65, 74: 110, 77: 115, 79: 114, 80: 113, 81: 116, 82: 111,
      88: 104,
    ]
    let rows: [(first: UInt32, letters: String)] = [
      (24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"),
    ]
    for row in rows {
      for (index, letter) in row.letters.unicodeScalars.enumerated() {
        codes[Int(letter.value) - 97 + 4] = row.first + UInt32(index)
      }
    }
    for digit in 0..<10 { codes[30 + digit] = 10 + UInt32(digit) }
    return codes
  }()

  /// Shift is the first bit of X's, control the third, alternate the fourth.
  static func modifiers(_ held: UInt8) -> UInt32 {
    let bits: [(UInt8, UInt32)] = [(1, 1), (2, 4), (4, 8), (8, 64)]
    return bits.reduce(0) { held & $1.0 == 0 ? $0 : $0 | $1.1 }
  }
}
