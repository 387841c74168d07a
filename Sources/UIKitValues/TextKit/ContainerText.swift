internal import CoreGraphics

/// The part of a text that is laid out in one container.
nonisolated struct ContainerText {
  /// A line in the container's coordinates.
  struct Fragment {
    var rect: CGRect
    var usedRect: CGRect
    var range: NSRange
    var baseline: CGFloat
  }

  let container: NSTextContainer
  let text: AttributedText
  /// The characters in the container, in UTF-16 units of the whole text.
  let range: NSRange
  let fragments: [Fragment]
  /// The empty line behind a break at the end of the text; nil without one.
  let extra: Fragment?

  init(_ styled: StyledText, from start: Int, in container: NSTextContainer) {
    self.container = container
    let rest = container.breaking(styled.suffix(from: start))
    text = AttributedText(rest, limits: container.limits(), traits: .current)
    var fragments = Self.fragments(of: text, from: start, in: container)
    let endsWithBreak = rest.string.last?.isNewline == true
    let end = start + rest.length
    let hasExtra = endsWithBreak && fragments.last.map { $0.range.location >= end } ?? false
    extra = hasExtra ? fragments.removeLast() : nil
    self.fragments = fragments
    let last = fragments.last.map { $0.range.location + $0.range.length } ?? start
    range = NSRange(location: start, length: last - start)
  }

  private static func fragments(
    of text: AttributedText,
    from start: Int,
    in container: NSTextContainer
  ) -> [Fragment] {
    let (lines, padding) = (text.lines, container.lineFragmentPadding)
    let limit = container.limits().width
    let width = limit.isFinite ? limit + 2 * padding : text.size.width + 2 * padding
    let isRectangle = container.exclusionPaths.isEmpty
    return lines.indices.map { index in
      let line = lines[index]
      let top = index == 0 ? 0 : line.origin.y
      let bottom = line.origin.y + line.ascent + line.descent
      let next = lines.dropFirst(index + 1).first { $0.origin.y > line.origin.y }
      let rect = CGRect(
        x: isRectangle ? 0 : line.origin.x,
        y: top,
        width: isRectangle ? width : line.width + 2 * padding,
        height: max(next?.origin.y ?? bottom, bottom) - top
      )
      return Fragment(
        rect: rect,
        usedRect: CGRect(
          x: line.origin.x,
          y: top,
          width: line.width + 2 * padding,
          height: rect.height
        ),
        range: NSRange(location: start + line.range.lowerBound, length: line.range.count),
        baseline: line.baseline
      )
    }
  }

  /// The rectangles of a range of characters, line by line.
  func rects(of wanted: NSRange) -> [CGRect] {
    let padding = container.lineFragmentPadding
    let shared = NSIntersectionRange(wanted, range)
    guard shared.length > 0 else { return [] }
    return text.blocks.flatMap { block in
      let from = range.location + block.start
      let low = max(shared.location - from, 0)
      let high = shared.location + shared.length - from
      guard low < high else { return [CGRect]() }
      return block.layout.rects(for: low..<high).map {
        $0.offsetBy(dx: block.left + padding, dy: block.top)
      }
    }
  }

  /// The character under or nearest to a point, and the part of its width that lies before it.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    var best: (index: Int, rect: CGRect, isReversed: Bool)?
    var distance = CGPoint(x: CGFloat.infinity, y: .infinity)
    for block in text.blocks {
      for piece in block.layout.pieces {
        let rect = piece.rect.offsetBy(
          dx: block.left + container.lineFragmentPadding,
          dy: block.top
        )
        let away = CGPoint(
          x: max(rect.minX - point.x, point.x - rect.maxX, 0),
          y: max(rect.minY - point.y, point.y - rect.maxY, 0)
        )
        guard (away.y, away.x) < (distance.y, distance.x) else { continue }
        distance = away
        let index = range.location + block.start + piece.range.lowerBound
        best = (index, rect, piece.readsRightToLeft)
      }
    }
    return best.map { found in
      let share = found.rect.width > 0 ? (point.x - found.rect.minX) / found.rect.width : 0
      let fraction = min(max(found.isReversed ? 1 - share : share, 0), 1)
      return (found.index, fraction)
    }
  }
}
