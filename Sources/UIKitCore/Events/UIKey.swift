internal import Device

/// A key of a keyboard, as it is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The text the key types, with the modifiers that are held.
  public let characters: String
  /// The text it types without them.
  public let charactersIgnoringModifiers: String
  /// The modifiers held when the key went down; `shift`, `control`, `alternate` and `command` only.
  public let modifierFlags: UIKeyModifierFlags
  /// Its usage number on a keyboard.
  let usage: Int

  init(usage: Int, modifiers: KeyModifiers) {
    self.usage = usage
    let plain = Self.characters[usage] ?? ""
    charactersIgnoringModifiers = plain
    characters = modifiers.contains(.shift) && plain.count == 1 ? plain.uppercased() : plain
    modifierFlags = UIKeyModifierFlags(modifiers)
  }

  private static let characters: [Int: String] = {
    var table: [Int: String] = [
      40: "\r", 41: UIKeyCommand.inputEscape, 42: "\u{8}", 43: "\t", 44: " ", 45: "-", 46: "=",
      47: "[", 48: "]", 49: "\\", 51: ";", 52: "'", 53: "`", 54: ",", 55: ".", 56: "/",
      79: UIKeyCommand.inputRightArrow, 80: UIKeyCommand.inputLeftArrow,
      81: UIKeyCommand.inputDownArrow, 82: UIKeyCommand.inputUpArrow,
      74: UIKeyCommand.inputHome, 77: UIKeyCommand.inputEnd, 76: "\u{7F}",
      75: UIKeyCommand.inputPageUp, 78: UIKeyCommand.inputPageDown,
    ]
    for (index, letter) in "abcdefghijklmnopqrstuvwxyz1234567890".enumerated() {
      table[index + 4] = String(letter)
    }
    for number in 1...12 { table[57 + number] = "UIKeyInputF\(number)" }
    return table
  }()
}

extension UIKeyModifierFlags {
  nonisolated init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
