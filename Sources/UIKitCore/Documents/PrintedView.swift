internal import QuartzCore

/// The content of a view in parts that fit pages (V-288).
@MainActor
struct PrintedView {
  private let view: UIView
  /// The part that is printed, in the view's coordinates.
  private let content: CGRect
  /// True for what scrolls, whose parts are drawn one by one, as there may be much of it.
  private let isScrolled: Bool

  /// The pixels of a point on paper: about 216 in an inch.
  private static let density: CGFloat = 3
  /// The most pixels of one picture.
  private static let mostPixels: CGFloat = 32_000_000

  init(_ view: UIView) {
    let shown = (view as? any PrintedByAnother)?.printedView ?? view
    self.view = shown
    FrameLoop.settleAndDisplay(shown)
    if let scroll = shown as? UIScrollView, !(scroll is UITableView || scroll is UICollectionView) {
      // Content that is smaller than the view has room around it, which is not printed.
      let size = scroll.contentSize == .zero ? scroll.bounds.size : scroll.contentSize
      (content, isScrolled) = (CGRect(origin: .zero, size: size), true)
    } else {
      (content, isScrolled) = (shown.bounds, false)
    }
  }

  /// The factor by which the content is smaller on paper of a width.
  private func factor(_ width: CGFloat) -> CGFloat { min(width / content.width, 1) }

  /// The parts of the content for the sizes of the first page and of all others.
  func parts(_ first: CGSize, _ next: CGSize) -> [CGRect] {
    guard content.width > 0, content.height > 0, first.width > 0 else { return [] }
    let factor = factor(first.width)
    var parts: [CGRect] = []
    var y = content.minY
    // Heights on paper are not exact; no page is begun for less than a hundredth of a point.
    while content.maxY - y > 0.01 {
      let height = (parts.isEmpty ? first.height : next.height) / factor
      let part = CGRect(
        x: content.minX,
        y: y,
        width: content.width,
        height: min(height, content.maxY - y)
      )
      parts.append(part)
      y += height
    }
    return parts
  }

  /// Draws a part at the upper left corner of a rectangle of the current context.
  func draw(_ part: CGRect, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let factor = factor(rect.width)
    let place = CGRect(
      x: rect.minX,
      y: rect.minY,
      width: part.width * factor,
      height: part.height * factor
    )
    guard let image = picture(of: part, Self.density * factor) else { return }
    context.draw(image, in: place, isYDown: true)
  }

  private func picture(of part: CGRect, _ wanted: CGFloat) -> CGImage? {
    let layer = view.layer
    let drawn = isScrolled ? part : content
    let scale = min(wanted, (Self.mostPixels / (drawn.width * drawn.height)).squareRoot())
    guard isScrolled else {
      let whole = Compositor().image(of: layer, scale: scale)
      let (x, y) = (part.minX - content.minX, part.minY - content.minY)
      return whole?.cropping(
        to: CGRect(
          x: x * scale,
          y: y * scale,
          width: part.width * scale,
          height: part.height * scale
        )
      )
    }
    // The layer alone shows another part, and the view does not learn of it: it scrolls nowhere.
    let bounds = layer.bounds
    layer.bounds = part
    defer { layer.bounds = bounds }
    return Compositor().image(of: layer, scale: scale)
  }
}
