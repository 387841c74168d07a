public import QuartzCore

/// One row of a table: content, a mark at the trailing side, and what editing shows.
open class UITableViewCell: UIView {
  /// What tells apart the cells that can stand in for each other.
  open internal(set) var reuseIdentifier: String?
  /// Where the content of the row goes.
  public let contentView: UIView

  // MARK: - Labels of the four styles

  /// The first label; made when it is first asked for.
  open var textLabel: UILabel? { parts.text(in: self) }
  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { parts.detail(in: self) }
  /// The image before the labels; made when it is first asked for.
  open var imageView: UIImageView? { parts.image(in: self) }

  // MARK: - Backgrounds

  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// What lies behind the content of a chosen row; gray when nil.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }
  open var multipleSelectionBackgroundView: UIView?

  // MARK: - Selection

  open var selectionStyle: SelectionStyle = .default { didSet { setNeedsLayout() } }
  open var isSelected: Bool {
    get { selected }
    set { if newValue != selected { setSelected(newValue, animated: false) } }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { if newValue != highlighted { setHighlighted(newValue, animated: false) } }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    stateChanged()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    stateChanged()
  }

  // MARK: - Accessories

  /// The mark at the trailing side.
  open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  /// A view in place of that mark.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, with: accessoryView) } }
  /// The mark while the table is edited.
  open var editingAccessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  /// A view in place of that mark.
  open var editingAccessoryView: UIView? {
    didSet { replaceAccessory(oldValue, with: editingAccessoryView) }
  }

  // MARK: - Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    accessoryChanged()
    stateChanged()
  }
  open var editingStyle: EditingStyle { shownEditingStyle }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open internal(set) var showingDeleteConfirmation = false
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: - Metrics

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The points that each level indents by.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distance of the separator from the sides.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  open var focusStyle: FocusStyle = .default
  open var userInteractionEnabledWhileDragging = false

  // MARK: - Configurations

  /// What the content view shows; takes the place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configureContent() } }
  /// What lies behind the content; takes the place of the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state changes, to choose configurations.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState { currentState }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Answers the list configuration of this cell's style, to be filled and assigned.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(style: style)
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: - State

  package private(set) var style: CellStyle = .default
  package var parts = TableCellParts()
  var selected = false
  var highlighted = false
  var editing = false
  var shownEditingStyle: EditingStyle = .none
  var showsMoveControl = false
  /// How far the content stands aside for uncovered actions.
  var slide: CGFloat = 0
  var needsConfiguration = false
  var ownSeparatorInset: UIEdgeInsets?
  var accessory: TableAccessory?
  var editControl: TableEditControl?
  var moveControl: TableMoveControl?
  let topLine = TableSeparator(color: nil)
  let bottomLine = TableSeparator(color: nil)
  let selectionGround = UIView()
  var automaticBackground: UIColor?
  package weak var table: UITableView?
  /// Where the cell stands in its table; nil outside of one.
  var place: TableRowPlace? { didSet { if place != oldValue { placeChanged() } } }
  /// The height that the document asks for, as a row and as a frame.
  var documentRowHeight: CGFloat?
  var documentFrameHeight: CGFloat?
  /// Whether the style's labels are laid out by the cell.
  var laysOutLabels = true

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    contentView = TableCellContentView(frame: .zero)
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setUpCell()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    contentView =
      nib?.object("contentView") as? UIView ?? TableCellContentView(frame: .zero)
    super.init(coder: coder)
    setUpCell()
    guard let nib else { return }
    style = nib.choice("style", CellStyle.names) ?? .default
    decodeCell(nib)
  }

  nonisolated deinit {}

  /// The cell went out of sight and is about to show another row; overrides call super.
  open func prepareForReuse() {
    selected = false
    highlighted = false
    stateChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  override var plainMargins: UIEdgeInsets { distances.margins }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  override var accessibilityDefaults: AccessibilityDefaults { cellAccessibility }
}

/// Where a cell's content goes.
package final class TableCellContentView: UIView {
  /// As wide as the cell's own margins at the sides, 11 points above and below.
  override var plainMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else {
      return UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    }
    var margins = cell.plainMargins
    // Beside a mark the content ends as words do.
    guard let gap = cell.contentGap else { return margins }
    if isRightToLeft { margins.left = gap } else { margins.right = gap }
    return margins
  }
}
