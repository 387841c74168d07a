extension UIGestureRecognizer {
  /// Reads a recognizer from its element; each kind reads what it knows.
  func decodeRecognizer(from coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return }
    if let value = nib.bool("enabled") { isEnabled = value }
    if let value = nib.bool("cancelsTouchesInView") { cancelsTouchesInView = value }
    if let value = nib.bool("delaysTouchesBegan") { delaysTouchesBegan = value }
    if let value = nib.bool("delaysTouchesEnded") { delaysTouchesEnded = value }
    decodeKind(nib)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// Reads the directions in an attribute's text, such as `left` or `up down`.
  nonisolated init(text: String) {
    let names: [Substring: Self] = ["right": .right, "left": .left, "up": .up, "down": .down]
    self = text.split(whereSeparator: { !$0.isLetter }).reduce(into: []) { result, word in
      if let direction = names[word] { result.insert(direction) }
    }
  }
}
