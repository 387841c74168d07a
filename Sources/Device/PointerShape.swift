/// The shape of a desktop's pointer over an app.
public enum PointerShape: Hashable, Sendable {
  case arrow
  /// Between letters, where text can be selected.
  case beam
  /// A hand, over what reacts to being pressed.
  case hand
  /// Nothing is seen of the pointer.
  case hidden
}
