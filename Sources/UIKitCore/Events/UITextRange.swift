/// A position in a text; subclasses by the owner of the text say how it is counted.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text between two positions; subclasses by the owner of the text have content.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The first position; a new, empty position unless overridden.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the last; a new, empty position unless overridden.
  open var end: UITextPosition { UITextPosition() }
  /// `true` if start and end are equal; always `true` unless overridden.
  open var isEmpty: Bool { true }
}
