/// A request of assistive software to the app.
public enum AccessibilityRequest: Equatable, Sendable {
  case focus(AccessibilityNode.ID)
  case activate(AccessibilityNode.ID)
  case increment(AccessibilityNode.ID)
  case decrement(AccessibilityNode.ID)
  case escape(AccessibilityNode.ID)
  /// One of the node's own actions, by its place in `actions`.
  case perform(AccessibilityNode.ID, action: Int)
  case setValue(AccessibilityNode.ID, Double)
  case setText(AccessibilityNode.ID, String)
  /// Other words in place of some of the node's text, in Unicode scalars.
  case replaceText(AccessibilityNode.ID, Range<Int>, String)
  /// Select a range of the node's text, in Unicode scalars; an empty range is the caret.
  case select(AccessibilityNode.ID, Range<Int>)
  case magicTap(AccessibilityNode.ID)
  case scroll(AccessibilityNode.ID, AccessibilityDirection)
  /// Scroll the node into sight, without moving the cursor there.
  case reveal(AccessibilityNode.ID)
  /// Scroll a range of the node's text into sight, in Unicode scalars.
  case revealText(AccessibilityNode.ID, Range<Int>)

  /// The node that is asked for something.
  public var node: AccessibilityNode.ID {
    switch self {
    case .focus(let id), .activate(let id), .increment(let id), .decrement(let id),
      .escape(let id), .perform(let id, _), .setValue(let id, _), .setText(let id, _),
      .replaceText(let id, _, _),
      .select(let id, _), .magicTap(let id), .scroll(let id, _), .reveal(let id),
      .revealText(let id, _):
      id
    }
  }
}

/// A direction of scrolling.
public enum AccessibilityDirection: String, CaseIterable, Sendable {
  case up, down, left, right, next, previous
}
