/// The rectangles of picture, title and subtitle of a configured button.
///
/// Rectangles are in a space of the content's own, reading from left to right.
struct ButtonArrangement {
  private(set) var size = CGSize.zero
  private(set) var picture = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero

  /// Arranges what a button shows in at most `room` points of width.
  init(_ button: UIButton, _ configuration: UIButton.Configuration, room: CGFloat) {
    let picture =
      configuration.showsActivityIndicator
      ? CGSize(width: 20, height: 20) : configuration.shownImage?.size ?? .zero
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let hasTitles = configuration.attributedTitle != nil || configuration.attributedSubtitle != nil
    let gap = picture != .zero && hasTitles ? configuration.imagePadding : 0
    let titles = Self.titles(
      button,
      configuration,
      room: isBeside ? room - picture.width - gap : room
    )
    self.picture.size = picture
    (title, subtitle) = (titles.title, titles.subtitle)
    if isBeside {
      setBeside(titles.size, gap, first: configuration.imagePlacement.contains(.leading))
    } else {
      setAbove(titles.size, gap, first: configuration.imagePlacement.contains(.top))
    }
  }

  /// Title over subtitle, as wide as the wider of them.
  private static func titles(
    _ button: UIButton,
    _ configuration: UIButton.Configuration,
    room: CGFloat
  ) -> (size: CGSize, title: CGRect, subtitle: CGRect) {
    func measure(_ label: UILabel?, _ isShown: Bool) -> CGSize {
      guard isShown, let label else { return .zero }
      let whole = label.sizeThatFits(.zero)
      // A title slightly too wide for its saved room stays on its line; the label tightens it.
      if whole.width <= room * 1.06 {
        return CGSize(width: min(whole.width, room), height: whole.height)
      }
      let size = label.sizeThatFits(CGSize(width: room.isFinite ? max(room, 1) : 0, height: 0))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let first = measure(button.parts.label, configuration.attributedTitle != nil)
    let second = measure(button.parts.secondLabel, configuration.attributedSubtitle != nil)
    let gap = first != .zero && second != .zero ? configuration.titlePadding : 0
    let width = max(first.width, second.width)
    return (
      CGSize(width: width, height: first.height + gap + second.height),
      CGRect(x: 0, y: 0, width: width, height: first.height),
      CGRect(x: 0, y: first.height + gap, width: width, height: second.height)
    )
  }

  private mutating func setBeside(_ titles: CGSize, _ gap: CGFloat, first: Bool) {
    size = CGSize(
      width: picture.width + gap + titles.width,
      height: max(picture.height, titles.height)
    )
    picture.origin = CGPoint(
      x: first ? 0 : titles.width + gap,
      y: (size.height - picture.height) / 2
    )
    moveTitles(first ? picture.width + gap : 0, (size.height - titles.height) / 2)
  }

  private mutating func setAbove(_ titles: CGSize, _ gap: CGFloat, first: Bool) {
    size = CGSize(
      width: max(picture.width, titles.width),
      height: picture.height + gap + titles.height
    )
    picture.origin = CGPoint(
      x: (size.width - picture.width) / 2,
      y: first ? 0 : titles.height + gap
    )
    moveTitles((size.width - titles.width) / 2, first ? picture.height + gap : 0)
  }

  private mutating func moveTitles(_ x: CGFloat, _ y: CGFloat) {
    title = title.offsetBy(dx: x, dy: y)
    subtitle = subtitle.offsetBy(dx: x, dy: y)
  }
}
