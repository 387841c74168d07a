public import QuartzCore

/// One row of a table: content, a mark at the trailing side, and what editing shows.
open class UITableViewCell: UIView {
  /// The name shared by cells that may take each other's place; nil if the cell is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for the row's content, between editing control and accessory; another one once content
  /// is configured (V-61).
  public internal(set) var contentView: UIView

  // MARK: - Labels of the four styles

  /// The first label; made when it is first asked for.
  open var textLabel: UILabel? { parts.text(in: self) }
  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { parts.detail(in: self) }
  /// The image before the labels; made when it is first asked for.
  open var imageView: UIImageView? { parts.image(in: self) }

  // MARK: - Backgrounds

  /// A view behind the content, as large as the cell; default nil.
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// The view behind the content of a selected row; gray when nil.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }
  /// Default nil; kept, and has no effect here.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: - Selection

  /// The background that a selected or touched row shows; default `.default`, which is gray.
  open var selectionStyle: SelectionStyle = .default { didSet { setNeedsLayout() } }
  /// Default false; setting it updates background and configurations, not the table's selection.
  open var isSelected: Bool {
    get { selected }
    set { if newValue != selected { setSelected(newValue, animated: false) } }
  }
  /// True while a finger is down on the row; default false.
  open var isHighlighted: Bool {
    get { highlighted }
    set { if newValue != highlighted { setHighlighted(newValue, animated: false) } }
  }
  /// Sets the drawing state; animated, the background comes or fades; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    stateChanged(animated: animated)
  }
  /// Sets the drawing state; animated, the background comes or fades; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    stateChanged(animated: animated)
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

  /// True while the cell shows its editing controls, as its table sets it; default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets `isEditing` and exchanges the accessories; animated, the content moves; overrides call
  /// super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    accessoryChanged()
    stateChanged()
    if animated { layOut(over: 0.3) }
  }
  /// The control that the table last had the cell show; `.none` before any editing.
  open var editingStyle: EditingStyle { shownEditingStyle }
  /// Default true: in editing the content begins 38 points further in even without a control.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// True for a handle by which the user moves the row; default false, and kept without any effect:
  /// the data source decides (V-144).
  open var showsReorderControl = false
  /// True while the button is uncovered that asks whether to delete the row.
  open internal(set) var showingDeleteConfirmation = false
  /// Called before row actions or a deletion button are uncovered; does nothing by default.
  open func willTransition(to state: StateMask) {}
  /// Called after row actions or a deletion button were uncovered; does nothing by default.
  open func didTransition(to state: StateMask) {}

  // MARK: - Metrics

  /// The steps, each `indentationWidth` wide, by which labels are indented; default 0.
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
  /// Default `.default`; kept, and has no effect here.
  open var focusStyle: FocusStyle = .default
  /// Default false; kept, and has no effect here.
  open var userInteractionEnabledWhileDragging = false

  // MARK: - Configurations

  /// The content that the content view shows in place of the labels; default nil (V-61).
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentChanged()
      hear(ofOtherSizeOf: self)
    }
  }
  /// The background; setting one takes away background views and color (V-62); default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundChanged() } }
  /// Default true: the content follows the state as `updated(for:)` says (V-60).
  open var automaticallyUpdatesContentConfiguration = true
  /// Default true: the background follows the state as `updated(for:)` says (V-60).
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the cell's new state before it is shown, after `updateConfiguration` (V-60).
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The cell's traits, and whether it is selected, highlighted, edited and swiped.
  open var configurationState: UICellConfigurationState { currentState }
  /// Has the cell be configured before it is measured or laid out again; changes of state do so by
  /// themselves.
  open func setNeedsUpdateConfiguration() { setNeedsConfiguring() }
  /// The cell is shown first or its state changed; overrides configure it and call super (V-60).
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Answers the list configuration of this cell's style, to be filled and assigned.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(style: style)
  }
  /// Answers that of a row in a list of its table's style; a plain one outside of any table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: - State

  /// Called when the cell is lifted, dragged and let go; overrides change its drawing (W-227).
  open func dragStateDidChange(_ dragState: DragState) {}
  var dragPhase = DragPhase.none { didSet { if dragPhase != oldValue { dragPhaseChanged() } } }
  package private(set) var style: CellStyle = .default
  package var parts = TableCellParts()
  var selected = false
  var highlighted = false
  var editing = false
  var shownEditingStyle: EditingStyle = .none
  var showsMoveControl = false
  /// True if the content makes room for a control at its start that is not there.
  var isIndentedWhileEditing = true
  /// The background's own alpha while it comes or fades, and the number of that change.
  var selectionFade: (alpha: CGFloat, number: Int)?
  /// The distance, in points, by which the content makes room for uncovered actions.
  var slide: CGFloat = 0 {
    didSet { if (slide == 0) != (oldValue == 0) { setNeedsUpdateConfiguration() } }
  }
  var configured = ConfiguredParts()
  var ownSeparatorInset: UIEdgeInsets?
  var accessory: TableAccessory?
  var editControl: TableEditControl?
  var moveControl: TableMoveControl?
  let topLine = TableSeparator(color: nil)
  let bottomLine = TableSeparator(color: nil)
  let selectionGround = UIView()
  var automaticBackground: UIColor?
  package weak var table: UITableView?
  /// True if the row is to be measured again before it is placed (V-190).
  var needsMeasuring = false
  /// True once the cell was laid out with what it shows now, so that changes are those of the app.
  var hasLaidOut = false
  /// The cell's place in its table; nil outside of one.
  var place: TableRowPlace? { didSet { if place != oldValue { placeChanged() } } }
  /// The height that the document asks for, as a row and as a frame.
  var documentRowHeight: CGFloat?
  var documentFrameHeight: CGFloat?
  /// True if the style's labels are laid out by the cell.
  var laysOutLabels = true

  /// Makes a cell 320 points wide and 44 high; it takes its table's width when it is shown.
  public init(style: CellStyle, reuseIdentifier: String?) {
    // Constraints in it are looked at before the cell has its first layout.
    let frame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight)
    contentView = TableCellContentView(frame: frame)
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: frame)
    setUpCell()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Decodes a cell, with style, accessories and content, from a document.
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
    dragPhase = .none
    selected = false
    highlighted = false
    stateChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
    hasLaidOut = true
  }

  override var plainMargins: UIEdgeInsets { distances.margins }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  override func heardOfOtherSize(of view: UIView) { hear(ofOtherSizeOf: view) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  override var accessibilityDefaults: AccessibilityDefaults { cellAccessibility }
}

/// The view for a cell's content.
package final class TableCellContentView: UIView {
  /// As wide as the cell's own margins at the sides, 11 points above and below.
  override var plainMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else {
      return UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    }
    var margins = cell.plainMargins
    // Beside a mark the content ends as text does.
    guard let gap = cell.contentGap else { return margins }
    if isRightToLeft { margins.left = gap } else { margins.right = gap }
    return margins
  }
}

extension UITableViewCell: ConfigurationUpdating {}
