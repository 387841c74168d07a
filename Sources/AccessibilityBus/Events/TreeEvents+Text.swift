internal import AccessibilityTree

/// The changes in the text of a field: the removed and inserted parts, and the caret.
extension TreeEvents {
  mutating func tellText(_ id: AccessibilityNode.ID) {
    guard let before = old[id]?.text, let after = new[id]?.text, before != after else { return }
    // The text of a label is its name, whose change all have heard of.
    guard after.isEditable || after.content != new[id]?.label else { return }
    let path = new.path(id)
    append(Self.changes(from: before.content, to: after.content, at: path))
    if before.selection.upperBound != after.selection.upperBound {
      append([
        Event(
          path: path,
          member: "TextCaretMoved",
          first: Int32(clamping: after.selection.upperBound)
        )
      ])
    }
    if before.selection != after.selection, !before.selection.isEmpty || !after.selection.isEmpty {
      append([Event(path: path, member: "TextSelectionChanged")])
    }
  }

  /// One deletion and one insertion between what both texts begin and end with.
  static func changes(from old: String, to new: String, at path: String) -> [Event] {
    guard old != new else { return [] }
    let (before, after) = (ServedText(old), ServedText(new))
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before.scalars[start] == after.scalars[start] { start += 1 }
    var end = 0
    while end < shorter - start,
      before.scalars[before.count - 1 - end] == after.scalars[after.count - 1 - end]
    { end += 1 }
    let deleted = start..<before.count - end
    let inserted = start..<after.count - end
    return [("delete", before, deleted), ("insert", after, inserted)].compactMap {
      detail,
      text,
      range in
      guard !range.isEmpty else { return nil }
      return Event(
        path: path,
        member: "TextChanged",
        detail: detail,
        first: Int32(clamping: range.lowerBound),
        second: Int32(clamping: range.count),
        value: .string(text[range])
      )
    }
  }
}
