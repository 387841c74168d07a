/// A desktop has keys where a phone has gestures: what they do while the screen is read aloud.
extension VoiceOver {
  /// Does what a key stands for; false for a key that is the app's own.
  ///
  /// While words are typed only Tab and Escape are commands.
  package func take(key usage: Int, withShift: Bool) -> Bool {
    let isTyping = UIApplication.shared.keyWindow?.firstResponder is any UIKeyInput
    switch usage {
    case Self.tab:
      UIApplication.shared.keyWindow?.firstResponder?.resignFirstResponder()
      if withShift { previous() } else { next() }
    case Self.escape: escape()
    case Self.enter where !isTyping, Self.space where !isTyping: activate()
    case Self.homeKey where !isTyping: first()
    case Self.end where !isTyping: last()
    case Self.up where !isTyping: return increment()
    case Self.down where !isTyping: return decrement()
    default: return false
    }
    screen.frameLoop.requestFrame()
    return true
  }

  // Usage numbers of keyboards.
  private static let enter = 40
  private static let escape = 41
  private static let tab = 43
  private static let space = 44
  private static let homeKey = 74
  private static let end = 77
  private static let down = 81
  private static let up = 82
}
