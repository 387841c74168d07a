/// The position of a paragraph's lines between its margins.
nonisolated public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left or right, as the script of the text asks.
  case natural = 4
}
