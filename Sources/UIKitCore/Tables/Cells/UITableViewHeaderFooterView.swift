public import QuartzCore

/// The view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The name shared by views that may take each other's place; nil if it is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for the content, as large as the header; another one once content is configured (V-61).
  public internal(set) var contentView = UIView()
  /// The title; made when it is first asked for.
  open var textLabel: UILabel? { ownLabel ?? makeLabel() }
  /// Always nil here.
  open var detailTextLabel: UILabel? { nil }
  /// A view behind the content, as large as the header; default nil.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundConfiguration = nil
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: - Configurations

  /// The content that the content view shows in place of the label; default nil (V-61).
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentChanged() } }
  /// The background; setting one takes away background view and color (V-62); default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundChanged() } }
  /// Default true: the content follows the state as `updated(for:)` says (V-60).
  open var automaticallyUpdatesContentConfiguration = true
  /// Default true: the background follows the state as `updated(for:)` says (V-60).
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the view's new state before it is shown, after `updateConfiguration` (V-60).
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
  /// Has the view be configured before it is measured or laid out again.
  open func setNeedsUpdateConfiguration() { setNeedsConfiguring() }
  /// The view is shown first or its state changed; overrides configure it and call super (V-60).
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Answers the content of a header in a list of its table's style, to be filled and assigned.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    titleStyle.configuration
  }
  /// Answers the background of a header in a list of its table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    titleStyle.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  // MARK: - State

  var configured = ConfiguredParts()
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

  /// Makes a view of a frame that is not reused (W-248).
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
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
    configureIfNeeded()
    backgroundView?.frame = bounds
    configured.background?.frame = bounds
    ground.frame = bounds
    ground.isHidden = !isPinned || backgroundView != nil || backgroundConfiguration != nil
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

  var configuration: UIListContentConfiguration {
    switch (style, isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  var font: UIFont {
    guard isHeader, style == .plain else { return .preferredFont(forTextStyle: .footnote) }
    let size = UIFont.preferredFont(forTextStyle: .subheadline).pointSize
    return .systemFont(ofSize: size, weight: .semibold)
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  var shownState: any UIConfigurationState { configurationState }

  func callUpdates() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func emptyContentView() -> UIView { UIView() }

  func willShow(contentView view: UIView) { ownLabel = nil }

  func forgetPlainBackgrounds() {
    backgroundView = nil
    backgroundColor = nil
  }

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
    configureIfNeeded()
    if contentConfiguration != nil { return contentView.contentViewHeight(width: width) }
    guard ownLabel != nil else {
      return bounds.height > 0 ? bounds.height : TableMetrics.plainHeader
    }
    return titleHeight(width: width) + 14
  }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}
