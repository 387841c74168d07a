public import QuartzCore

/// Two or three controllers in columns; in a narrow window they collapse into one stack.
///
/// Invariant: every controller of a column is a child, but for one whose content another holds
/// while collapsed.
open class UISplitViewController: UIViewController, ContainerLayout {
  /// The number of columns; `unspecified` is the classic pair.
  public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }

  /// The parts of a column-style split.
  public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact }

  /// The arrangement of the columns: those beside, over or displacing the secondary one (T-35).
  public enum DisplayMode: Int, Sendable {
    case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The former name of `secondaryOnly`.
    nonisolated public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    nonisolated public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    nonisolated public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way columns share the width: beside each other, one over the other, or displacing.
  public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }

  /// The side of the primary column; left and right follow the layout direction.
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
  /// The background of the primary column; kept, and has no effect on drawing here.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }

  /// The presence of the button that shows the primary column.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

  /// The value of a width that leaves it to the system.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Is notified of and decides about collapsing, separating and display modes; default nil.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The number of columns, fixed at creation; default `unspecified`, the classic pair.
  public private(set) var style: Style = .unspecified
  /// True if a swipe shows and hides columns; default true.
  open var presentsWithGesture = true { didSet { columnsChanged() } }
  /// Shows or hides the system's button; `automatic` shows it while `presentsWithGesture` is true.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { columnsChanged() }
  }
  /// The mode to show if size and behavior allow it; a change animates the columns (T-22).
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { preferredModeChanged(from: oldValue) }
  }
  /// The behavior to use; `automatic`, the default, follows the preferred mode, style and size.
  open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { columnsChanged() } }
  /// The side of the primary column; default `leading`.
  ///
  /// Setting it lays the columns out anew.
  open var primaryEdge: PrimaryEdge = .leading { didSet { columnsChanged() } }
  /// Default `none`; kept, and has no effect on drawing here.
  open var primaryBackgroundStyle: BackgroundStyle = .none
  /// Kept, and adds no button here; default false.
  ///
  /// Setting it lays the columns out anew.
  open var showsSecondaryOnlyButton = false { didSet { columnsChanged() } }
  /// In points; default `automaticDimension`: 320, or 375 in windows of at least 1366 (T-37).
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// A share of the window's width, used while no preferred width is set; default automatic.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
  /// The least width in points; default `automaticDimension`, which sets no limit.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The greatest width in points; automatic is two fifths of the window, at least 320 (T-37).
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// In points; default `automaticDimension`, which is 320.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { columnsChanged() }
  }
  /// A share of the window's width, used while no preferred width is set; default automatic.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { columnsChanged() }
  }
  /// The least width in points; default `automaticDimension`, which sets no limit.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The greatest width in points; automatic is two fifths of the window, at least 320 (T-37).
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }

  package internal(set) var columns: [Column: UIViewController] = [:]
  /// The controllers that were set for columns whose stacks the split view controller made (T-30).
  var wrapped: [Column: WrappedController] = [:]
  /// A record of the last collapse; nil while there are columns.
  var collapse: SplitCollapse?
  /// The arrangement that button, gesture or `show` chose; nil goes by preference and size.
  var chosenMode: DisplayMode?
  let chrome = SplitChrome()
  /// The transition that moves the columns at the moment, and the window size it was made for.
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

  /// Reads style, modes, behavior, background style and gesture setting from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    style = nib.columnStyle
    decodeSplit(nib)
  }

  open override func loadView() {
    makeContainerView(for: self)
    chrome.install(in: self)
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
  /// Returns the controller set for a column, seen or not; nil if none was set.
  ///
  /// That is the one that was set, also where the column shows it in a stack of its own (T-65).
  open func viewController(for column: Column) -> UIViewController? {
    wrapped[column]?.controller ?? columns[column]
  }
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

  /// True in a horizontally compact window, which is too narrow for columns (T-23).
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The arrangement of the columns in sight; never `automatic` (T-20).
  open var displayMode: DisplayMode { currentDisplayMode }
  /// The way columns share the width now; never `automatic`.
  open var splitBehavior: SplitBehavior { modes.behavior }
  /// The primary column's width in points, also while it is hidden; 0 while collapsed.
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : primaryWidth }
  /// The supplementary column's width in points; 0 while collapsed, or if there is none.
  open var supplementaryColumnWidth: CGFloat { isCollapsed ? 0 : supplementaryWidth }
  /// The button that shows or hides the primary column.
  open private(set) lazy var displayModeButtonItem = makeDisplayModeButton()

  // MARK: - Decisions of children

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

/// A controller that was set for a column; the stack around it keeps it, or lets it go.
struct WrappedController {
  weak var controller: UIViewController?
}
