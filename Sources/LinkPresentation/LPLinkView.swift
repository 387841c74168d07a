public import Foundation
public import UIKitCore

/// A link as a rounded box with the title of its page and the host (L-285).
open class LPLinkView: UIView {
  /// The values that are shown.
  open var metadata: LPLinkMetadata { didSet { show() } }

  private let title = UILabel(frame: .zero)
  private let host = UILabel(frame: .zero)
  private static let margin: CGFloat = 12

  /// Makes a box of an address.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    self.init(metadata: metadata)
  }
  /// Makes a box of a page's values.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    addParts()
    frame.size = intrinsicContentSize
  }
  /// Makes an empty box at a place, in the coordinates of its superview.
  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    addParts()
  }
  /// Makes an empty box of a document.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
    host.font = .systemFont(ofSize: 13)
    host.textColor = .secondaryLabel
    addSubview(title)
    addSubview(host)
    isAccessibilityElement = true
    accessibilityTraits = .link
    show()
  }

  private func show() {
    let address = metadata.url ?? metadata.originalURL
    let name = address?.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
    title.text = metadata.title
    host.text = name ?? address?.absoluteString
    accessibilityLabel = [title.text, host.text].compactMap { $0 }.joined(separator: ", ")
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The title above the host, in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let (titleSize, hostSize) = (title.sizeThatFits(area.size), host.sizeThatFits(area.size))
    let top = area.midY - (titleSize.height + hostSize.height) / 2
    title.frame = CGRect(x: area.minX, y: top, width: area.width, height: titleSize.height)
    host.frame = CGRect(
      x: area.minX,
      y: title.frame.maxY,
      width: area.width,
      height: hostSize.height
    )
  }

  /// The size of both texts with margins, no wider than asked for, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 ? size.width - 2 * Self.margin : .greatestFiniteMagnitude
    let room = CGSize(width: max(0, limit), height: .greatestFiniteMagnitude)
    let sizes = [title, host].map { $0.sizeThatFits(room) }
    return CGSize(
      width: min(max(sizes[0].width, sizes[1].width), room.width) + 2 * Self.margin,
      height: sizes[0].height + sizes[1].height + 2 * Self.margin
    )
  }
  /// The size of both texts with margins, at most 300 points wide.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: 300, height: 0))
  }
}
