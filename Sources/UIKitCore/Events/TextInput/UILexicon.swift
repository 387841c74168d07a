public import Foundation

/// Names and abbreviations that the device knows; none here.
@preconcurrency @MainActor
open class UILexicon: NSObject, NSCopying {
  /// The entries; empty here.
  open var entries: [UILexiconEntry] { [] }
  /// The lexicon itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An abbreviation and the text that it means.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, NSCopying {
  /// The text to put in; empty here.
  open var documentText: String { "" }
  /// The text that is typed for it; empty here.
  open var userInput: String { "" }
  /// The entry itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An input view that clicks when its keys are touched.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// True, which isn't the default, if `playInputClick` is heard; no click is heard here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False.
  public var enableInputClicksWhenVisible: Bool { false }
}
