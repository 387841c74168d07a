/// The keys of a command, for people.
extension UIKeyCommand {
  /// The keys as their signs, such as `⇧⌘N`, in the order of iOS.
  var keyText: String {
    Self.modifiers.filter { modifierFlags.contains($0.flag) }.map(\.sign).joined()
      + (Self.keys[input ?? ""]?.sign ?? input?.uppercased() ?? "")
  }

  /// The keys in words, such as “Shift Command N”.
  var spokenKeys: String {
    let held = Self.modifiers.filter { modifierFlags.contains($0.flag) }.map(\.name)
    return (held + [Self.keys[input ?? ""]?.name ?? input?.uppercased() ?? ""])
      .joined(separator: " ")
  }

  private static let modifiers: [(flag: UIKeyModifierFlags, sign: String, name: String)] = [
    (.control, "⌃", "Control"), (.alternate, "⌥", "Option"), (.shift, "⇧", "Shift"),
    (.command, "⌘", "Command"),
  ]

  private static let keys: [String: (sign: String, name: String)] = {
    var keys = plainKeys
    for (number, input) in functionKeys.enumerated() {
      keys[input] = ("F\(number + 1)", "F\(number + 1)")
    }
    return keys
  }()

  private static let functionKeys = [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12]

  private static let plainKeys: [String: (sign: String, name: String)] = [
    inputDelete: ("⌫", "Delete"),
    inputUpArrow: ("↑", "Up Arrow"), inputDownArrow: ("↓", "Down Arrow"),
    inputLeftArrow: ("←", "Left Arrow"), inputRightArrow: ("→", "Right Arrow"),
    inputEscape: ("esc", "Escape"), inputHome: ("↖", "Home"), inputEnd: ("↘", "End"),
    inputPageUp: ("⇞", "Page Up"), inputPageDown: ("⇟", "Page Down"),
    "\r": ("↩", "Return"), "\t": ("⇥", "Tab"), "\u{8}": ("⌫", "Delete"), " ": ("space", "Space"),
    "\u{7F}": ("⌦", "Forward Delete"),
  ]
}
