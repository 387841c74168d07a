internal import QuartzCore

/// The view of one accessory in a list cell: the marks and controls of table cells, a text, a button
/// with a menu, or a view of the app's.
final class CellAccessoryView: UIView {
  let accessory: UICellAccessory
  private let content: UIView

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    content = Self.makeContent(accessory)
    super.init(frame: .zero)
    isHidden = accessory.isHidden
    if let tint = accessory.tintColor { tintColor = tint }
    isUserInteractionEnabled = isControl
    if content.superview == nil { addSubview(content) }
    describe()
  }

  required init?(coder: NSCoder) { nil }

  private static func makeContent(_ accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .mark, .control, .reorder: mark(accessory) ?? UIView()
    case .outline: OutlineArrow()
    case .label(let text, let font): label(text, font)
    case .menu(let menu, let handler): menuButton(menu, handler)
    case .custom(let view, _): view
    }
  }

  private static func mark(_ accessory: UICellAccessory) -> UIView? {
    switch accessory.accessoryType {
    case .disclosureIndicator: TableAccessory(.disclosureIndicator)
    case .checkmark: TableAccessory(.checkmark)
    case .detail: TableAccessory(.detailButton)
    case .delete: TableEditControl(.delete)
    case .insert: TableEditControl(.insert)
    case .reorder: TableMoveControl()
    case .multiselect: SelectionCircle()
    default: nil
    }
  }

  private static func label(_ text: String, _ font: UIFont) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = .secondaryLabel
    return label
  }

  private static func menuButton(_ menu: UIMenu, _ handler: ((UIMenu) -> Void)?) -> UIView {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = .secondaryLabel
    let button = UIButton(configuration: configuration)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { [weak button] _ in button?.menu.map { handler?($0) } },
      for: .menuActionTriggered
    )
    button.setTitle(menu.selectedElements.first?.title ?? menu.title, for: .normal)
    return button
  }

  // MARK: State

  /// True if touches on the accessory are its own.
  var isControl: Bool {
    switch accessory.content {
    case .mark: false
    case .control: accessory.accessoryType != .multiselect
    case .label: false
    case .outline, .reorder, .menu, .custom: true
    }
  }

  /// True if the view has controls or gestures of its own.
  var holdsControl: Bool {
    switch accessory.content {
    case .menu, .custom, .reorder: true
    default: false
    }
  }

  func show(_ state: UICellConfigurationState) {
    (content as? SelectionCircle)?.isOn = state.isSelected
    (content as? OutlineArrow)?.isDown = state.isExpanded
  }

  private func describe() {
    switch accessory.accessoryType {
    case .delete: accessibilityLabel = "Delete"
    case .insert: accessibilityLabel = "Insert"
    case .reorder: accessibilityLabel = "Reorder"
    case .detail: accessibilityLabel = "More Info"
    case .outlineDisclosure: accessibilityLabel = "Expand"
    default: return
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  // MARK: Layout

  /// The width of the content itself.
  private var naturalSize: CGSize {
    switch accessory.content {
    case .mark, .control:
      CGSize(width: (content as? TableAccessory)?.naturalWidth ?? 22, height: 22)
    case .outline: CGSize(width: 16, height: 22)
    case .reorder: CGSize(width: 22, height: 22)
    case .label, .menu: content.sizeThatFits(UIView.layoutFittingExpandedSize)
    case .custom(let view, let isFixed): isFixed ? view.bounds.size : customSize(view)
    }
  }

  private func customSize(_ view: UIView) -> CGSize {
    if view.bounds.size != .zero { return view.bounds.size }
    let own = view.intrinsicContentSize
    if own.width >= 0, own.height >= 0 { return own }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The width that the cell keeps for the accessory.
  var width: CGFloat {
    switch accessory.width {
    case .standard:
      accessory.isLeading ? max(naturalSize.width, Self.standardWidth) : naturalSize.width
    case .actual: naturalSize.width
    case .custom(let width): width
    }
  }

  /// The width of the controls of an edited table's rows.
  private static let standardWidth: CGFloat = 22

  /// The distance between the content of the cell and the accessory.
  var gap: CGFloat { (content as? TableAccessory)?.gap ?? 8 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize
    content.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}

/// The circle of a row that is selected by its mark.
final class SelectionCircle: UIView {
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75))
    guard isOn else {
      circle.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      return circle.stroke()
    }
    tintColor.setFill()
    circle.fill()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - 4.5, y: bounds.midY + 0.5))
    path.addLine(to: CGPoint(x: bounds.midX - 1.5, y: bounds.midY + 4))
    path.addLine(to: CGPoint(x: bounds.midX + 4.5, y: bounds.midY - 4))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.white.setStroke()
    path.stroke()
  }
}

/// The arrow of an outline: it points on while the item is collapsed, and down while it is expanded.
final class OutlineArrow: UIView {
  var isDown = false { didSet { if isDown != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let (x, y) = (bounds.midX, bounds.midY)
    let way: CGFloat = isRightToLeft ? -1 : 1
    let path = UIBezierPath()
    if isDown {
      path.move(to: CGPoint(x: x - 5.2, y: y - 2.6))
      path.addLine(to: CGPoint(x: x, y: y + 2.7))
      path.addLine(to: CGPoint(x: x + 5.2, y: y - 2.6))
    } else {
      path.move(to: CGPoint(x: x - 2.6 * way, y: y - 5.2))
      path.addLine(to: CGPoint(x: x + 2.7 * way, y: y))
      path.addLine(to: CGPoint(x: x - 2.6 * way, y: y + 5.2))
    }
    path.lineWidth = 2.1
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
