/// The shape with which an item of a dynamic animator touches others (D-12).
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// The item's path, about its centre.
  case path = 2
}
