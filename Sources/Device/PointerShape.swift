/// The shape of a desktop's pointer over an app.
public enum PointerShape: Hashable, Sendable {
  case arrow
  /// Between letters, where text can be selected.
  case beam
}
