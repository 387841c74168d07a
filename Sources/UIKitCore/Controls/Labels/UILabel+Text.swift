extension UILabel: DrawnWhenSeen {
  /// The text with its attributes; nil when there is none.
  var attributedContent: NSAttributedString? {
    content.attributed ?? content.fullyAttributed()
  }

  private func lay(
    _ styledText: LabelText,
    width: CGFloat,
    height: CGFloat = .infinity,
    lines: Int
  ) -> AttributedText {
    styledText.laid(
      AttributedText.Limits(width: width, height: height, lines: lines),
      traits: traitCollection
    )
  }

  /// The size of the text in a width, raised to whole pixels; a width of 0 never breaks lines.
  package func naturalSize(width: CGFloat) -> CGSize {
    // A single line is as wide as its text, however little room there is.
    guard numberOfLines != 1 else { return lineSize }
    if let size = measured.sizes[width] { return size }
    guard let styledText = content.styledText else { return .zero }
    let laid = lay(styledText, width: width > 0 ? width : .infinity, lines: numberOfLines)
    let size = ceilToPixel(laid.size)
    measured.sizes[width] = size
    return size
  }

  /// The size of all of the text in a width, however few lines it may have.
  func wholeSize(width: CGFloat) -> CGSize {
    content.styledText.map { lay($0, width: width, lines: 0).size } ?? .zero
  }

  /// The size of the text in one line.
  private var lineSize: CGSize {
    if let size = measured.line?.size { return size }
    guard let styledText = content.styledText else { return .zero }
    let laid = lay(styledText, width: .infinity, lines: 1)
    let size = ceilToPixel(laid.size)
    measured.line = (laid, size, traitCollection)
    return size
  }

  func plainTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let styledText = content.styledText else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let laid = lay(styledText, width: bounds.width, height: bounds.height, lines: lines)
    var rect = CGRect(origin: bounds.origin, size: ceilToPixel(laid.size))
    rect.size.width = min(rect.width, bounds.width)
    rect.size.height = min(rect.height, bounds.height)
    switch effectiveAlignment {
    case .center: rect.origin.x += (bounds.width - rect.width) / 2
    case .right: rect.origin.x = bounds.maxX - rect.width
    case .left, .justified, .natural: break
    }
    return rect
  }

  private var effectiveAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  func drawPlainText(in rect: CGRect) {
    guard let (lines, origin) = placedLines(in: rect), let context = UIGraphicsGetCurrentContext()
    else { return }
    lines.draw(in: context, at: origin)
  }

  /// The text as it is drawn in a rectangle, and its top left corner; nil without text or room.
  func placedLines(in rect: CGRect) -> (text: AttributedText, origin: CGPoint)? {
    guard rect.width > 0, let styledText = drawnText else { return nil }
    // A label a little lower than its line still shows it.
    let room = max(rect.height, content.font.lineHeight)
    if let lineScroll {
      let laid = lay(styledText, width: lineScroll.width, height: room, lines: 1)
      let y = roundToPixel(rect.minY + (rect.height - laid.size.height) / 2)
      return (laid, CGPoint(x: rect.minX - lineScroll.offset, y: y))
    }
    var laid =
      measuredLine(in: rect) ?? layTightly(styledText, width: rect.width, height: room)
    var raise: CGFloat = 0
    if shrinksText, laid.isTruncated || laid.size.width > rect.width + 0.01 {
      let full = laid
      laid = shrunk(styledText, in: rect)
      raise = baselineShift(from: full, to: laid)
    }
    let y = roundToPixel(rect.minY + (rect.height - laid.size.height) / 2 + raise)
    return (laid, CGPoint(x: rect.minX, y: y))
  }

  /// The text in some room, its letters closer together where that makes it fit.
  private func layTightly(_ text: LabelText, width: CGFloat, height: CGFloat) -> AttributedText {
    func lay() -> AttributedText {
      let laid = self.lay(text, width: width, height: height, lines: numberOfLines)
      guard laid.isTruncated, !shrinksText else { return laid }
      return tightened(text.text) {
        self.lay(.attributed($0), width: width, height: height, lines: numberOfLines)
      } ?? laid
    }
    guard case .plain(let string, let defaults) = text, defaults.shadow == nil, !shrinksText else {
      return lay()
    }
    let key = LabelLineCache.Key(
      string: string,
      font: defaults.font,
      color: defaults.color,
      alignment: defaults.alignment,
      lineBreakMode: defaults.lineBreakMode,
      width: width,
      height: height,
      lines: numberOfLines,
      traits: traitCollection
    )
    return LabelLineCache.shared.lines(key, lay: lay)
  }

  var isDrawnWhenSeen: Bool { type(of: self) == UILabel.self }

  /// True if the text becomes smaller where it doesn't fit: of one line only, and not text that has
  /// attributes of its own.
  private var shrinksText: Bool {
    adjustsFontSizeToFitWidth && numberOfLines == 1 && content.attributed == nil
  }

  /// The line that was measured, if laying it out in the rectangle would give the same again.
  private func measuredLine(in rect: CGRect) -> AttributedText? {
    guard let line = measured.line, line.traits === traitCollection, isDrawnPlain,
      numberOfLines == 1, line.text.size.width <= rect.width, line.text.blocks.count == 1,
      let layout = line.text.blocks.first?.layout, layout.isOneLineFromTheLeft
    else { return nil }
    return textAlignment == .left || textAlignment == .natural ? line.text : nil
  }

  /// `true` if the label's state leaves the text in its own colours.
  private var isDrawnPlain: Bool {
    isEnabled && (!isHighlighted || highlightedTextColor == nil) && shadowColor == nil
  }

  /// The text in the colours of the label's state.
  private var drawnText: LabelText? {
    guard var styledText = content.styledText else { return nil }
    guard !isDrawnPlain else { return styledText }
    if isHighlighted, let highlightedTextColor { styledText.color(highlightedTextColor) }
    if !isEnabled { styledText.color(.tertiaryLabel) }
    if let shadowColor, shadowOffset != .zero {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset = shadowOffset
      styledText.cast(shadow)
    }
    return styledText
  }

  /// The largest layout that shows all of the text in the rectangle, down to the smallest scale.
  private func shrunk(_ styledText: LabelText, in rect: CGRect) -> AttributedText {
    let smallest = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    var (low, high) = (smallest, CGFloat(1))
    for _ in 0..<7 {
      let middle = (low + high) / 2
      let laid = layout(styledText, scaledBy: middle, in: rect)
      if laid.isTruncated || laid.size.width > rect.width { high = middle } else { low = middle }
    }
    return layout(styledText, scaledBy: low, in: rect)
  }

  private func layout(
    _ styledText: LabelText,
    scaledBy scale: CGFloat,
    in rect: CGRect
  ) -> AttributedText {
    lay(
      styledText.scaled(by: scale),
      width: rect.width,
      height: max(rect.height, font.lineHeight),
      lines: numberOfLines
    )
  }

  /// The distance that shrunk text moves down so that `baselineAdjustment` holds, in points.
  private func baselineShift(from full: AttributedText, to small: AttributedText) -> CGFloat {
    guard numberOfLines == 1 else { return 0 }
    switch baselineAdjustment {
    case .alignCenters: return 0
    case .none: return (small.size.height - full.size.height) / 2
    case .alignBaselines:
      let before = full.firstBaseline - full.size.height / 2
      return before - (small.firstBaseline - small.size.height / 2)
    }
  }
}
