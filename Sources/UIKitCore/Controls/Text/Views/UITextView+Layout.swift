extension UITextView {
  /// The scroll view's delegate, if it is a text view's delegate.
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Measures, lays out and draws the text again.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    cursorMoved()
  }

  /// The text laid out in a width of the whole view; nil without text.
  private func lines(width: CGFloat) -> AttributedText? {
    let room = containerWidth(in: width)
    if let manager = textContainer.ownManager {
      guard width == bounds.width else { return manager.text(in: textContainer, width: room) }
      textContainer.follow(CGSize(width: room, height: textContainer.size.height))
      return manager.text(in: textContainer)
    }
    guard var text = content.styledText.map(withLinks) else { return nil }
    let limits = textContainer.limits(width: room)
    let isPlain = textContainer.lineBreakMode == .byWordWrapping && limits.obstacles.isEmpty
    if !isPlain { text = .attributed(textContainer.breaking(text.text)) }
    return text.laid(limits, traits: traitCollection)
  }

  /// The width of the container in a view of some width; 0 is no limit.
  private func containerWidth(in width: CGFloat) -> CGFloat {
    guard textContainer.widthTracksTextView else { return textContainer.size.width }
    let inset = textContainerInset
    let least = 2 * textContainer.lineFragmentPadding + 1
    return width > 0 ? max(width - inset.left - inset.right, least) : 0
  }

  /// The size of the text with the insets round them, in whole pixels.
  func naturalSize(width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let measured = lines(width: width)?.size ?? CGSize(width: 0, height: content.font.lineHeight)
    return ceilToPixel(
      CGSize(
        width: measured.width + inset.left + inset.right + 2 * textContainer.lineFragmentPadding,
        height: measured.height + inset.top + inset.bottom
      )
    )
  }

  /// The text in the content's coordinates, so that scrolled text moves by itself.
  var drawnLines: (text: AttributedText, origin: CGPoint)? {
    let corner = CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top
    )
    return lines(width: bounds.width).map { ($0, corner) }
  }

  func drawLines() {
    guard let context = UIGraphicsGetCurrentContext(), let (lines, origin) = drawnLines
    else { return }
    guard let manager = textContainer.ownManager else { return lines.draw(in: context, at: origin) }
    let corner = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    let glyphs = manager.glyphRange(for: textContainer)
    manager.drawBackground(forGlyphRange: glyphs, at: corner)
    manager.drawGlyphs(forGlyphRange: glyphs, at: corner)
  }

  /// Makes the content as tall as the text.
  func fitContent() {
    let size = naturalSize(width: bounds.width)
    let wanted = CGSize(width: bounds.width, height: size.height)
    guard contentSize != wanted else { return }
    contentSize = wanted
    setNeedsDisplay()
  }

  /// Scrolls to the lines of a range in UTF-16, or to the caret's place in front of it if it is
  /// empty, which may be the end of the text.
  func scrollToVisible(_ range: NSRange) {
    fitContent()
    let range = clamped(range)
    let lines = boxes(of: range)
    let box = lines.reduce(lines.first ?? caretBox(at: range.location)) { $0.union($1) }
    scrollRectToVisible(box, animated: false)
  }
}
