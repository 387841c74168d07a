internal import QuartzCore

/// One tab: image over or beside its title, and a badge.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let style: UITabBarItemAppearance.Style
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge: BadgeView?
  private let titleOffset: UIOffset

  init(
    _ item: UITabBarItem,
    style: UITabBarItemAppearance.Style,
    bar: UITabBar,
    barAppearance: UITabBarAppearance
  ) {
    let isChosen = item === bar.selectedItem
    let appearance = barAppearance.appearance(for: style)
    let state =
      !item.isEnabled ? appearance.disabled : isChosen ? appearance.selected : appearance.normal
    self.item = item
    self.style = style
    titleOffset = item.titlePositionAdjustment
    badge = item.badgeValue.map { BadgeView($0, color: item.badgeColor) }
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    isSelected = isChosen
    let unselected = bar.unselectedItemTintColor ?? .tabGray
    let natural: UIColor = isChosen ? bar.tintColor : unselected
    let own = item.titleTextAttributes(for: isChosen ? .selected : .normal) ?? [:]
    let attributes = state.titleTextAttributes.merging(own) { _, own in own }
    label.text = item.shownTitle
    label.font = attributes[.font] as? UIFont ?? style.font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? natural
    label.textAlignment = .center
    showImage(item, color: state.iconColor ?? natural)
    for view in [imageView, label, badge] { view.map(addSubview) }
  }

  required init?(coder: NSCoder) { nil }

  /// Images take the tab's color unless they insist on their own.
  private func showImage(_ item: UITabBarItem, color: UIColor) {
    imageView.image = item.shownImage(selected: isSelected)?.asTemplate
    imageView.tintColor = color
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: style == .stacked ? 18 : 15,
      weight: .regular,
      scale: style == .compactInline ? .medium : .large
    )
  }

  var naturalWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    return style == .stacked ? text : text + imageSize.width + 8
  }

  private var imageSize: CGSize {
    guard imageView.image != nil else { return .zero }
    let size = imageView.intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if style == .stacked { layOutStacked() } else { layOutInline() }
    guard let badge else { return }
    let size = badge.sizeThatFits(bounds.size)
    let left = imageView.frame.midX + (style == .stacked ? 3 : 1)
    badge.frame = CGRect(
      x: left,
      y: style == .stacked ? 3 : 2,
      width: size.width,
      height: size.height
    )
  }

  /// Without a title the image is in the middle; without an image so is the title.
  private func layOutStacked() {
    let text = label.intrinsicContentSize.height.rounded(.up)
    let hasTitle = label.text?.isEmpty == false
    let image = imageSize
    let middle = hasTitle ? bounds.minY + 18.5 : bounds.midY
    imageView.frame = CGRect(
      x: ((bounds.width - image.width) / 2).rounded(),
      y: (middle - image.height / 2).rounded(),
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(
      x: titleOffset.horizontal,
      y: bounds.minY + 34.5 + titleOffset.vertical,
      width: bounds.width,
      height: text
    )
  }

  private func layOutInline() {
    let image = imageSize
    let text = label.intrinsicContentSize
    let gap: CGFloat = image.width > 0 ? 5 : 0
    let x = ((bounds.width - image.width - gap - text.width) / 2).rounded()
    imageView.frame = CGRect(
      x: x,
      y: ((bounds.height - image.height) / 2).rounded(),
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(
      x: x + image.width + gap + titleOffset.horizontal,
      y: titleOffset.vertical,
      width: text.width.rounded(.up),
      height: bounds.height
    )
  }

  override var accessibilityDefaults: AccessibilityDefaults { tabAccessibility }
}

extension UITabBarAppearance {
  func appearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

extension UITabBarItemAppearance.Style {
  var font: UIFont {
    switch self {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }
}

extension UIColor {
  /// Tabs that are not chosen.
  static let tabGray = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 117 / 255, alpha: 1) : UIColor(white: 153 / 255, alpha: 1)
  }
}
