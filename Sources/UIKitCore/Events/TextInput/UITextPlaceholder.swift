/// Room in a text for something that is put in later.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// The boxes of the room, in the view's coordinates; none without room.
  open var rects: [UITextSelectionRect] { [] }
}

/// The certainty with which a text is put in that has alternatives.
nonisolated public enum UITextAlternativeStyle: Int, Sendable {
  case none = 0
  case lowConfidence = 1
}

/// A part of a text that was dictated; nobody makes one here but apps.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// The text that is most likely; empty by default.
  open var text: String { "" }
  /// Other texts that were understood; nil, the default, for none.
  open var alternativeInterpretations: [String]? { nil }
}
