internal import QuartzCore

/// The place of the search bar before the search took it along, and what it showed.
struct SearchBarOrigin {
  weak var superview: UIView?
  var index = 0
  var frame = CGRect.zero
  var showedScopes: Bool?
  /// The navigation controller whose bar the search hid; nil if it hid none.
  weak var navigation: UINavigationController?
}

/// The views over the controller that is searched: nothing, a shade, or results.
extension UISearchController {
  func installResults() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dimming.accessibilityLabel = "Cancel search"
    dimming.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    view.addSubview(dimming)
    guard let results = searchResultsController else { return }
    addChild(results)
    view.addSubview(results.view)
    results.didMove(toParent: self)
    refreshResults()
  }

  /// True if the entered text or the app asks for results.
  private var showsResults: Bool {
    guard searchResultsController != nil else { return false }
    let hasText = !(searchBar.text ?? "").isEmpty
    return showsSearchResultsController || (automaticallyShowsSearchResultsController && hasText)
  }

  func refreshResults() {
    guard isViewLoaded else { return }
    searchResultsController?.view.isHidden = !showsResults
    dimming.isHidden = showsResults || !obscuresBackgroundDuringPresentation
    refreshSuggestions()
  }

  /// Results lie below a search bar that came along.
  func placeResults() {
    var area = view.bounds
    if searchBar.superview === view {
      let height = searchBar.naturalHeight
      let top = view.safeAreaInsets.top
      searchBar.frame = CGRect(x: 0, y: top, width: area.width, height: height)
      area.origin.y += top + height
      area.size.height -= top + height
      view.bringSubviewToFront(searchBar)
    }
    // The shade begins below the bars, which stay as clear as they are.
    let top = max(view.safeAreaInsets.top, area.minY)
    dimming.frame = CGRect(x: 0, y: top, width: area.width, height: area.maxY - top)
    searchResultsController?.viewIfLoaded?.frame = area
    placeSuggestions(in: area)
  }

  // MARK: - The bar

  private var navigation: UINavigationController? {
    sequence(first: searchBar as UIView, next: \.superview).lazy
      .compactMap { $0 as? UINavigationBar }.first?.superview?.nearestController
      as? UINavigationController
  }

  /// A bar in a navigation bar stays there; one in a view comes along to the top.
  func takeBar() {
    if let navigation { return navigation.searchChanged(self) }
    guard let superview = searchBar.superview, superview !== view else { return }
    origin.superview = superview
    origin.index = superview.subviews.firstIndex { $0 === searchBar } ?? 0
    origin.frame = searchBar.frame
    let navigation = host?.navigationController
    if hidesNavigationBarDuringPresentation, navigation?.isNavigationBarHidden == false {
      navigation?.setNavigationBarHidden(true, animated: true)
      origin.navigation = navigation
    }
    view.addSubview(searchBar)
    view.setNeedsLayout()
  }

  func giveBarBack() {
    if let navigation { return navigation.searchChanged(self) }
    guard let superview = origin.superview, searchBar.superview === view else { return }
    searchBar.frame = origin.frame
    superview.insertSubview(searchBar, at: min(origin.index, superview.subviews.count))
    origin.superview = nil
    origin.navigation?.setNavigationBarHidden(false, animated: true)
    origin.navigation = nil
  }
}

/// The view of a search: lets touches through to what is searched where it shows nothing.
final class SearchView: UIView {
  private weak var search: UISearchController?

  init(search: UISearchController) {
    self.search = search
    super.init(frame: UIScreen.main.bounds)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
