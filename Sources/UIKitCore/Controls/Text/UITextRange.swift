/// A place in a text, as whoever holds the text counts.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A stretch of a text between two places; who holds the text makes subclasses.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}
