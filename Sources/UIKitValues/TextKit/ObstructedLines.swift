internal import CoreGraphics

/// Lays text out line by line in the room that obstacles leave, on both of their sides (W-96).
nonisolated struct ObstructedLines {
  let text: StyledText
  let styler: TextStyler
  let limits: AttributedText.Limits

  private var blocks: [AttributedText.Block] = []
  private var (top, width) = (CGFloat(0), CGFloat(0))
  private var isFull = false

  init(text: StyledText, styler: TextStyler, limits: AttributedText.Limits) {
    self.text = text
    self.styler = styler
    self.limits = limits
  }

  mutating func laidOut() -> AttributedText {
    for paragraph in TextStyler.paragraphs(of: text) where !isFull { add(paragraph) }
    addEmptyLastLine()
    return AttributedText(
      blocks: blocks,
      size: CGSize(width: width, height: top),
      isTruncated: isFull
    )
  }

  private mutating func add(_ paragraph: NSRange) {
    let end = paragraph.location + paragraph.length
    var start = paragraph.location
    while start < end, !isFull {
      let rest = styler.rest(of: paragraph, from: start, in: text)
      if start == paragraph.location, !blocks.isEmpty { top += rest.spacingBefore }
      let free = layout(rest, limits.width)
      let height = free.size.height
      let gaps = gaps(height)
      guard !gaps.isEmpty else {
        top = nextTop(below: height)
        continue
      }
      guard hasRoom(height) else { return }
      for gap in gaps where start < end {
        let line = layout(styler.rest(of: paragraph, from: start, in: text), gap.width)
        blocks.append(AttributedText.Block(layout: line, top: top, left: gap.left, start: start))
        width = max(width, gap.left + line.size.width)
        start += max(line.lines.first?.range.upperBound ?? 0, 1)
      }
      let spacing = start < end ? rest.values.lineSpacing : rest.values.paragraphSpacing
      top += height + spacing
    }
  }

  private func layout(_ stretch: TextStyler.Stretch, _ width: CGFloat) -> TextLayout {
    TextLayout(runs: stretch.runs, paragraph: stretch.paragraph, width: width, maximumLines: 1)
  }

  /// A break at the very end has an empty line behind it.
  private mutating func addEmptyLastLine() {
    guard !isFull, text.string.last?.isNewline == true, let last = text.parts.last else { return }
    let empty = StyledText("\u{200B}", attributes: last.attributes)
    guard let stretch = styler.stretches(of: empty).first else { return }
    let height = layout(stretch, limits.width).size.height
    guard hasRoom(height) else { return }
    var run = stretch.runs[0]
    run.text = ""
    let line = TextLayout(runs: [run], paragraph: stretch.paragraph, width: limits.width)
    blocks.append(AttributedText.Block(layout: line, top: top, start: text.length))
    top += height
  }

  private mutating func hasRoom(_ height: CGFloat) -> Bool {
    let isOver = !blocks.isEmpty && top + height > limits.height + 0.01
    if isOver || limits.lines > 0 && blocks.count >= limits.lines { isFull = true }
    return !isFull
  }

  /// The parts of a line that are free and at least as wide as they are high.
  private func gaps(_ height: CGFloat) -> [(left: CGFloat, width: CGFloat)] {
    let taken = limits.obstacles.compactMap { $0.span(from: top, to: top + height) }
    guard !taken.isEmpty else { return [(0, limits.width)] }
    var gaps: [(left: CGFloat, width: CGFloat)] = []
    var left: CGFloat = 0
    for span in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if span.lowerBound - left >= height { gaps.append((left, span.lowerBound - left)) }
      left = max(left, span.upperBound)
    }
    if limits.width - left >= height { gaps.append((left, limits.width - left)) }
    return gaps
  }

  /// The next y at which something may be free; steps are at least a thousandth of what is left, so
  /// that a tall obstacle is soon passed.
  private func nextTop(below height: CGFloat) -> CGFloat {
    let bottoms = limits.obstacles.compactMap(\.bottom).filter { $0 > top }
    let step = max(height / 2, ((bottoms.max() ?? top) - top) / 1000, 1)
    return min(bottoms.min() ?? .infinity, top + step)
  }
}
