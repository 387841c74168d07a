internal import QuartzCore

/// A search that takes the navigation bar over.
extension UINavigationController {
  /// True if only the field of an active search is left of the bar.
  var isSearchingInBar: Bool {
    guard let search = stack.last?.navigationItem.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// A search began or ended: bar and content move along with it.
  func searchChanged(_ search: UISearchController) {
    let move = { [weak self] in
      guard let self else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      search.modal.presentation?.container.setNeedsLayout()
    }
    if search.transitionCoordinator?.animate(alongsideTransition: { _ in move() }) != true {
      move()
    }
  }
}
