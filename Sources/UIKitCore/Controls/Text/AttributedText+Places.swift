internal import AccessibilityTree

extension AttributedText {
  /// The places of the characters, from the top left corner, where `string` is the text that was
  /// laid out.
  ///
  /// What is drawn as one, such as an emoji or a letter with its accent, has one box for all of its
  /// scalars; a ligature is divided among its letters. What is not drawn has no width, and stands
  /// behind what comes before it in its line.
  func places(of string: String) -> AccessibilityTextPlaces {
    let units = Array(string.utf16)
    var boxes = [CharacterBox?](repeating: nil, count: units.count)
    for block in blocks {
      for piece in block.layout.pieces {
        let range = piece.range.lowerBound + block.start..<piece.range.upperBound + block.start
        let inside = range.clamped(to: boxes.indices)
        let seen = String(decoding: units[inside], as: UTF16.self).map(\.utf16.count)
        let whole = CharacterBox(
          rect: piece.rect.offsetBy(dx: block.left, dy: block.top),
          isRightToLeft: piece.readsRightToLeft
        )
        var unit = inside.lowerBound
        for (index, length) in seen.enumerated() {
          let part = whole.part(index, of: seen.count)
          for place in unit..<min(unit + length, inside.upperBound) { boxes[place] = part }
          unit += length
        }
      }
    }
    return places(of: string, boxes)
  }

  /// Brings boxes by UTF-16 unit to scalars, line by line.
  private func places(of string: String, _ boxes: [CharacterBox?]) -> AccessibilityTextPlaces {
    let lines = lines
    var characters: [CGRect] = []
    characters.reserveCapacity(boxes.count)
    var firsts: [Int] = []
    var (unit, behind) = (0, CGRect.zero)
    for scalar in string.unicodeScalars {
      // What has no room belongs to the last line.
      while firsts.count < lines.count, firsts.isEmpty || lines[firsts.count].start <= unit {
        behind = lines[firsts.count].beginning
        firsts.append(characters.count)
      }
      if let box = boxes[unit] { behind = box.end }
      characters.append(boxes[unit]?.rect ?? behind)
      unit += UTF16.width(scalar)
    }
    // The line behind a break at the very end is empty.
    while firsts.count < lines.count { firsts.append(characters.count) }
    let ends = firsts.dropFirst() + [characters.count]
    return AccessibilityTextPlaces(
      characters: characters,
      lines: zip(zip(firsts, ends), lines).map { range, line in
        AccessibilityTextPlaces.Line(range: range.0..<range.1, frame: line.frame)
      }
    )
  }
}

/// The box of a character, and the direction in which it is read.
private struct CharacterBox {
  var rect: CGRect
  var isRightToLeft: Bool

  /// One of several parts of the same width, in the order in which they are read.
  func part(_ index: Int, of count: Int) -> CharacterBox {
    let width = rect.width / CGFloat(count)
    let steps = CGFloat(isRightToLeft ? count - 1 - index : index)
    var part = self
    part.rect.origin.x += steps * width
    part.rect.size.width = width
    return part
  }

  /// The place of what comes after it and is not drawn.
  var end: CGRect {
    CGRect(
      x: isRightToLeft ? rect.minX : rect.maxX,
      y: rect.minY,
      width: 0,
      height: rect.height
    )
  }
}

extension TextLayout.Line {
  fileprivate var start: Int { range.lowerBound }

  fileprivate var frame: CGRect {
    CGRect(x: origin.x, y: origin.y, width: width, height: ascent + descent)
  }

  fileprivate var beginning: CGRect {
    CGRect(x: origin.x, y: origin.y, width: 0, height: ascent + descent)
  }
}
