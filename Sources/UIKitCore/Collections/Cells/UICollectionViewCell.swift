public import QuartzCore

/// One item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content, as large as the cell; another one once content is configured (V-61).
  public internal(set) var contentView: UIView
  /// A view behind the content, as large as the cell; default nil.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
  /// The view behind the content of a selected or touched item; default nil.
  open var selectedBackgroundView: UIView? {
    didSet { replaceGround(oldValue, selectedBackgroundView) }
  }
  /// Default false; setting it updates background and configurations, not the view's selection.
  open var isSelected = false { didSet { stateChanged() } }
  /// True while a finger is down on the item; default false.
  open var isHighlighted = false { didSet { stateChanged() } }

  // MARK: - Configurations

  /// The content that the content view shows; default nil (V-61).
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentChanged()
      sizeChanged()
    }
  }
  /// The background; setting one takes away background views and color (V-62); default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundChanged() } }
  /// Answers the background of a row of its list; that of a plain list here.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// The cell's traits, and whether it is selected, highlighted, edited and moved.
  open var configurationState: UICellConfigurationState { plainState }
  /// Default true: the content follows the state as `updated(for:)` says (V-60).
  open var automaticallyUpdatesContentConfiguration = true
  /// Default true: the background follows the state as `updated(for:)` says (V-60).
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the cell's new state before it is shown, after `updateConfiguration` (V-60).
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Has the cell be configured before it is measured or laid out again.
  open func setNeedsUpdateConfiguration() { setNeedsConfiguring() }
  /// The cell is shown first or its state changed; overrides configure it and call super (V-60).
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: - State

  /// Called when the cell is lifted, dragged and let go; overrides change its drawing (W-227).
  open func dragStateDidChange(_ dragState: DragState) {}
  var dragPhase = DragPhase.none { didSet { if dragPhase != oldValue { dragPhaseChanged() } } }
  var configured = ConfiguredParts()
  /// True if the item is to be measured again before it is placed (V-190).
  var needsMeasuring = false
  /// True once the cell was laid out with what it shows now, so that changes are those of the app.
  var hasLaidOut = false
  /// True while the list of the cell is edited.
  var isInEditedList = false { didSet { if isInEditedList != oldValue { stateChanged() } } }
  /// True while the item is moved by hand.
  var isMoved = false { didSet { if isMoved != oldValue { stateChanged() } } }
  /// The place of the item in an outline; nil outside of any.
  var outline: OutlinePlace? { didSet { if outline != oldValue { outlineChanged() } } }
  /// Calls override and handler; for cells that show their state themselves.
  func callUpdates() { runUpdates() }
  /// For cells that show their place in an outline.
  func outlineChanged() { stateChanged() }
  /// The size that the document gives this item apart from the layout's.
  var documentSize: CGSize?

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    setUpCell()
  }

  /// Decodes the cell with content, backgrounds and the size of its own, if the document has one.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    contentView = nib?.object("contentView") as? UIView ?? UIView(frame: .zero)
    super.init(coder: coder)
    setUpCell()
    documentSize = nib?.size("customSize")
    backgroundView = nib?.object("backgroundView") as? UIView
    selectedBackgroundView = nib?.object("selectedBackgroundView") as? UIView
  }

  override func joined(_ list: UICollectionView, at path: IndexPath, kind: String?) {
    super.joined(list, at: path, kind: kind)
    hasLaidOut = false
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    dragPhase = .none
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
    hasLaidOut = true
  }

  /// Places the content and what is behind it.
  func layOutCell() {
    configureIfNeeded()
    for ground in [backgroundView, selectedBackgroundView, configured.background] {
      ground?.frame = bounds
    }
    contentView.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { setNeedsUpdateConfiguration() }
  }

  override func heardOfOtherSize(of view: UIView) { hear(ofOtherSizeOf: view) }

  /// The size that the content's constraints or configuration need; what the layout has in mind
  /// without any.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittedCell(layoutAttributes) }
}

extension UICollectionViewCell: ConfigurationUpdating {}
