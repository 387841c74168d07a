/// The cells of a list that want another size, until the list's next layout (V-190).
struct ListResizing {
  /// True if there is any such cell.
  private(set) var isWaiting = false
  /// True if none of them said so where animations were turned off.
  private(set) var isAnimated = true
  /// True while cells are measured, which may say the same about themselves once more.
  var isUnderWay = false

  /// Notes that there is one, and whether animations are on.
  mutating func wait(animated: Bool) {
    isAnimated = animated && (isAnimated || !isWaiting)
    isWaiting = true
  }

  /// Begins with none; answers whether what changes is to be animated.
  mutating func take() -> Bool {
    defer { (isWaiting, isAnimated) = (false, true) }
    return isAnimated
  }
}
