/// The pictures of the dragged items, one above the other, and their number.
final class DragPicture {
  /// Around all pictures, in the window.
  let view = UIView()
  /// The picture of the first item where it was lifted.
  private(set) var lifted: UITargetedDragPreview?
  private var pages: [UIView] = []
  /// The number of items, which is shown from two on.
  private var count = 0
  /// The operation of a drop now, which the badge shows (V-289).
  private var operation = UIDropOperation.cancel
  private lazy var badge = makeBadge()
  private lazy var stroke = makeStroke()
  private let start: CGPoint
  private let grip: CGPoint
  private let window: UIWindow
  /// No more than so many pictures are shown.
  private static let mostPages = 3

  init(
    _ previews: [UITargetedDragPreview?],
    of source: UIView?,
    in window: UIWindow,
    at point: CGPoint
  ) {
    self.window = window
    let shown = previews.compactMap { $0 }
    lifted = shown.first
    let container = lifted?.target.container ?? source ?? window
    let place = lifted?.target.center ?? point
    start = container.convert(place, to: nil)
    grip = CGPoint(x: start.x - point.x, y: start.y - point.y)
    view.isUserInteractionEnabled = false
    view.bounds.size = lifted?.size ?? .zero
    view.center = start
    view.layer.shadowOpacity = 0
    view.layer.shadowRadius = 12
    view.layer.shadowOffset = CGSize(width: 0, height: 6)
    window.addSubview(view)
    for preview in shown.prefix(Self.mostPages).reversed() { add(preview.view, preview.parameters) }
    showCount(previews.count)
  }

  /// Takes the picture of a further item along; nil counts it alone.
  func take(_ preview: UITargetedDragPreview?) {
    if let preview, pages.count < Self.mostPages { add(preview.view, preview.parameters) }
    fan()
    showCount(count + 1)
  }

  private func add(_ original: UIView, _ parameters: UIPreviewParameters) {
    let page = Self.page(of: original, parameters)
    page.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(page)
    pages.append(page)
  }

  /// A picture of a view that is shown elsewhere, or a view of its own.
  private static func page(of original: UIView, _ parameters: UIPreviewParameters) -> UIView {
    let isElsewhere = original.window != nil
    let picture = isElsewhere ? original.snapshotView(afterScreenUpdates: false) : original
    let page = UIView(frame: original.bounds)
    if let picture {
      picture.frame = page.bounds
      page.addSubview(picture)
    }
    page.backgroundColor = parameters.backgroundColor
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      page.layer.mask = mask
    }
    return page
  }

  private func showCount(_ new: Int) {
    count = new
    showBadge()
  }

  /// Shows what a drop would do now: a plus for a copy, a crossed circle where it is forbidden, and
  /// the number of items alone otherwise (V-289).
  func show(_ new: UIDropOperation) {
    guard new != operation else { return }
    operation = new
    showBadge()
  }

  private func showBadge() {
    let number = count > 1 ? "\(count)" : ""
    let text = operation == .copy ? "+\(number)" : number
    let isForbidden = operation == .forbidden
    guard !text.isEmpty || isForbidden else { return hideBadge() }
    badge.isHidden = false
    badge.text = isForbidden ? nil : text
    badge.backgroundColor =
      isForbidden ? .systemGray : operation == .copy ? .systemGreen : .systemRed
    badge.bounds.size.width = max(24, badge.intrinsicContentSize.width + 12)
    stroke.isHidden = !isForbidden
    stroke.center = CGPoint(x: badge.bounds.midX, y: badge.bounds.midY)
    view.bringSubviewToFront(badge)
  }

  /// A badge that was never shown is not made.
  private func hideBadge() {
    if view.subviews.contains(where: { $0 is UILabel }) { badge.isHidden = true }
  }

  /// The line across a badge that forbids.
  private func makeStroke() -> UIView {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 2.5))
    line.backgroundColor = .white
    line.transform = CGAffineTransform(rotationAngle: .pi / 4)
    badge.addSubview(line)
    return line
  }

  private func makeBadge() -> UILabel {
    let label = UILabel(frame: CGRect(x: view.bounds.maxX - 12, y: -12, width: 24, height: 24))
    label.textAlignment = .center
    (label.textColor, label.backgroundColor) = (.white, .systemRed)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    view.addSubview(label)
    return label
  }

  /// Another picture of an item.
  func replace(_ index: Int, by preview: UIDragPreview) {
    let place = pages.count - 1 - index
    guard pages.indices.contains(place) else { return }
    let page = Self.page(of: preview.view, preview.parameters)
    page.center = pages[place].center
    view.insertSubview(page, aboveSubview: pages[place])
    pages[place].removeFromSuperview()
    pages[place] = page
  }

  // MARK: - Motion

  /// Shows a part of each picture below the one above it.
  private func fan() {
    for (index, page) in pages.reversed().enumerated() {
      page.transform = CGAffineTransform(translationX: 6 * CGFloat(index), y: 6 * CGFloat(index))
    }
  }

  func rise() {
    view.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
    view.layer.shadowOpacity = 0.25
    fan()
  }

  func follow(to point: CGPoint) {
    view.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
  }

  /// Moves into the window under the finger; over none of the app's the desktop shows what is dragged.
  func move(into place: UIWindow?) {
    view.isHidden = place == nil
    guard let place, view.superview !== place else { return }
    place.addSubview(view)
  }

  /// Goes to the place of a preview; nil fades out, and so does the default.
  func fall(on preview: UITargetedDragPreview?, default last: UITargetedDragPreview) {
    view.layer.shadowOpacity = 0
    guard let preview, preview !== last else {
      view.alpha = 0
      return
    }
    view.center = preview.target.container.convert(preview.target.center, to: nil)
    view.transform = preview.target.transform
  }

  func goBack() {
    view.center = start
    view.transform = .identity
    view.layer.shadowOpacity = 0
  }

  func remove() { view.removeFromSuperview() }
}
