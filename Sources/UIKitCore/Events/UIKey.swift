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
      74: UIKeyCommand.inputHome, 77: UIKeyCommand.inputEnd,
    ]
    for (index, letter) in "abcdefghijklmnopqrstuvwxyz1234567890".enumerated() {
      table[index + 4] = String(letter)
    }
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

/// Keys and text on their way from the display to the first responder.
extension UIApplication {
  /// Types text where the keys go.
  func type(_ text: String) {
    (keyWindow?.firstResponder as? any UIKeyInput)?.insertText(text)
  }

  /// Sends a press; a key command that somebody along the responder chain has comes first.
  func press(_ code: Int, isDown: Bool, modifiers: KeyModifiers, at time: TimeInterval) {
    let key = UIKey(usage: code, modifiers: modifiers)
    if isDown, performKeyCommand(key) { return }
    let press = UIPress()
    press.key = key
    press.phase = isDown ? .began : .ended
    press.timestamp = time
    let event = UIPressesEvent()
    event.timestamp = time
    event.modifierFlags = key.modifierFlags
    event.allPresses = [press]
    keyWindow?.sendEvent(event)
    if isDown { edit(with: key) }
  }

  private func performKeyCommand(_ key: UIKey) -> Bool {
    let start = keyWindow?.firstResponder ?? keyWindow?.frontController
    for responder in sequence(first: start, next: { $0?.next }) {
      // Commands that were added count also where a class has commands of its own.
      let added = (responder as? UIViewController)?.bars.keyCommands ?? []
      let commands = (responder?.keyCommands ?? []) + added
      guard let command = commands.first(where: { $0.matches(key) }) else { continue }
      let target = responder?.target(forAction: command.action, withSender: command)
      guard let target = target as? UIResponder else { continue }
      target.validate(command)
      guard !command.attributes.contains(.disabled) else { return true }
      return ClassTable.send(command.action, to: target, [command]) != nil
    }
    return false
  }

  /// Edits text with a key that has no command.
  private func edit(with key: UIKey) {
    guard let input = keyWindow?.firstResponder as? any UIKeyInput,
      key.modifierFlags.isDisjoint(with: [.command, .control])
    else { return }
    switch key.charactersIgnoringModifiers {
    case "\u{8}": input.deleteBackward()
    case "\r": input.insertText("\n")
    case let plain where UIKeyCommand.caretMoves[plain] != nil:
      UIKeyCommand.caretMoves[plain].map { (input as? any CaretMoving)?.moveCaret($0) }
    case let plain where plain.count == 1 && !UIScreen.main.display.sendsText:
      input.insertText(key.characters)
    default: break
    }
  }
}

extension UIKeyCommand {
  /// The moves of a caret, by key.
  fileprivate static let caretMoves: [String: CaretMove] = [
    inputLeftArrow: .back, inputRightArrow: .forth, inputUpArrow: .up, inputDownArrow: .down,
    inputHome: .start, inputEnd: .end,
  ]

  fileprivate func matches(_ key: UIKey) -> Bool {
    input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
      && modifierFlags == key.modifierFlags
  }
}
