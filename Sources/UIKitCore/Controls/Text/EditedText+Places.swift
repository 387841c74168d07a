internal import AccessibilityTree

/// The places of characters, in UTF-16 units and the view's coordinates.
extension EditedText {
  /// The places of the characters in the view; nil where nothing is drawn.
  private var placesInView: AccessibilityTextPlaces? {
    guard let (text, origin) = drawnLines else { return nil }
    var places = text.places(of: drawnString)
    for index in places.characters.indices {
      places.characters[index] = places.characters[index].offsetBy(dx: origin.x, dy: origin.y)
    }
    for index in places.lines.indices {
      places.lines[index].frame = places.lines[index].frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    return places
  }

  /// The box of a caret, two points wide as on iOS; that of an empty text begins where text would.
  func caretBox(at offset: Int) -> CGRect {
    let scalar = wholeText.scalarOffset(utf16: offset)
    guard var box = placesInView?.caret(at: scalar) else {
      return CGRect(origin: emptyCaret.origin, size: CGSize(width: 2, height: emptyCaret.height))
    }
    box.size.width = 2
    return box
  }

  func caretBox(for position: UITextPosition) -> CGRect {
    caretBox(at: (position as? TextOffset)?.value ?? wholeText.utf16.count)
  }

  func position(nearest point: CGPoint) -> UITextPosition { TextOffset(offset(nearest: point)) }

  func lineBoxes(of range: UITextRange) -> [UITextSelectionRect] {
    let boxes = units(of: range).map(boxes) ?? []
    return boxes.indices.map {
      TextOffsetsRect(boxes[$0], isFirst: $0 == 0, isLast: $0 == boxes.count - 1)
    }
  }

  /// The boxes of a range, line by line.
  func boxes(of range: NSRange) -> [CGRect] {
    guard let places = placesInView, range.length > 0 else { return [] }
    let start = wholeText.scalarOffset(utf16: range.location)
    let end = wholeText.scalarOffset(utf16: range.location + range.length)
    return places.lines.compactMap { line in
      let part = line.range.clamped(to: start..<max(start, end))
      return part.isEmpty ? nil : places.frame(of: part)
    }
  }

  /// The place between two characters that is nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    guard let places = placesInView,
      let line = places.lines.min(by: { $0.frame.gap(to: point.y) < $1.frame.gap(to: point.y) })
    else { return 0 }
    let isLast = line.range.upperBound == places.characters.count
    let ends = line.range.lowerBound..<(isLast ? line.range.upperBound + 1 : line.range.upperBound)
    let nearest = ends.min { first, second in
      abs((places.caret(at: first)?.minX ?? 0) - point.x)
        < abs((places.caret(at: second)?.minX ?? 0) - point.x)
    }
    return wholeText.utf16Offset(scalars: nearest ?? line.range.lowerBound)
  }

  /// The ends of the line with a place; a line that goes on below ends before its last character,
  /// which is a space or a break.
  func lineEnds(at place: Int) -> (start: Int, end: Int) {
    let string = wholeText
    let scalar = string.scalarOffset(utf16: place)
    guard let lines = placesInView?.lines,
      let index = lines.lastIndex(where: { $0.range.lowerBound <= scalar })
    else { return (0, string.utf16.count) }
    let range = lines[index].range
    let isLast = index == lines.count - 1
    let end = isLast ? range.upperBound : max(range.lowerBound, range.upperBound - 1)
    return (string.utf16Offset(scalars: range.lowerBound), string.utf16Offset(scalars: end))
  }

  /// The character at a point; nil where there is none.
  func character(at point: CGPoint) -> NSRange? {
    let found = placesInView?.offset(at: point)
    return found.map { wholeText.utf16Range(scalars: $0..<$0 + 1) }
  }

  /// A place some steps away: characters to the sides, lines up and down; nil outside of the text.
  ///
  /// A place beyond the end, as of a text that was longer, is taken for the end.
  func offset(from place: Int, in direction: UITextLayoutDirection, steps: Int) -> Int? {
    let string = wholeText
    switch direction {
    case .left, .right:
      let forward = (direction == .right) == (steps >= 0)
      var index = string.utf16.index(string.startIndex, offsetBy: min(place, string.utf16.count))
      for _ in 0..<min(steps.magnitude, UInt(string.utf16.count) + 1) {
        guard forward ? index < string.endIndex : index > string.startIndex else { return nil }
        index = forward ? string.index(after: index) : string.index(before: index)
      }
      return string.utf16.distance(from: string.startIndex, to: index)
    case .up, .down:
      let here = caretBox(at: place)
      let distance = here.height * CGFloat(steps) * (direction == .down ? 1 : -1)
      let point = CGPoint(x: here.minX, y: here.midY + distance)
      guard let lines = placesInView?.lines, let first = lines.first, let last = lines.last,
        point.y >= first.frame.minY, point.y <= last.frame.maxY
      else { return nil }
      return offset(nearest: point)
    }
  }
}

extension CGRect {
  /// The distance of a height from the rectangle; 0 inside of it.
  fileprivate func gap(to y: CGFloat) -> CGFloat { max(minY - y, y - maxY, 0) }
}
