public import QuartzCore

/// The view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The name shared by views that may take each other's place; nil if it is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for the content, as large as the header.
  public let contentView = UIView()
  /// The title; made when it is first asked for.
  open var textLabel: UILabel? { ownLabel ?? makeLabel() }
  /// Always nil here.
  open var detailTextLabel: UILabel? { nil }
  /// A view behind the content, as large as the header; default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
    }
  }
  /// The content that the content view shows in place of the label; default nil.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configureContent() } }
  /// Default nil; kept, and not drawn here.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Default true: the content follows the state as `updated(for:)` says.
  open var automaticallyUpdatesContentConfiguration = true
  /// Default true; kept, and has no effect here.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the view's new state before it is shown.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The view's traits, and whether it is pinned to the top of the table.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }
  /// Has the view be configured before it is laid out again.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// The view's state changed; overrides configure it and call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  private var needsConfiguration = false
  /// The title, where the table set one.
  var shownTitle: String? { ownLabel?.text }
  fileprivate var ownLabel: UILabel?
  var titleStyle = SectionTitleStyle()
  private let ground = UIView()

  /// True if the view is held at the top of the table while its section scrolls by.
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  /// Makes a view that can be reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Decodes the view; a document's content configuration and identifier are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The view is about to show another section; overrides call super.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    ground.frame = bounds
    ground.isHidden = !isPinned || backgroundView != nil
    ground.backgroundColor = UIBlurEffect.Style.systemThickMaterial.tint
    contentView.frame = bounds
    if let ownLabel { ownLabel.frame = labelFrame }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  private func setUp() {
    ground.isHidden = true
    addSubview(ground)
    addSubview(contentView)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    ownLabel = label
    return label
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration {
      contentView.update(contentConfiguration, for: state)
    }
  }

  private func configureContent() {
    for view in contentView.subviews { view.removeFromSuperview() }
    guard let view = contentConfiguration?.makeContentView() else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  override var accessibilityDefaults: AccessibilityDefaults { sectionAccessibility }
}

/// The drawing of section titles in a table's style.
struct SectionTitleStyle {
  var style: UITableView.Style = .plain
  var isHeader = true
  var margin: CGFloat = 16

  /// Headers of grouped tables are written in capitals.
  func shown(_ title: String) -> String {
    isHeader && style != .plain ? title.uppercased() : title
  }

  var font: UIFont {
    guard isHeader, style == .plain else { return .preferredFont(forTextStyle: .footnote) }
    let size = UIFont.preferredFont(forTextStyle: .subheadline).pointSize
    return .systemFont(ofSize: size, weight: .semibold)
  }
}

extension UITableViewHeaderFooterView {
  func show(_ title: String, style: UITableView.Style, isHeader: Bool, metrics: TableMetrics) {
    titleStyle.style = style
    titleStyle.isHeader = isHeader
    titleStyle.margin = metrics.margin
    guard let label = textLabel else { return }
    label.text = titleStyle.shown(title)
    label.font = titleStyle.font
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
  }

  /// The height of the text in a width, margins included.
  func titleHeight(width: CGFloat) -> CGFloat {
    guard let ownLabel else { return 0 }
    let room = CGSize(
      width: max(width - 2 * titleStyle.margin, 1),
      height: .greatestFiniteMagnitude
    )
    return ownLabel.sizeThatFits(room).height.rounded(.up)
  }

  /// Grouped headers end above the rows below them, footers begin below those above.
  fileprivate var labelFrame: CGRect {
    let sides = safeAreaInsets.left + safeAreaInsets.right
    let height = titleHeight(width: bounds.width - sides)
    let y: CGFloat
    if titleStyle.style == .plain {
      y = (bounds.height - height) / 2
    } else {
      y = titleStyle.isHeader ? bounds.height - height - 6 : 7
    }
    return CGRect(
      x: titleStyle.margin + safeAreaInsets.left,
      y: y,
      width: max(bounds.width - 2 * titleStyle.margin - sides, 0),
      height: height
    )
  }

  /// The height that the title or content needs at a width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    if let view = contentView.subviews.first, contentConfiguration != nil {
      return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    guard ownLabel != nil else {
      return bounds.height > 0 ? bounds.height : TableMetrics.plainHeader
    }
    return titleHeight(width: width) + 14
  }
}
