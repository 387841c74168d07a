internal import QuartzCore

/// One element of an open menu.
final class MenuRow: UIControl {
  /// The arrangement of picture and title.
  enum Style { case line, picture, pictureAndTitle }

  let element: UIMenuElement
  private let style: Style
  private let hasMarkRoom: Bool
  private let label = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  /// The keys of a key command, at the end of the line (V-280).
  private let keys = UILabel()
  private let spinner: UIActivityIndicatorView?

  init(_ element: UIMenuElement, _ style: Style, hasMarkRoom: Bool) {
    self.element = element
    self.style = style
    self.hasMarkRoom = hasMarkRoom
    spinner = element is UIDeferredMenuElement ? UIActivityIndicatorView(style: .medium) : nil
    super.init(frame: .zero)
    for view in [label, subtitle, picture, mark, keys] { addSubview(view) }
    spinner.map(addSubview)
    spinner?.startAnimating()
    fill()
    describe()
  }

  required init?(coder: NSCoder) { nil }

  private var keyCommand: UIKeyCommand? { element as? UIKeyCommand ?? element.keyCommand }

  private var leaf: (any UIMenuLeaf)? { element as? any UIMenuLeaf }

  private var shownImage: UIImage? {
    guard let leaf, leaf.state != .off else { return element.image }
    return leaf.selectedImage ?? element.image
  }

  private func fill() {
    let attributes = leaf?.attributes ?? []
    let isDeferred = element is UIDeferredMenuElement
    isEnabled = !attributes.contains(.disabled) && !isDeferred
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    label.text = isDeferred ? "Loading…" : element.title
    label.textColor = color
    label.font = .preferredFont(forTextStyle: style == .line ? .body : .caption1)
    label.textAlignment = style == .line ? .natural : .center
    label.isHidden = style == .picture && element.image != nil
    subtitle.text = element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitle.isHidden = style != .line || (element.subtitle ?? "").isEmpty
    keys.text = keyCommand.flatMap { ($0.input ?? "").isEmpty ? nil : $0.keyText }
    keys.font = .preferredFont(forTextStyle: .body)
    keys.textColor = subtitle.textColor
    keys.isHidden = style != .line || keys.text == nil
    let isMenu = element is UIMenu
    picture.image =
      isMenu && element.image == nil ? UIImage(systemName: "chevron.right") : shownImage
    picture.tintColor = color
    picture.contentMode = .center
    mark.image = leaf.flatMap { $0.state.markName }.flatMap { UIImage(systemName: $0) }
    mark.tintColor = color
    mark.contentMode = .center
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 13,
      weight: .semibold
    )
  }

  private func describe() {
    isAccessibilityElement = true
    accessibilityIdentifier = element.accessibilityIdentifier
    let spoken = keys.isHidden ? nil : keyCommand?.spokenKeys
    accessibilityLabel = [label.text, element.subtitle, spoken].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityTraits = .button
    if leaf?.state == .on { accessibilityTraits.insert(.selected) }
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
  }

  /// The most lines of the title; default 1.
  var titleLines = 1 { didSet { label.numberOfLines = titleLines } }

  /// The height, in points, that the lines of the title have beyond the first.
  private var furtherLines: CGFloat {
    guard titleLines > 1 else { return 0 }
    let width = titleWidth(in: MenuMetrics.width)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return max(height - label.font.lineHeight, 0).rounded(.up)
  }

  private var titleStart: CGFloat { MenuMetrics.margin + (hasMarkRoom ? MenuMetrics.markRoom : 0) }

  private func titleWidth(in width: CGFloat) -> CGFloat {
    let image = picture.image == nil ? 0 : Self.pictureWidth + 8
    let keys = keysWidth(in: width) > 0 ? keysWidth(in: width) + 8 : 0
    return max(width - MenuMetrics.margin - titleStart - image - keys, 0)
  }

  /// Titles keep half of the line at least.
  private func keysWidth(in width: CGFloat) -> CGFloat {
    keys.isHidden ? 0 : min(keys.intrinsicContentSize.width.rounded(.up), width / 2)
  }

  private static let pictureWidth: CGFloat = 22

  var height: CGFloat {
    switch style {
    case .line:
      furtherLines
        + (subtitle.isHidden ? MenuMetrics.rowHeight : MenuMetrics.subtitleRowHeight)
    case .picture: MenuMetrics.smallHeight
    case .pictureAndTitle: MenuMetrics.mediumHeight
    }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    backgroundColor = isHighlighted && isEnabled ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard style == .line else { return layOutPicture() }
    let start = titleStart
    let end = bounds.width - MenuMetrics.margin
    let image = picture.image == nil ? 0 : Self.pictureWidth
    let textWidth = titleWidth(in: bounds.width)
    picture.frame = placed(CGRect(x: end - image, y: 0, width: image, height: bounds.height))
    let keysWidth = keysWidth(in: bounds.width)
    let keysEnd = image > 0 ? end - image - 8 : end
    keys.frame = placed(
      CGRect(x: keysEnd - keysWidth, y: 0, width: keysWidth, height: bounds.height)
    )
    mark.frame = placed(CGRect(x: 10, y: 0, width: 18, height: bounds.height))
    spinner?.frame = placed(CGRect(x: end - 20, y: (bounds.height - 20) / 2, width: 20, height: 20))
    if subtitle.isHidden {
      label.frame = placed(CGRect(x: start, y: 0, width: textWidth, height: bounds.height))
    } else {
      let further = furtherLines
      label.frame = placed(CGRect(x: start, y: 8, width: textWidth, height: 22 + further))
      subtitle.frame = placed(CGRect(x: start, y: 31 + further, width: textWidth, height: 18))
    }
  }

  private func layOutPicture() {
    let hasTitle = !label.isHidden && picture.image != nil
    let height = hasTitle ? bounds.height - 22 : bounds.height
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    label.frame =
      hasTitle
      ? CGRect(x: 4, y: height - 4, width: bounds.width - 8, height: 18)
      : bounds.insetBy(dx: 4, dy: 0)
    if leaf?.state == .on { backgroundColor = .systemFill }
  }

  private func placed(_ frame: CGRect) -> CGRect { mirrored(frame, in: bounds) }
}

extension UIMenuElement.State {
  fileprivate var markName: String? {
    switch self {
    case .off: nil
    case .on: "checkmark"
    case .mixed: "minus"
    }
  }
}
