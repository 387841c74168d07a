/// A rounded panel in the middle of a screen with one item, large; it takes no touches and says
/// nothing, since the item under the finger does.
final class LargeContentPanel: UIView {
  private let image = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private var insets = UIEdgeInsets.zero

  // The sizes are our own; UIKit's are not recorded.
  private static let side: CGFloat = 240
  private static let margin: CGFloat = 20
  private static let imageSide: CGFloat = 100
  private static let radius: CGFloat = 20

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    title.textAlignment = .center
    title.numberOfLines = 0
    image.tintColor = .label
    addSubview(image)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: any UILargeContentViewerItem) {
    image.image = item.largeContentImage
    image.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.imageSide / 2)
    title.text = item.largeContentTitle
    insets = item.largeContentImageInsets
  }

  /// Comes to the front of a view, in its middle.
  func place(in room: UIView) {
    if superview !== room { room.addSubview(self) }
    title.font = .preferredFont(forTextStyle: .body, compatibleWith: room.traitCollection)
    let width = min(Self.side, room.bounds.width - 2 * Self.margin)
    let inner = max(0, width - 2 * Self.margin)
    let hasTitle = title.text?.isEmpty == false
    let text = hasTitle ? title.sizeThatFits(CGSize(width: inner, height: .infinity)).height : 0
    let picture = image.image == nil ? 0 : Self.imageSide
    let gap = hasTitle && picture > 0 ? Self.margin / 2 : 0
    image.frame = CGRect(x: Self.margin, y: Self.margin, width: inner, height: picture)
      .inset(by: insets)
    title.frame = CGRect(x: Self.margin, y: Self.margin + picture + gap, width: inner, height: text)
    bounds.size = CGSize(width: width, height: 2 * Self.margin + picture + gap + text)
    center = CGPoint(x: room.bounds.midX, y: room.bounds.midY)
  }
}
