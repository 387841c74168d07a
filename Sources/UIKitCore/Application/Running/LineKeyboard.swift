internal import Device
internal import Foundation

/// Keys for an app without a keyboard: lines of standard input.
///
/// `key Tab` presses one, `key Shift-Tab` with others held, `text kiwi` types.
final class LineKeyboard {
  private let screen: UIScreen
  private var rest = Data()
  private var source: (any DispatchSourceRead)?

  init(_ screen: UIScreen) {
    self.screen = screen
    let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    source.setEventHandler { [unowned self] in MainActor.assumeIsolated { read() } }
    source.resume()
    self.source = source
  }

  /// The end of the input is the end of the keyboard, not of the app.
  private func read() {
    let data = FileHandle.standardInput.availableData
    guard !data.isEmpty else {
      source?.cancel()
      source = nil
      return
    }
    rest += data
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      rest = Data(rest[rest.index(after: end)...])
      take(line.last == "\r" ? String(line.dropLast()) : line)
    }
  }

  private func take(_ line: String) {
    let command = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard command.count == 2 else { return }
    switch command[0] {
    case "key": press(command[1])
    case "text": for letter in command[1] { type(letter) }
    default: break
    }
  }

  private func press(_ name: String) {
    var parts = name.split(separator: "-").map(String.init)
    guard let last = parts.popLast(), let usage = Self.usages[last] else { return }
    let modifiers = parts.reduce(into: KeyModifiers()) { $0.formUnion(Self.modifiers[$1] ?? []) }
    send(usage, modifiers, text: last == "Space" ? " " : "")
  }

  private func type(_ letter: Character) {
    let lower = Character(letter.lowercased())
    let modifiers: KeyModifiers = letter.isUppercase ? .shift : []
    send(UIKey.usage(of: lower) ?? 0, modifiers, text: String(letter))
  }

  /// Screen readers see a key before the app does, pressed and let go.
  private func send(_ usage: Int, _ modifiers: KeyModifiers, text: String) {
    for isDown in [true, false] {
      let key = OfferedKey(
        isDown: isDown,
        usage: usage,
        modifiers: modifiers.rawValue,
        text: text
      )
      screen.offer(key, modifiers) { [screen] in Self.deliver(key, modifiers, to: screen) }
    }
  }

  private static func deliver(_ key: OfferedKey, _ modifiers: KeyModifiers, to screen: UIScreen) {
    guard let display = screen.display as? HeadlessDisplay else { return }
    // What a keyboard of no layout can't press is typed as text.
    if UIKey.types(key.usage, with: modifiers) == key.text || key.text.isEmpty {
      display.send(.key(code: key.usage, isDown: key.isDown, modifiers: modifiers))
    } else if key.isDown {
      display.send(.text(key.text))
    }
  }

  private static let modifiers: [String: KeyModifiers] = [
    "Shift": .shift, "Control": .control, "Alt": .alternate, "Command": .command,
  ]

  /// By the names of X.
  private static let usages = [
    "Return": 40, "Escape": 41, "BackSpace": 42, "Tab": 43, "Space": 44, "Home": 74, "End": 77,
    "Right": 79, "Left": 80, "Down": 81, "Up": 82, "KP_Enter": 88,
  ]
}

extension UIKey {
  /// The key that types a character by itself; nil for none.
  fileprivate static func usage(of letter: Character) -> Int? {
    (4...56).first { UIKey(usage: $0, modifiers: []).characters == String(letter) }
  }

  fileprivate static func types(_ usage: Int, with modifiers: KeyModifiers) -> String {
    UIKey(usage: usage, modifiers: modifiers).characters
  }
}
