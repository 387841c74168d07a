/// The passes that a view waits for in the next frame.
///
/// A view has two copies: `needs` is about itself, `subtreeNeeds` about any view below it.
/// Only `setNeeds…` sets a flag and only the pass of that name clears it.
nonisolated struct Needs: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// Its traits changed, and it was not informed yet.
  static let traits = Self(rawValue: 1 << 0)
  /// Its constraints are to be updated.
  static let constraints = Self(rawValue: 1 << 1)
  /// Its safe area or margins may have changed.
  static let insets = Self(rawValue: 1 << 2)
  /// Its subviews are to be placed.
  static let layout = Self(rawValue: 1 << 3)
  /// Its content is to be drawn.
  static let display = Self(rawValue: 1 << 4)
  /// Its accessibility has changed.
  static let accessibility = Self(rawValue: 1 << 5)

  /// The constraints of the tree below it are to be solved.
  static let solving = Self(rawValue: 1 << 6)

  /// Its controller's stack changed, and the transition is to begin.
  static let transition = Self(rawValue: 1 << 7)

  /// Its properties are to be updated by the app.
  static let properties = Self(rawValue: 1 << 8)

  /// The passes that give views their places.
  static let placing: Self = [.traits, .properties, .constraints, .solving, .insets, .layout]

  /// The passes that can ask for one another, and so must come to rest together.
  static let settling: Self = [.placing, .transition]
}
