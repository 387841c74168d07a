/// The direction in which a paragraph runs; `natural` asks its first strong character.
nonisolated public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
