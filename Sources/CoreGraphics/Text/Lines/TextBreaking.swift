import Foundation

/// Decides which lines a text has, how tall they are and where they begin.
struct TextBreaking {
  struct Height {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// With what the paragraph's attributes make of it.
    var total: CGFloat = 0
  }

  let paragraphs: [ShapedParagraph]
  let key: TextCache.LayoutKey

  private var attributes: ParagraphAttributes { key.form.paragraph }
  private var runs: [ShapingRun] { key.shape.value.runs }

  // MARK: - Lines

  /// The lines that have room, the last one shortened if the attributes ask for it.
  func lines() -> (lines: [TextLine], isTruncated: Bool) {
    let limit = key.form.maximumLines > 0 ? key.form.maximumLines : Int.max
    var lines: [TextLine] = []
    var bottom: CGFloat = 0
    var isFull = false
    for index in paragraphs.indices where !isFull {
      let breaker = breaker(index)
      for line in candidates(breaker, limit: limit - lines.count) {
        bottom += height(of: line).total + (lines.isEmpty ? 0 : space(before: line))
        if !lines.isEmpty, bottom > key.form.height + 0.01 {
          isFull = true
          break
        }
        lines.append(line)
      }
      isFull = isFull || lines.count >= limit
    }
    guard let last = lines.last, goesOn(after: last) else { return (lines, false) }
    lines[lines.count - 1] = shortened(last)
    return (lines, true)
  }

  /// True if there is something to read after a line.
  private func goesOn(after line: TextLine) -> Bool {
    line.range.upperBound < paragraphs[line.paragraph].range.upperBound
      || paragraphs[(line.paragraph + 1)...].contains { !$0.range.isEmpty }
  }

  private func candidates(_ breaker: LineBreaker, limit: Int) -> [TextLine] {
    guard attributes.lineBreak == .byClipping else { return breaker.lines(limit: limit) }
    var lines = [breaker.unbroken(from: 0, isFirst: true)]
    var start = lines[0].pieces.count
    while start < breaker.paragraph.clusters.count, lines.count < limit {
      let line = breaker.unbroken(from: start, isFirst: false)
      lines.append(line)
      start += max(line.pieces.count, 1)
    }
    return lines
  }

  private func breaker(_ index: Int) -> LineBreaker {
    LineBreaker(
      paragraph: paragraphs[index],
      index: index,
      attributes: attributes,
      width: key.form.width
    )
  }

  /// The last line that has room, given that text follows it.
  private func shortened(_ line: TextLine) -> TextLine {
    switch attributes.lineBreak {
    case .byWordWrapping, .byCharWrapping, .byClipping: return line
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: break
    }
    let paragraph = paragraphs[line.paragraph]
    let breaker = breaker(line.paragraph)
    let start =
      paragraph.clusters.firstIndex { $0.range.lowerBound >= line.range.lowerBound }
      ?? paragraph.clusters.count
    var result = breaker.unbroken(from: start, isFirst: line.isFirst)
    let continues = goesOn(after: result)
    let truncation = LineTruncation(
      mode: attributes.lineBreak,
      room: breaker.room(isFirst: line.isFirst),
      dots: dots(for: line)
    )
    truncation.apply(to: &result, continues: continues)
    return result
  }

  /// The dots as the run at the line's end would draw them, read in the paragraph's direction.
  private func dots(for line: TextLine) -> ShapedParagraph? {
    let paragraph = paragraphs[line.paragraph]
    let run = runs[line.pieces.last?.cluster.run ?? paragraph.lastRun]
    return Ellipsis.dots(run, isRightToLeft: paragraph.isRightToLeft)
  }

  // MARK: - Heights

  /// The height of a line: that of the tallest things in it, then what the attributes ask for.
  func height(of line: TextLine) -> Height {
    var height = Height()
    var last = -1
    for piece in line.pieces {
      let run = runs[piece.cluster.run]
      if piece.cluster.kind == .attachment, let size = run.attachmentSize {
        height.ascent = max(height.ascent, run.attachmentBaseline + size.height)
        height.descent = max(height.descent, -run.attachmentBaseline)
      } else if piece.cluster.run != last {
        last = piece.cluster.run
        height.add(run)
      }
    }
    if line.pieces.isEmpty { height.add(runs[paragraphs[line.paragraph].lastRun]) }
    var total = height.ascent + height.descent
    if attributes.lineHeightMultiple > 0 { total *= attributes.lineHeightMultiple }
    total = max(total, attributes.minimumLineHeight)
    if attributes.maximumLineHeight > 0 { total = min(total, attributes.maximumLineHeight) }
    height.total = total
    return height
  }

  /// The space between a line and the one above.
  func space(before line: TextLine) -> CGFloat {
    let run = line.pieces.first?.cluster.run ?? paragraphs[line.paragraph].lastRun
    let leading = runs[run].face.metrics.leading
    guard line.isFirst, line.paragraph > 0 else { return attributes.lineSpacing + leading }
    return attributes.lineSpacing + leading + attributes.paragraphSpacing
      + attributes.paragraphSpacingBefore
  }

  // MARK: - Edges

  /// The indent on the side where the line begins to be read.
  func head(of line: TextLine) -> CGFloat { attributes.head(isFirst: line.isFirst) }

  /// The room of a line in a container of a width.
  func room(of line: TextLine, in container: CGFloat) -> CGFloat {
    attributes.room(isFirst: line.isFirst, in: container)
  }

  /// The left edge of a line's letters.
  func start(of line: TextLine, width: CGFloat, in container: CGFloat) -> CGFloat {
    let room = room(of: line, in: container)
    let isRightToLeft = paragraphs[line.paragraph].isRightToLeft
    let left = isRightToLeft ? container - head(of: line) - room : head(of: line)
    switch resolvedAlignment {
    case .right: return left + room - width
    case .center: return left + (room - width) / 2
    case .left, .natural: return left
    case .justified: return isRightToLeft ? left + room - width : left
    }
  }

  /// Natural means the side where the user's language begins, whatever the text is.
  private var resolvedAlignment: ParagraphAttributes.Alignment {
    guard attributes.alignment == .natural else { return attributes.alignment }
    switch attributes.baseWritingDirection {
    case .natural: return attributes.userReadsRightToLeft ? .right : .left
    case .leftToRight: return .left
    case .rightToLeft: return .right
    }
  }
}

extension TextBreaking.Height {
  fileprivate mutating func add(_ run: ShapingRun) {
    let metrics = run.face.metrics
    ascent = max(ascent, metrics.ascent + run.baselineOffset)
    descent = max(descent, metrics.descent - run.baselineOffset)
  }
}

/// The dots of a run's face, shaped.
enum Ellipsis {
  static func dots(_ run: ShapingRun, isRightToLeft: Bool) -> ShapedParagraph? {
    var dots = run
    (dots.text, dots.attachmentSize) = ("\u{2026}", nil)
    let key = TextCache.ShapeKey(
      runs: [dots],
      readsRightToLeft: isRightToLeft,
      userReadsRightToLeft: isRightToLeft
    )
    return TextCache.shape(key).first
  }
}
