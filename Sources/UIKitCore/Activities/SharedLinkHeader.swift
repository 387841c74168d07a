internal import QuartzCore

/// The picture, the title and the host of what is shared, above the activities (V-287).
final class SharedLinkHeader: UIView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let host = UILabel()

  // The measures are ours, in points.
  private static let height: CGFloat = 72
  private static let margin: CGFloat = 16
  private static let side: CGFloat = 48

  init(_ metadata: LPLinkMetadata, width: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
    let address = metadata.originalURL ?? metadata.url
    title.text = metadata.title
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
    host.text = address.map { $0.host ?? $0.lastPathComponent }
    host.font = .systemFont(ofSize: 13)
    host.textColor = .secondaryLabel
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    for view in [picture, title, host] { addSubview(view) }
    // The large picture says more than the small one where both are there.
    if let provider = metadata.imageProvider ?? metadata.iconProvider { load(provider) }
  }

  required init?(coder: NSCoder) { nil }

  /// Most pictures are there at once; others come from wherever they are made.
  private func load(_ provider: NSItemProvider) {
    provider.read(UIImage.self) { [weak self] object, _ in
      let image = object as? UIImage
      guard MainQueue.isCurrent else {
        return DispatchQueue.main.async { [weak self] in self?.show(image) }
      }
      MainActor.assumeIsolated { self?.show(image) }
    }
  }

  private func show(_ image: UIImage?) {
    picture.image = image
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = picture.image == nil ? 0 : Self.side
    let start = Self.margin + (side > 0 ? side + 12 : 0)
    let width = max(bounds.width - start - Self.margin, 0)
    let y = (bounds.height - Self.side) / 2
    picture.frame = mirrored(CGRect(x: Self.margin, y: y, width: side, height: side), in: bounds)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let heights = [title, host].map { label in
      (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height
    }
    let top = (bounds.height - heights[0] - heights[1]) / 2
    title.frame = mirrored(
      CGRect(x: start, y: top, width: width, height: heights[0]),
      in: bounds
    )
    host.frame = mirrored(
      CGRect(x: start, y: top + heights[0], width: width, height: heights[1]),
      in: bounds
    )
  }
}
