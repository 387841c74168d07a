internal import QuartzCore

/// The button that shows a bar button item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  private let legacy: LegacyItemStyle

  init(_ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance, low: Bool) {
    self.item = item
    legacy = item.legacyStyle(leadsBack: false, low: low)
    super.init(frame: .zero)
    if let color = item.tintColor { tintColor = color }
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    showBackground()
    addSubview(label)
    addSubview(imageView)
    imageView.image = ((low ? item.landscapeImagePhone : nil) ?? item.shownImage)?.asTemplate
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration =
      UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
    label.isHidden = imageView.image != nil
    showTitle(appearance)
    setPressedBySpring(item.isSpringLoaded)
    let tap = UIAction { [weak item] _ in
      item?.toggleSelection()
      item?.perform()
    }
    addAction(tap, for: .touchUpInside)
    guard item.menu != nil else { return }
    menuOrder = item.preferredMenuElementOrder
    showsMenuAsPrimaryAction = item.opensMenuAtOnce
    isContextMenuInteractionEnabled = true
  }

  override var ownMenu: UIMenu? { item.menu }
  override func menuElementChosen(_ element: UIMenuElement, in menu: UIMenu) {
    item.choose(element, in: menu)
  }

  required init?(coder: NSCoder) { nil }

  private func showTitle(_ appearance: UIBarButtonItemAppearance) {
    let state = item.isEnabled ? UIControl.State.normal : .disabled
    let barAppearance = item.isEnabled ? appearance.normal : appearance.disabled
    let own = item.titleTextAttributes(for: state) ?? [:]
    let attributes = barAppearance.titleTextAttributes.merging(own) { _, own in own }
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    label.text = item.shownTitle
    label.textAlignment = item.width > 0 ? .center : .natural
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
    explicitColor = attributes[.foregroundColor] as? UIColor
    updateColors()
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { showBackground() } }
  }

  private func showBackground() {
    background.image = legacy.background(state.rawValue)
    guard background.image != nil, background.superview == nil else { return }
    insertSubview(background, at: 0)
  }

  private var explicitColor: UIColor?

  private func updateColors() {
    let disabled = UIColor.tertiaryLabel
    let color: UIColor? = isSelected ? .systemBackground : nil
    label.textColor = isEnabled ? color ?? explicitColor ?? tintColor : explicitColor ?? disabled
    imageView.tintColor = isEnabled ? color : disabled
    // What is chosen lies on the colour that its letters have otherwise.
    backgroundColor = isSelected ? (isEnabled ? tintColor : disabled) : nil
    layer.cornerRadius = isSelected ? 8 : 0
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = imageView.image?.size ?? label.sizeThatFits(size)
    let shown = imageView.image == nil ? natural : imageView.sizeThatFits(size)
    let caps = background.image?.capInsets ?? .zero
    let width = item.width > 0 ? item.width : shown.width.rounded(.up) + caps.left + caps.right
    return CGSize(width: min(width, size.width), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let caps = background.image?.capInsets ?? .zero
    background.frame = legacy.frame(of: background.image, in: bounds)
    label.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: caps.left, bottom: 0, right: caps.right)
    )
    .offsetBy(dx: legacy.titleOffset.horizontal, dy: legacy.titleOffset.vertical)
    imageView.frame = bounds.inset(by: item.imageInsets)
  }

  override var accessibilityDefaults: AccessibilityDefaults { barAccessibility }
}

/// The empty place that a space item takes.
final class BarSpace: UIView {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension BarButton {
  /// The view that shows an item: its own, a space, or a button.
  static func view(
    for item: UIBarButtonItem,
    appearance: UIBarButtonItemAppearance,
    low: Bool
  ) -> UIView {
    if let view = item.customView { return view }
    if item.isSpace { return BarSpace(item) }
    return BarButton(item, appearance: appearance, low: low)
  }

  /// The size that a part of a bar takes: custom views keep theirs, others fit themselves.
  static func size(of view: UIView, in row: CGSize) -> CGSize {
    switch view {
    case let space as BarSpace: return CGSize(width: space.item.width, height: row.height)
    case is BarButton, is BarBackButton, is UILabel: return view.sizeThatFits(row)
    default:
      let intrinsic = view.intrinsicContentSize
      let own = ownSize(of: view)
      let width = own.width > 0 ? own.width : max(intrinsic.width, 0)
      let height = own.height > 0 ? own.height : max(intrinsic.height, 0)
      return CGSize(width: min(width, row.width), height: min(height, row.height))
    }
  }

  static func width(of view: UIView, in row: CGSize) -> CGFloat { size(of: view, in: row).width }

  /// The size that a view has without the bar; one that nobody changed since the bar cut it is to
  /// be whole again where there is room.
  private static func ownSize(of view: UIView) -> CGSize {
    let size = view.bounds.size
    guard let known = view.extras.sizesInBar, known.given == size else { return size }
    return known.own
  }

  /// Gives a part of a bar its frame, and remembers the size that it would have without the bar.
  static func place(_ view: UIView, in frame: CGRect) {
    let own = ownSize(of: view)
    view.frame = frame
    view.extras.sizesInBar =
      own == frame.size ? nil : SizesInBar(own: own, given: view.bounds.size)
  }
}

extension UIBarButtonItem {
  /// Does what a tap does.
  package func perform() {
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

extension UIView {
  /// The bar button item that the view shows, for code that searches for it.
  package var shownBarItem: UIBarButtonItem? { (self as? BarButton)?.item }
}
