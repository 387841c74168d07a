public import QuartzCore

/// Is notified of every change of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or scope has changed, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// The user has chosen a suggestion; the search has none any more (W-222).
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  /// Default: does nothing.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) { tellLate("updateSearchResultsFor:selecting:", [searchController, searchSuggestion]) }
}

/// Hears when search results come and go.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search; who takes this over presents it itself.
  func presentSearchController(_ searchController: UISearchController)
  /// The bar is about to have another place; never called here, where it has a row of its own.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  )
  /// The bar has another place than before; never called here.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  )
}

extension UISearchControllerDelegate {
  /// Default: does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    tellLate("willPresentSearchController:", [searchController])
  }
  /// Default: does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    tellLate("didPresentSearchController:", [searchController])
  }
  /// Default: does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    tellLate("willDismissSearchController:", [searchController])
  }
  /// Default: does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    tellLate("didDismissSearchController:", [searchController])
  }
  /// Default: presents the search with animation over the controller that is searched.
  public func presentSearchController(_ searchController: UISearchController) {
    late(
      "presentSearchController:",
      [searchController],
      or: searchController.presentOverHost()
    )
  }
  /// Default: does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { tellLate("searchController:willChangeTo:", [searchController, newPlacement]) }
  /// Default: does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { tellLate("searchController:didChangeFrom:", [searchController, previousPlacement]) }
}

/// A search bar, and the controller that shows what it finds.
///
/// While the search is active the controller is presented over the one whose bar or header holds
/// the search bar, below the navigation bar.
open class UISearchController: UIViewController {
  /// The moment at which the scope bar comes.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    /// Never by itself.
    case manual = 1
    /// With the first letter.
    case onTextEntry = 2
    /// With the search.
    case onSearchActivation = 3
  }

  /// Shows the results; nil for the controller that searches itself.
  public let searchResultsController: UIViewController?
  /// Asked for new results at each change of text or scope; default nil.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is notified of the search coming and going; default nil.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True while a search is under way; setting it begins or ends one.
  open var isActive: Bool {
    get { isPresentedForSearch }
    set { setActive(newValue) }
  }
  /// Dims the searched content and blocks touches on it until there are results; default true.
  open var obscuresBackgroundDuringPresentation = true { didSet { refreshResults() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// An active search hides the navigation bar that does not hold its field; default true.
  open var hidesNavigationBarDuringPresentation = true
  /// Shows the bar's cancel button, animated, while the search is active; default true.
  open var automaticallyShowsCancelButton = true
  /// The moment at which the scopes come; `.manual` leaves them out, any other shows them with the
  /// search.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }
  /// Shows the scopes while the search is active, if there are any; default true.
  open var automaticallyShowsScopeBar = true
  /// Shows the results as soon as the field holds text; default true.
  open var automaticallyShowsSearchResultsController = true
  /// Shows the results even while the field is empty; default false.
  open var showsSearchResultsController = false { didSet { refreshResults() } }
  /// Shortcuts in a list over the results while the search is active; nil, the default, for none
  /// (W-222).
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { refreshResults() } }
  /// Leaves the suggestions out where the bar has a row of its own; default false.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { refreshResults() }
  }
  /// The scroll view with which the bar collapses; kept, since it does with the searched one here.
  open var searchControllerObservedScrollView: UIScrollView?

  /// The field in which the user types; 320 × 52 points until it is laid out.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

  let dimming = UIControl(frame: .zero)
  /// The list of suggestions; nil while none is shown.
  var suggestionView: UIView?
  var origin = SearchBarOrigin()

  /// Makes a search with a controller for its results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    dressSearchBar()
  }

  /// Makes a search without a controller for its results, whose view may come from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    dressSearchBar()
  }

  /// Decodes the controller without results; its content is searched in place.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  private func dressSearchBar() {
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
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
