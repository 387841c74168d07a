public import QuartzCore

/// Two or three controllers in columns; in a narrow window they collapse into one stack.
///
/// Invariant: every controller of a column is a child, but for one whose content another holds
/// while collapsed.
open class UISplitViewController: UIViewController, ContainerLayout {
  /// How many columns there are; `unspecified` is the classic pair.
  public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }

  /// The parts of a column-style split.
  public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact }

  /// Which columns are seen (T-35).
  public enum DisplayMode: Int, Sendable {
    case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The former names.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }

  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }

  /// Whether the button that shows the primary column is there.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

  /// The width that stands for the system's.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  open weak var delegate: (any UISplitViewControllerDelegate)?
  public private(set) var style: Style = .unspecified
  /// Whether a swipe shows and hides columns.
  open var presentsWithGesture = true { didSet { columnsChanged() } }
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { columnsChanged() }
  }
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { preferredModeChanged(from: oldValue) }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { columnsChanged() } }
  open var primaryEdge: PrimaryEdge = .leading { didSet { columnsChanged() } }
  open var primaryBackgroundStyle: BackgroundStyle = .none
  /// Whether the secondary column of three offers a button that hides the others.
  open var showsSecondaryOnlyButton = false { didSet { columnsChanged() } }
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { columnsChanged() }
  }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { columnsChanged() }
  }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }

  var columns: [Column: UIViewController] = [:]
  /// What collapsing did; nil while there are columns.
  var collapse: SplitCollapse?
  /// The arrangement that button, gesture or `show` chose; nil goes by preference and size.
  var chosenMode: DisplayMode?
  let furniture = SplitFurniture()
  /// What moves the columns at the moment, and the size of the window for which it does.
  var motion: TransitionRunner?
  var motionSize = CGSize.zero

  /// Makes a split with two or three columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    style = nib.columnStyle
    decodeSplit(nib)
  }

  open override func loadView() {
    makeContainerView(for: self)
    furniture.install(in: self)
  }

  // MARK: - Controllers

  /// Primary and secondary; while collapsed only the one that shows (T-23).
  open var viewControllers: [UIViewController] {
    get { currentControllers }
    set { replaceControllers(newValue) }
  }
  /// Sets the controller of a column; one without a navigation bar gets one (T-30).
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(column, to: vc)
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Brings a column into sight, or on top while collapsed (T-33).
  open func show(_ column: Column) { reveal(column) }
  /// Takes a column out of sight, or off the stack while collapsed (T-33).
  open func hide(_ column: Column) { conceal(column) }

  /// Shows in the primary column; on the one stack while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showPrimary(vc, sender: sender)
  }
  /// Replaces the secondary controller, or pushes while collapsed (T-27).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  /// Whether the window is too narrow for columns (T-23).
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Which columns are seen; never `automatic` (T-20).
  open var displayMode: DisplayMode { currentDisplayMode }
  /// How columns share the width; never `automatic`.
  open var splitBehavior: SplitBehavior { modes.behavior }
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : primaryWidth }
  open var supplementaryColumnWidth: CGFloat { isCollapsed ? 0 : supplementaryWidth }
  /// The button that shows or hides the primary column.
  open private(set) lazy var displayModeButtonItem = makeDisplayModeButton()

  // MARK: - What children decide

  open override var childForStatusBarStyle: UIViewController? { currentControllers.first }
  open override var childForStatusBarHidden: UIViewController? { currentControllers.first }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? UIScreen.main.interfaceOrientation
  }

  func layOutContainer() { layOutColumns() }
}
