public import QuartzCore

/// Hears of every change of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when search results come and go.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search; who takes this over presents it itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    tellLate("willPresentSearchController:", [searchController])
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    tellLate("didPresentSearchController:", [searchController])
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    tellLate("willDismissSearchController:", [searchController])
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    tellLate("didDismissSearchController:", [searchController])
  }
  public func presentSearchController(_ searchController: UISearchController) {
    late(
      "presentSearchController:",
      [searchController],
      or: searchController.presentOverHost()
    )
  }
}

/// A search bar, and the controller that shows what it finds.
///
/// While the search is active the controller is presented over the one whose bar or header holds
/// the search bar, below the navigation bar.
open class UISearchController: UIViewController {
  /// Shows the results; nil for the controller that searches itself.
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a search is under way; setting it begins or ends one.
  open var isActive: Bool {
    get { isPresentedForSearch }
    set { setActive(newValue) }
  }
  /// Whether what is searched is dimmed, and out of reach, until there are results.
  open var obscuresBackgroundDuringPresentation = true { didSet { refreshResults() } }
  /// The older name of that.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// Whether scopes are seen while the search is active.
  open var automaticallyShowsScopeBar = true
  /// Whether results are seen as soon as there are words.
  open var automaticallyShowsSearchResultsController = true
  /// Whether results are seen even without words.
  open var showsSearchResultsController = false { didSet { refreshResults() } }

  /// Where the user types.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

  let dimming = UIControl(frame: .zero)
  var home = SearchBarHome()

  /// Makes a search with a controller for its results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
    searchBar.search = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  open override func loadView() { view = SearchView(search: self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    installResults()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeResults()
  }

  override var automaticModalStyle: UIModalPresentationStyle { .overCurrentContext }
  override var builtInPresentationController: UIPresentationController {
    SearchPresentationController(presentedViewController: self, presenting: nil)
  }
}
