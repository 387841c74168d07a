/// Moving the caret and growing the selection by keys.
extension EditedText {
  /// Moves the caret, or with `extending` the end of what is selected that is not its anchor; at an
  /// end of the text it stays.
  func moveCaret(_ move: CaretMove, extending: Bool = false) {
    let range = selectedUnits
    let (start, end) = (range.location, range.location + range.length)
    guard extending else {
      let place =
        switch move {
        case .back where range.length > 0: start
        case .forth where range.length > 0: end
        case .back, .up, .wordBack, .lineStart, .start: self.place(after: move, from: start)
        case .forth, .down, .wordForth, .lineEnd, .end: self.place(after: move, from: end)
        }
      selectedUnits = NSRange(location: place, length: 0)
      return
    }
    let anchor = selection.anchor ?? start
    select(from: anchor, to: place(after: move, from: anchor == start ? end : start))
  }

  /// The place to which a move leads from another.
  private func place(after move: CaretMove, from place: Int) -> Int {
    let end = wholeText.utf16.count
    return switch move {
    case .back: offset(from: place, in: .left, steps: 1) ?? 0
    case .forth: offset(from: place, in: .right, steps: 1) ?? end
    case .up: offset(from: place, in: .up, steps: 1) ?? 0
    case .down: offset(from: place, in: .down, steps: 1) ?? end
    case .wordBack: border(of: .word, from: place, .backward) ?? 0
    case .wordForth: border(of: .word, from: place, .forward) ?? end
    case .lineStart: lineEnds(at: place).start
    case .lineEnd: lineEnds(at: place).end
    case .start: 0
    case .end: end
    }
  }

  /// The next beginning of a part before a place, or end of one behind it; nil for none.
  private func border(
    of granularity: UITextGranularity,
    from place: Int,
    _ direction: UITextStorageDirection
  ) -> Int? {
    // Words of a secure text would tell where they end.
    guard !hidesText else { return nil }
    var place = place
    let direction = UITextDirection.storage(direction)
    while let next = tokenizer.position(
      from: TextOffset(place),
      toBoundary: granularity,
      inDirection: direction
    ) as? TextOffset {
      place = next.value
      // Going back a beginning stops, going forth an end does.
      if tokenizer.isPosition(next, atBoundary: granularity, inDirection: direction) {
        return place
      }
    }
    return nil
  }
}
