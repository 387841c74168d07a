/// An attributed string broken into lines, ready to be measured and drawn again and again.
///
/// The text engine knows one paragraph style at a time, so stretches of paragraphs that share one
/// are laid out together and stacked. Coordinates grow right and down from the top left corner.
nonisolated package struct AttributedText {
  /// The font, color and layout of text whose attributes do not set them.
  package struct Defaults {
    package var font: UIFont
    package var color: UIColor
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    package var shadow: NSShadow?

    package init(
      font: UIFont = .systemFont(ofSize: 12),
      color: UIColor = .black,
      alignment: NSTextAlignment = .natural,
      lineBreakMode: NSLineBreakMode = .byWordWrapping,
      shadow: NSShadow? = nil
    ) {
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineBreakMode = lineBreakMode
      self.shadow = shadow
    }
  }

  /// The room for the text; no limits by default.
  package struct Limits {
    package var width: CGFloat
    package var height: CGFloat
    /// 0 for any number.
    package var lines: Int
    /// Shapes that lines leave free.
    package var obstacles: [TextObstacle] = []

    package init(width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0) {
      self.width = width
      self.height = height
      self.lines = lines
    }
  }

  package struct Block {
    package let layout: TextLayout
    package let top: CGFloat
    /// The x of its left edge; 0 unless lines go around something.
    package var left: CGFloat = 0
    /// The offset of its first character, in UTF-16.
    package let start: Int
  }

  package let blocks: [Block]
  /// The width of the widest line and the height of all, in points, not rounded.
  package let size: CGSize
  /// True if some of the text found no room.
  package let isTruncated: Bool

  package init(
    _ text: StyledText,
    defaults: Defaults = Defaults(),
    limits: Limits = Limits(),
    traits: UITraitCollection
  ) {
    let styler = TextStyler(defaults: defaults, traits: traits)
    guard limits.obstacles.isEmpty else {
      var lines = ObstructedLines(text: text, styler: styler, limits: limits)
      self = lines.laidOut()
      return
    }
    self.init(styler.stretches(of: text), limits: limits)
  }

  init(blocks: [Block], size: CGSize, isTruncated: Bool) {
    self.blocks = blocks
    self.size = size
    self.isTruncated = isTruncated
  }

  /// Text without attributes: the defaults hold for all of it.
  package init(_ string: String, defaults: Defaults, limits: Limits, traits: UITraitCollection) {
    let styler = TextStyler(defaults: defaults, traits: traits)
    self.init([styler.stretch(of: string)], limits: limits)
  }

  private init(_ stretches: [TextStyler.Stretch], limits: Limits) {
    var blocks: [Block] = []
    var (top, width, used) = (CGFloat(0), CGFloat(0), 0)
    var isTruncated = false
    for stretch in stretches {
      if limits.lines > 0 && used >= limits.lines || top > limits.height {
        isTruncated = true
        break
      }
      if !blocks.isEmpty { top += stretch.spacingBefore }
      let layout = TextLayout(
        runs: stretch.runs,
        paragraph: stretch.paragraph,
        width: limits.width,
        maximumLines: limits.lines > 0 ? limits.lines - used : 0,
        height: limits.height - top
      )
      blocks.append(Block(layout: layout, top: top, start: stretch.start))
      top += layout.size.height
      width = max(width, layout.size.width)
      used += layout.lineCount
      isTruncated = isTruncated || layout.isTruncated
    }
    self.blocks = blocks
    self.isTruncated = isTruncated
    size = CGSize(width: width, height: top)
  }

  /// The lines, from the top of the whole text, with ranges of all of it.
  package var lines: [TextLayout.Line] {
    blocks.flatMap { block in
      block.layout.lines.map { line in
        var line = line
        line.origin.x += block.left
        line.origin.y += block.top
        line.baseline += block.top
        line.range = line.range.lowerBound + block.start..<line.range.upperBound + block.start
        return line
      }
    }
  }

  /// The y of the first line's baseline.
  package var firstBaseline: CGFloat { blocks.first.map { $0.top + $0.layout.firstBaseline } ?? 0 }

  /// The y of the last line's baseline.
  package var lastBaseline: CGFloat { blocks.last.map { $0.top + $0.layout.lastBaseline } ?? 0 }

  /// Draws with the top left corner at `point` of a context whose y axis points down.
  package func draw(in context: CGContext, at point: CGPoint) {
    for block in blocks {
      let corner = CGPoint(x: point.x + block.left, y: point.y + block.top)
      block.layout.draw(in: context, at: corner)
    }
  }
}
