/// A controller with the bar of a search controller, which is presented over it, for containers that
/// cannot hold that itself.
open class UISearchContainerViewController: UIViewController {
  /// The search controller, whose bar is at the top of the container's safe area.
  public let searchController: UISearchController

  /// Makes a container for a search controller.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Decodes a container, with a search controller without results.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchController.searchBar)
  }

  /// The bar is at the top of the safe area; it comes from there with an active search.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = searchController.searchBar
    guard bar.superview === view else { return }
    bar.frame = CGRect(
      x: 0,
      y: view.safeAreaInsets.top,
      width: view.bounds.width,
      height: bar.naturalHeight
    )
  }
}
