public import QuartzCore

/// Hears of and decides about the columns of a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// Whether the app itself takes care of the secondary controller when the columns collapse (T-24).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// The column on top after the columns collapse (T-31).
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// Two or three controllers in columns; in a narrow window they collapse into one stack.
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

  /// The width that stands for the system's.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  open weak var delegate: (any UISplitViewControllerDelegate)?
  public private(set) var style: Style = .unspecified
  open var presentsWithGesture = true
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { columnsChanged() } }
  open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { columnsChanged() } }
  open var primaryEdge: PrimaryEdge = .leading { didSet { columnsChanged() } }
  open var primaryBackgroundStyle: BackgroundStyle = .none
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { columnsChanged() }
  }

  var columns: [Column: UIViewController] = [:]
  var separators: [UIView] = []
  /// The single controller that shows everything while collapsed.
  var collapsed: UIViewController?
  /// What collapsing moved from the secondary stack onto the primary one.
  var moved: [UIViewController] = []
  var collapseIsDecided = false

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

  open override func loadView() { makeContainerView(for: self) }

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
  open func show(_ column: Column) { columnsChanged() }
  open func hide(_ column: Column) { columnsChanged() }

  /// Whether the window is too narrow for columns (T-23).
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Which columns are seen; never `automatic` (T-20).
  open var displayMode: DisplayMode { currentDisplayMode }
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : primaryWidth }
  open var supplementaryColumnWidth: CGFloat { isCollapsed ? 0 : supplementaryWidth }
  /// The button that shows or hides the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    style: .plain,
    target: nil,
    action: nil
  )

  open override var childForStatusBarStyle: UIViewController? { currentControllers.first }

  func layOutContainer() { layOutColumns() }
}
