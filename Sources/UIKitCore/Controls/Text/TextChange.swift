/// The kind of a change that a user makes, with the name that undoing shows.
nonisolated enum TextChangeKind: String {
  case typing = "Typing"
  case cut = "Cut"
  case paste = "Paste"
  case delete = "Delete"
}

/// A change of text that can be taken back.
///
/// What is typed next goes on in the same one, so that it is taken back together (W-115).
final class TextChange {
  let kind: TextChangeKind
  /// The units that took the place of others.
  private(set) var range: NSRange
  /// The text that was there.
  private(set) var old: String

  init(_ kind: TextChangeKind, _ range: NSRange, old: String) {
    (self.kind, self.range, self.old) = (kind, range, old)
  }

  /// Goes on with another change; false if that is a step of its own.
  ///
  /// Typing goes on at its end, an input method exchanges what it put there last, and deleting goes on
  /// backwards.
  func goOn(_ new: NSRange, length: Int, old text: String, marked: NSRange?) -> Bool {
    let end = range.location + range.length
    let isMarked = marked == new && new.location >= range.location
    if range.length > 0, length > 0 || isMarked, new.location + new.length == end,
      new.length == 0 || isMarked
    {
      range.length += length - new.length
      return true
    }
    guard range.length == 0, length == 0, new.location + new.length == range.location else {
      return false
    }
    range.location = new.location
    old = text + old
    return true
  }
}
