/// The changes of a text since it was processed last.
nonisolated struct TextEdits {
  var mask: NSTextStorage.EditActions = []
  var range = NSRange(location: NSNotFound, length: 0)
  var changeInLength = 0
  /// The number of pairs of `beginEditing` and `endEditing` that are open.
  var depth = 0
  /// True while delegates and managers hear of the change.
  var isProcessing = false

  /// Takes in a change of a range of the text as it was before the change.
  mutating func add(_ kind: NSTextStorage.EditActions, _ changed: NSRange, _ difference: Int) {
    mask.formUnion(kind)
    changeInLength += difference
    let now = NSRange(location: changed.location, length: max(changed.length + difference, 0))
    guard range.location != NSNotFound else {
      range = now
      return
    }
    // What lies behind the change moved with it.
    let end = range.location + range.length
    let moved = end > changed.location ? max(end + difference, changed.location) : end
    let start = min(range.location, now.location)
    range = NSRange(location: start, length: max(moved, now.location + now.length) - start)
  }
}

nonisolated extension NSTextStorage {
  var whole: NSRange { NSRange(location: 0, length: length) }

  func record(_ kind: EditActions, _ range: NSRange, _ difference: Int) {
    edits.add(kind, range, difference)
    if edits.depth == 0, !edits.isProcessing { processEditing() }
  }

  func endPair() {
    edits.depth = max(edits.depth - 1, 0)
    guard edits.depth == 0, !edits.isProcessing, !edits.mask.isEmpty else { return }
    processEditing()
  }

  /// The delegate may change the text in `willProcessEditing` and its attributes in both; such
  /// changes belong to what managers lay out.
  func process() {
    guard !edits.isProcessing else { return }
    edits.isProcessing = true
    post(Self.willProcessEditingNotification)
    delegate?.textStorage(
      self,
      willProcessEditing: edits.mask,
      range: edits.range,
      changeInLength: edits.changeInLength
    )
    post(Self.didProcessEditingNotification)
    delegate?.textStorage(
      self,
      didProcessEditing: edits.mask,
      range: edits.range,
      changeInLength: edits.changeInLength
    )
    let done = edits
    edits = TextEdits()
    edits.depth = done.depth
    for manager in layoutManagers {
      manager.processEditing(
        for: self,
        edited: done.mask,
        range: done.range,
        changeInLength: done.changeInLength,
        invalidatedRange: done.range
      )
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Changes the attributes of a range, one stretch of equal ones after another.
  func changeAttributes(
    in range: NSRange,
    _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let end = min(range.location + range.length, length)
    guard range.location >= 0, range.location < end else { return }
    beginEditing()
    var place = range.location
    while place < end {
      var stretch = NSRange(location: place, length: 0)
      var attributes = attributes(at: place, effectiveRange: &stretch)
      let next = min(max(stretch.location + stretch.length, place + 1), end)
      body(&attributes)
      setAttributes(attributes, range: NSRange(location: place, length: next - place))
      place = next
    }
    endEditing()
  }

  /// Puts another text with its attributes in the place of a range.
  func replace(_ range: NSRange, with text: NSAttributedString) {
    let parts = StyledText(text)
    beginEditing()
    replaceCharacters(in: range, with: parts.string)
    for part in parts.parts {
      let place = NSRange(location: range.location + part.range.location, length: part.range.length)
      setAttributes(part.attributes, range: place)
    }
    endEditing()
  }

  /// The text of a range with its attributes, which changes no more.
  func copy(of range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let (text, end) = (string as NSString, min(range.location + range.length, length))
    var place = range.location
    while place < end {
      var stretch = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &stretch)
      let next = min(max(stretch.location + stretch.length, place + 1), end)
      let part = text.substring(with: NSRange(location: place, length: next - place))
      result.append(NSAttributedString(string: part, attributes: attributes))
      place = next
    }
    return result
  }

  /// Compares attributes here: Foundation ends the program at values of some kinds.
  func isSame(as other: NSAttributedString) -> Bool {
    let (mine, others) = (StyledText(self), StyledText(other))
    guard mine.string == others.string, mine.parts.count == others.parts.count else { return false }
    return zip(mine.parts, others.parts).allSatisfy {
      $0.range == $1.range && sameAttributes($0.attributes, $1.attributes)
    }
  }

  /// The longest stretch around a place, within limits, whose attributes fulfil a condition.
  func extent(
    from location: Int,
    in limit: NSRange,
    where isPart: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var (start, end) = (location, location + 1)
    var stretch = NSRange(location: 0, length: 0)
    while end < limit.location + limit.length {
      guard isPart(attributes(at: end, effectiveRange: &stretch)) else { break }
      end = max(stretch.location + stretch.length, end + 1)
    }
    while start > limit.location {
      guard isPart(attributes(at: start - 1, effectiveRange: &stretch)) else { break }
      start = min(stretch.location, start - 1)
    }
    start = max(start, limit.location)
    end = min(end, limit.location + limit.length)
    return NSRange(location: start, length: end - start)
  }

  func sameAttributes(
    _ first: [NSAttributedString.Key: Any],
    _ second: [NSAttributedString.Key: Any]
  ) -> Bool {
    first.count == second.count && first.allSatisfy { sameValue($0.value, second[$0.key]) }
  }

  func sameValue(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let one = first as? AnyHashable, let other = second as? AnyHashable { return one == other }
    return first as AnyObject === second as AnyObject
  }
}
