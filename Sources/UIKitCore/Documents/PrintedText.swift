/// Text in lines for paper of a width; pages end between lines, so that none is cut (F-07).
final class PrintedLines {
  let text: NSAttributedString
  let width: CGFloat
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private var lines: [(glyphs: NSRange, frame: CGRect)] = []

  init(_ text: NSAttributedString, width: CGFloat) {
    self.text = NSAttributedString(attributedString: text)
    self.width = width
    storage = NSTextStorage(attributedString: text)
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    let container = NSTextContainer(size: size)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all = manager.glyphRange(for: container)
    var found: [(NSRange, CGRect)] = []
    manager.enumerateLineFragments(forGlyphRange: all) { frame, _, _, glyphs, _ in
      found.append((glyphs, frame))
    }
    lines = found
  }

  /// The lines of each page, for the heights of the first page and of all others; a line that is
  /// higher than a page has one to itself.
  func pages(_ first: CGFloat, _ next: CGFloat) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    for index in lines.indices {
      let room = pages.isEmpty ? first : next
      // Sums of heights are not exact; a line never misses a page by so little.
      guard index > start, lines[index].frame.maxY - lines[start].frame.minY > room + 0.01
      else { continue }
      pages.append(start..<index)
      start = index
    }
    if start < lines.count { pages.append(start..<lines.count) }
    return pages
  }

  /// Draws lines with the first of them at a point.
  func draw(_ page: Range<Int>, at point: CGPoint) {
    guard !page.isEmpty else { return }
    let (first, last) = (lines[page.lowerBound], lines[page.upperBound - 1])
    let start = first.glyphs.location
    let glyphs = NSRange(location: start, length: NSMaxRange(last.glyphs) - start)
    let origin = CGPoint(x: point.x, y: point.y - first.frame.minY)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}

/// The pages of a formatter's text, laid out again only when the text or the width changes.
@MainActor
struct PrintedText {
  private var laidOut: PrintedLines?

  private mutating func lines(of text: NSAttributedString, _ width: CGFloat) -> PrintedLines {
    if let laidOut, laidOut.width == width, laidOut.text.isEqual(to: text) { return laidOut }
    let lines = PrintedLines(text, width: width)
    laidOut = lines
    return lines
  }

  /// The number of pages; 1 for a formatter without a renderer, or without room on its paper.
  mutating func pageCount(of text: NSAttributedString, in formatter: UIPrintFormatter) -> Int {
    let first = formatter.rectForPage(at: formatter.startPage)
    let next = formatter.rectForPage(at: formatter.startPage &+ 1)
    guard first.width > 0, first.height > 0, next.height > 0 else { return 1 }
    return max(lines(of: text, first.width).pages(first.height, next.height).count, 1)
  }

  /// Draws the lines of a page into its rectangle.
  mutating func draw(
    _ text: NSAttributedString,
    in rect: CGRect,
    page: Int,
    of formatter: UIPrintFormatter
  ) {
    guard page >= formatter.startPage, rect.width > 0, rect.height > 0 else { return }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let index = page &- formatter.startPage
    let first = index == 0 ? rect : formatter.rectForPage(at: formatter.startPage)
    let lines = lines(of: text, rect.width)
    let pages = lines.pages(first.height > 0 ? first.height : rect.height, rect.height)
    guard pages.indices.contains(index) else { return }
    context.saveGState()
    context.clip(to: rect)
    lines.draw(pages[index], at: rect.origin)
    context.restoreGState()
  }
}
