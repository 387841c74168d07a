import Foundation

/// The filling of a shape with the lines of a text, from above to below.
struct FrameLayout {
  /// A line and the start of its baseline, from the lower left corner of the shape's bounds.
  struct Placed {
    let line: CTLine
    let origin: CGPoint
  }

  private(set) var lines: [Placed] = []
  private let shape: FrameShape
  private let range: Range<Int>
  private var y: CGFloat
  private var widest: CGFloat = 0
  private var lowest: CGFloat
  private var end: Int
  private var isFull = false

  init(_ framesetter: CTFramesetter, _ range: CFRange, in shape: FrameShape) {
    let length = framesetter.string.length
    let lower = min(max(range.location, 0), length)
    let upper = range.length == 0 ? length : min(lower + max(range.length, 0), length)
    (self.shape, self.range, end) = (shape, lower..<upper, lower)
    (y, lowest) = (shape.bounds.maxY, shape.bounds.maxY)
    var before: CTFramesetter.Paragraph?
    for paragraph in framesetter.paragraphs
    where paragraph.range.overlaps(self.range) && !isFull {
      if let before {
        y -= before.style.paragraphSpacing + paragraph.style.paragraphSpacingBefore
      }
      fill(with: paragraph)
      before = paragraph
    }
  }

  /// The characters that have room.
  var visibleRange: CFRange { CFRange(location: range.lowerBound, length: end - range.lowerBound) }

  /// The size of all lines, without white space at their ends.
  var usedSize: CGSize { CGSize(width: widest, height: shape.bounds.maxY - lowest) }

  private mutating func fill(with paragraph: CTFramesetter.Paragraph) {
    let upper = min(paragraph.range.upperBound, range.upperBound)
    var start = max(paragraph.range.lowerBound, range.lowerBound)
    let first = paragraph.range.lowerBound
    while start < upper && !isFull {
      let band = Band(paragraph, at: start)
      guard y - band.height >= shape.bounds.minY - 0.01 else {
        isFull = true
        return
      }
      let stretches = shape.stretches(from: y, to: y - band.height)
        .filter { $0.upperBound - $0.lowerBound >= min(band.height, shape.bounds.width) }
      var lowered = band
      var placed: [(line: CTLine, x: CGFloat)] = []
      for stretch in stretches where start < upper {
        let line = FrameLine(paragraph, start..<upper, in: stretch, isFirst: start == first)
        placed.append((line.line, line.x))
        widest = max(widest, line.usedWidth)
        start = line.end
        lowered = lowered.including(line.line.line)
      }
      // A tall picture in the line needs more room than its first letter.
      guard y - lowered.height >= shape.bounds.minY - 0.01 || placed.isEmpty else {
        isFull = true
        return
      }
      append(placed, lowered)
      y -= placed.isEmpty ? max(band.height / 4, 0.5) : lowered.step
      if !placed.isEmpty { end = start }
    }
  }

  private mutating func append(_ placed: [(line: CTLine, x: CGFloat)], _ band: Band) {
    guard !placed.isEmpty else { return }
    let baseline = y - (band.height - band.descent)
    for (line, x) in placed {
      lines.append(
        Placed(
          line: line,
          origin: CGPoint(x: x - shape.bounds.minX, y: baseline - shape.bounds.minY)
        )
      )
    }
    lowest = y - band.height
  }
}

/// The heights of a line with what its paragraph makes of them.
private struct Band {
  private let style: ParagraphAttributes
  private var ascent: CGFloat
  private(set) var descent: CGFloat
  private var leading: CGFloat

  /// The band of a line that begins with a character.
  init(_ paragraph: CTFramesetter.Paragraph, at start: Int) {
    let line = paragraph.typesetter.line(start..<start + 1).line
    style = paragraph.style
    (ascent, descent, leading) = (line.ascent, line.descent, line.leading)
  }

  func including(_ line: TypesetLine) -> Band {
    var band = self
    band.ascent = max(ascent, line.ascent)
    band.descent = max(descent, line.descent)
    band.leading = max(leading, line.leading)
    return band
  }

  var height: CGFloat {
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }

  /// The way from the top of the line to that of the next.
  var step: CGFloat { height + leading + style.lineSpacing }
}

/// One line of a frame in a stretch.
private struct FrameLine {
  let line: CTLine
  let x: CGFloat
  /// The place in the text after the line.
  let end: Int
  /// The indent and the width of the letters.
  let usedWidth: CGFloat

  init(
    _ paragraph: CTFramesetter.Paragraph,
    _ range: Range<Int>,
    in stretch: ClosedRange<CGFloat>,
    isFirst: Bool
  ) {
    let style = paragraph.style
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let whole = stretch.upperBound - stretch.lowerBound
    let edge = style.tailIndent > 0 ? min(style.tailIndent, whole) : whole + style.tailIndent
    let room = max(edge - head, 0)
    let (typesetter, tabs) = (paragraph.typesetter, style.tabs)
    var line: CTLine
    switch style.lineBreak {
    case .byWordWrapping, .byCharWrapping:
      let found = typesetter.text.end(
        ofLineFrom: range.lowerBound - typesetter.start,
        width: room,
        tabs: tabs,
        byCharacters: style.lineBreak == .byCharWrapping
      )
      end = min(found + typesetter.start, range.upperBound)
      line = typesetter.line(range.lowerBound..<end, tabs: tabs)
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      end = range.upperBound
      line = typesetter.line(range, tabs: tabs)
      line = line.shortened(to: room, style.lineBreak)
    }
    if style.alignment == .justified, end < range.upperBound {
      line = CTLineCreateJustifiedLine(line, 1, Double(room)) ?? line
    }
    let isRightToLeft = typesetter.text.isRightToLeft
    let left = stretch.lowerBound + (isRightToLeft ? whole - edge : head)
    let factor = style.alignment.flush(isRightToLeft: isRightToLeft)
    self.line = line
    x = left + CGFloat(CTLineGetPenOffsetForFlush(line, factor, Double(room)))
    usedWidth = head + line.line.width - line.line.trailingSpace
  }
}

extension CTLine {
  /// The line with dots in place of what has no room, in the way of a paragraph.
  fileprivate func shortened(to room: CGFloat, _ mode: ParagraphAttributes.LineBreak) -> CTLine {
    let type: CTLineTruncationType =
      switch mode {
      case .byTruncatingHead: .start
      case .byTruncatingMiddle: .middle
      default: .end
      }
    guard mode != .byClipping, let last = attributes.last else { return self }
    let dots = CTLine(NSAttributedString(string: "\u{2026}", attributes: last))
    return CTLineCreateTruncatedLine(self, Double(room), type, dots) ?? self
  }
}

extension ParagraphAttributes.Alignment {
  /// The share of the room beside a line that is left of it.
  fileprivate func flush(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}
