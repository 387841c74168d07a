public import QuartzCore

/// One row, header or footer of a list: content between accessories, with lines above and below.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks and controls beside the content; default none.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  /// The steps, each `indentationWidth` wide, by which the content is indented; that of the item in
  /// its section's outline, if it has one (V-72).
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The points that each level indents by; default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// True if accessories at the leading side are indented, too; default true.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The guide whose leading and trailing edges the lines keep to; constraints of the app move them
  /// from where the list has them.
  open var separatorLayoutGuide: UILayoutGuide { ownSeparatorGuide }
  /// Answers the content of a row, header or footer of its list, to be filled and assigned.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listPlace?.content ?? .cell()
  }
  /// Answers the background of a row, header or footer of its list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPlace?.background ?? .listPlainCell()
  }

  // MARK: - State

  /// The place in a list; nil outside of one.
  var listPlace: ListRowPlace? { didSet { placeChanged() } }
  var accessoryViews: [CellAccessoryView] = []
  let topLine = TableSeparator(color: nil)
  let bottomLine = TableSeparator(color: nil)
  private(set) lazy var ownSeparatorGuide = makeSeparatorGuide()
  /// The constraints that hold the guide where the list has the lines; nil before it is asked for.
  var separatorEdges: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?
  /// The background that the list has for a cell that was given none.
  var listBackground: ConfiguredBackground?
  /// The distance, in points, by which the content makes room for uncovered actions.
  var slide: CGFloat = 0 {
    didSet { if (slide == 0) != (oldValue == 0) { setNeedsUpdateConfiguration() } }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = slide != 0
    return state
  }

  override func layOutCell() { layOutListCell() }
  override func outlineChanged() { takeOutline() }
  override func callUpdates() {
    super.callUpdates()
    showState()
  }

  override func joined(_ list: UICollectionView, at path: IndexPath, kind: String?) {
    super.joined(list, at: path, kind: kind)
    listPlace = list.listPlace(at: path, kind: kind)
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    takePlace(layoutAttributes)
  }

  /// As high as the content needs between the accessories, at least as high as a row.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittedInList(layoutAttributes) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: neededHeight(width: size.width))
  }
}
