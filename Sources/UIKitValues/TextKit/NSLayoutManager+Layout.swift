internal import CoreGraphics

/// Laying out, once until something changes.
nonisolated extension NSLayoutManager {
  /// The text in its containers.
  var laidOut: [ContainerText] {
    if let flow { return flow }
    let made = fill()
    flow = made
    for part in made {
      delegate?.layoutManager(
        self,
        didCompleteLayoutFor: part.container,
        atEnd: part.container === made.last?.container
      )
    }
    return made
  }

  private func fill() -> [ContainerText] {
    guard let textStorage, textStorage.length > 0 else { return [] }
    let text = StyledText(textStorage)
    var (flow, start) = ([ContainerText](), 0)
    // What does not fit into the last container is left out.
    for container in textContainers where start < text.length {
      let part = ContainerText(text, from: start, in: container)
      flow.append(part)
      start = part.range.location + part.range.length
    }
    return flow
  }

  func insert(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(container) else { return }
    if let other = container.ownManager,
      let place = other.textContainers.firstIndex(of: container)
    {
      other.removeTextContainer(at: place)
    }
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.ownManager = self
    invalidate()
  }

  /// Forgets the layout, and has views ask for another.
  func invalidate() {
    forgetLayout()
    delegate?.layoutManagerDidInvalidateLayout(self)
    redraw()
  }

  package func forgetLayout() { flow = nil }

  func redraw() {
    for container in textContainers { container.view?.containerChanged() }
  }

  /// The text laid out in a container; nil where it holds none.
  package func text(in container: NSTextContainer) -> AttributedText? {
    laidOut.first { $0.container === container }?.text
  }

  /// The text as it would be laid out in another width of a container; nil without text.
  package func text(in container: NSTextContainer, width: CGFloat) -> AttributedText? {
    guard let textStorage, textStorage.length > 0 else { return nil }
    return AttributedText(
      container.breaking(StyledText(textStorage)),
      limits: container.limits(width: width),
      traits: .current
    )
  }

  func part(with glyph: Int) -> ContainerText? {
    laidOut.first { NSLocationInRange(glyph, $0.range) }
  }

  func fragment(with glyph: Int) -> ContainerText.Fragment? {
    part(with: glyph)?.fragments.first { NSLocationInRange(glyph, $0.range) }
  }
}

/// Drawing.
nonisolated extension NSLayoutManager {
  /// Fills behind each stretch of one background colour.
  func paintBackgrounds(of range: NSRange, at origin: CGPoint) {
    guard let textStorage, textStorage.length > 0 else { return }
    let shown = NSIntersectionRange(range, textStorage.whole)
    guard shown.length > 0 else { return }
    textStorage.enumerateAttribute(.backgroundColor, in: shown) { value, stretch, _ in
      guard let color = value as? UIColor else { return }
      let rects = laidOut.flatMap { $0.rects(of: stretch) }
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      fillBackgroundRectArray(
        rects,
        count: rects.count,
        forCharacterRange: stretch,
        color: color
      )
    }
  }

  func fill(_ rects: [CGRect], _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(color.cgColor)
    for rect in rects { context.fill(rect) }
    context.restoreGState()
  }

  /// Draws the lines that a range reaches into, without what is behind the letters.
  func paintLetters(of range: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let textStorage else { return }
    let bare =
      textStorage.hasBackground
      ? StyledText(textStorage).changingAttributes { $0[.backgroundColor] = nil } : nil
    for part in laidOut {
      let shared = NSIntersectionRange(range, part.range)
      guard shared.length > 0 else { continue }
      let text =
        bare.map { ContainerText($0, from: part.range.location, in: part.container).text }
        ?? part.text
      let shown = part.fragments.filter { NSIntersectionRange($0.range, shared).length > 0 }
      context.saveGState()
      if shown.count < part.fragments.count {
        let band = shown.dropFirst().reduce(shown.first?.rect ?? .null) { $0.union($1.rect) }
        context.clip(to: band.offsetBy(dx: origin.x, dy: origin.y))
      }
      let corner = CGPoint(x: origin.x + part.container.lineFragmentPadding, y: origin.y)
      text.draw(in: context, at: corner)
      context.restoreGState()
    }
  }
}

nonisolated extension NSTextStorage {
  /// True if something is painted behind some of the letters.
  fileprivate var hasBackground: Bool {
    var isFound = false
    enumerateAttribute(.backgroundColor, in: whole) { value, _, stop in
      isFound = value != nil
      if isFound { stop.pointee = true }
    }
    return isFound
  }
}
