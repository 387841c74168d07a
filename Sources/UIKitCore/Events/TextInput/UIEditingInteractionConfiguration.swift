/// The gestures for undoing and the like that a responder has offered while text is edited.
nonisolated public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
