/// The part of the tree's changes that clients were notified of.
///
/// While too much waits to be written, no client is notified; afterwards all that changed since
/// is sent at once, so that no client is left with something that is over.
struct TreeTelling {
  /// The tree that clients know of.
  private(set) var reported: ServedTree
  /// `true` if the tree has changed since.
  private(set) var isBehind = false

  init(_ tree: ServedTree) { reported = tree }

  /// The events that bring clients to a tree; nil if there is no room for them yet.
  mutating func events(to tree: ServedTree, hasRoom: Bool, identity: Identity) -> TreeEvents? {
    isBehind = !hasRoom
    guard hasRoom else { return nil }
    defer { reported = tree }
    return TreeEvents(from: reported, to: tree, identity: identity)
  }

  /// Nobody is there to be notified: those who come will ask.
  mutating func forget(_ tree: ServedTree) {
    reported = tree
    isBehind = false
  }
}
