/// What a label has measured since its text changed, by the width it was measured in.
struct LabelMeasurements {
  var sizes: [CGFloat: CGSize] = [:]
  var drawnSize: CGSize?
}

extension UILabel {
  /// The words with their attributes, nil when there are none.
  var attributedContent: NSAttributedString? {
    content.attributed ?? content.fullyAttributed()
  }

  private func lay(
    _ text: NSAttributedString,
    width: CGFloat,
    height: CGFloat = .infinity,
    lines: Int
  ) -> AttributedText {
    AttributedText(
      text,
      limits: AttributedText.Limits(width: width, height: height, lines: lines),
      traits: traitCollection
    )
  }

  /// The size of the words in a width, raised to whole pixels; a width of 0 never breaks lines.
  func naturalSize(width: CGFloat) -> CGSize {
    if let size = measured.sizes[width] { return size }
    guard let text = content.fullyAttributed() else { return .zero }
    // A single line is as wide as its words, however little room there is.
    let breaks = numberOfLines != 1 && width > 0
    let laid = lay(text, width: breaks ? width : .infinity, lines: numberOfLines)
    let size = ceilToPixel(laid.size)
    measured.sizes[width] = size
    return size
  }

  func plainTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let text = content.fullyAttributed() else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let laid = lay(text, width: bounds.width, height: bounds.height, lines: lines)
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
    guard rect.width > 0, let text = drawnText, let context = UIGraphicsGetCurrentContext()
    else { return }
    // A label a little lower than its line still shows it.
    let room = max(rect.height, content.font.lineHeight)
    var laid = lay(text, width: rect.width, height: room, lines: numberOfLines)
    var raise: CGFloat = 0
    if adjustsFontSizeToFitWidth, laid.isTruncated || laid.size.width > rect.width + 0.01 {
      let full = laid
      laid = shrunk(text, in: rect)
      raise = baselineShift(from: full, to: laid)
    } else if laid.isTruncated {
      laid =
        tightened(text) { lay($0, width: rect.width, height: room, lines: numberOfLines) } ?? laid
    }
    let y = roundToPixel(rect.minY + (rect.height - laid.size.height) / 2 + raise)
    laid.draw(in: context, at: CGPoint(x: rect.minX, y: y))
  }

  /// The words in the colours of the label's state.
  private var drawnText: NSAttributedString? {
    guard let text = content.fullyAttributed() else { return nil }
    let shadowColor = shadowOffset == .zero ? nil : self.shadowColor
    guard isHighlighted || !isEnabled || shadowColor != nil else { return text }
    return text.changingAttributes { attributes in
      if isHighlighted, let highlightedTextColor {
        attributes[.foregroundColor] = highlightedTextColor
      }
      if !isEnabled { attributes[.foregroundColor] = UIColor.tertiaryLabel }
      if let shadowColor {
        let shadow = NSShadow()
        shadow.shadowColor = shadowColor
        shadow.shadowOffset = shadowOffset
        attributes[.shadow] = shadow
      }
    }
  }

  /// The largest layout that shows all words in the rectangle, down to the smallest scale.
  private func shrunk(_ text: NSAttributedString, in rect: CGRect) -> AttributedText {
    let smallest = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    var (low, high) = (smallest, CGFloat(1))
    for _ in 0..<7 {
      let middle = (low + high) / 2
      let laid = layout(text, scaledBy: middle, in: rect)
      if laid.isTruncated || laid.size.width > rect.width { high = middle } else { low = middle }
    }
    return layout(text, scaledBy: low, in: rect)
  }

  private func layout(
    _ text: NSAttributedString,
    scaledBy scale: CGFloat,
    in rect: CGRect
  ) -> AttributedText {
    let scaled = text.changingAttributes { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.withSize(font.pointSize * scale)
    }
    return lay(
      scaled,
      width: rect.width,
      height: max(rect.height, font.lineHeight),
      lines: numberOfLines
    )
  }

  /// How far shrunk words move down so that what the baseline adjustment names stays in place.
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
