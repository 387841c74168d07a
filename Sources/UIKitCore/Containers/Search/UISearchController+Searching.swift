internal import QuartzCore

/// Beginning a search, following its text, and ending it.
extension UISearchController {
  /// True if the controller is presented and not on its way out.
  var isPresentedForSearch: Bool { modal.presenting != nil && !modal.isBeingDismissed }

  /// The controller that is searched: the one on the screen under the bar with the field, or the
  /// one whose view holds the field.
  var host: UIViewController? {
    let holder = searchBar.superview?.nearestController
    return (holder as? UINavigationController)?.topViewController ?? holder
  }

  func setActive(_ active: Bool) {
    guard active != isActive else { return }
    if active { begin() } else { end() }
  }

  // MARK: - From the bar

  /// The field got the keys.
  func fieldDidBegin() {
    if isActive { tellUpdater() } else { begin() }
  }

  func textChanged() {
    guard isActive else { return }
    refreshResults()
    tellUpdater()
  }

  func scopeChanged() { if isActive { tellUpdater() } }

  func cancelled() { if isActive { end() } }

  // MARK: - Steps

  private func begin() {
    guard let host, host.viewIfLoaded?.window != nil, host.modal.presented == nil else { return }
    if let delegate { delegate.presentSearchController(self) } else { presentOverHost() }
    guard isActive else { return }
    if !searchBar.field.isFirstResponder { searchBar.becomeFirstResponder() }
    tellUpdater()
  }

  /// The default presentation, used unless the delegate presents the search itself.
  func presentOverHost() { host?.presentNow(self, animated: true, completion: nil) }

  private func end() {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    refreshResults()
    tellUpdater()
    host?.searched(nil)
    modal.presenting?.dismissNow(animated: true, completion: nil)
  }

  private func tellUpdater() {
    // The updater may choose the content of an empty screen, which names what is searched (V-66).
    host?.searched(searchBar.text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: - With the presentation

  /// The bar takes the appearance of an active search while the results come in.
  func willCome() {
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, !(searchBar.scopeButtonTitles ?? []).isEmpty {
      origin.showedScopes = searchBar.showsScopeBar
      searchBar.showsScopeBar = true
    }
    refreshResults()
    takeBar()
  }

  func willGo() {
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if let showed = origin.showedScopes { searchBar.showsScopeBar = showed }
    origin.showedScopes = nil
    giveBarBack()
  }

  func didCome() { delegate?.didPresentSearchController(self) }
  func didGo() { delegate?.didDismissSearchController(self) }
}
