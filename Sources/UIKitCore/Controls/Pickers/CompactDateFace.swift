/// A date picker's short line: the day and the time, each on a grey plate.
final class CompactDateFace: UIView {
  private var labels: [UILabel] = []
  /// Called with the number of the plate that was tapped.
  var onTap: (Int) -> Void = { _ in }

  convenience init(texts: [String]) {
    self.init(frame: .zero)
    labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.accessibilityTraits = .button
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      label.textAlignment = .center
      label.clipsToBounds = true
      label.layer.cornerRadius = 6
      label.backgroundColor = .tertiarySystemFill
      addSubview(label)
      return label
    }
    let tap = UITapGestureRecognizer()
    tap.handler = { [weak self] in self?.tapped($0) }
    addGestureRecognizer(tap)
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    let point = tap.location(in: self)
    if let index = labels.firstIndex(where: { $0.frame.contains(point) }) { onTap(index) }
  }

  private static let gap: CGFloat = 5
  private static let padding = CGSize(width: 12, height: 7)

  private func size(of label: UILabel) -> CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * Self.padding.width,
      height: text.height + 2 * Self.padding.height
    )
  }

  /// As wide as all plates with the gaps between them.
  var naturalSize: CGSize {
    let sizes = labels.map(size)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.minX
    for label in labels {
      let size = size(of: label)
      label.frame = mirrored(
        CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
        in: bounds
      )
      x += size.width + Self.gap
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults { compactAccessibility }
}
