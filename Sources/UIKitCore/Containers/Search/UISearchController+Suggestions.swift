/// The suggestions in a list over the results while a search is under way (W-222).
extension UISearchController {
  /// The place of the search bar: that of the searched screen's item, or of its own below it.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    host?.navigationItem.searchBarPlacement ?? .stacked
  }

  /// True if there is something to suggest where the bar is.
  var showsSuggestions: Bool {
    let isIgnored =
      ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
    return !(searchSuggestions ?? []).isEmpty && !isIgnored
  }

  /// Shows the suggestions that there are now, or takes the list away.
  func refreshSuggestions() {
    guard isViewLoaded else { return }
    guard showsSuggestions else {
      suggestionView?.removeFromSuperview()
      suggestionView = nil
      return
    }
    let list =
      suggestionView as? SuggestionList ?? SuggestionList { [weak self] in self?.choose($0) }
    suggestionView = list
    list.show(searchSuggestions ?? [])
    if list.superview == nil { view.addSubview(list) }
    view.setNeedsLayout()
  }

  /// The list is where results are, so that bars and the keyboard cover nothing of it.
  func placeSuggestions(in area: CGRect) {
    guard let list = suggestionView else { return }
    var area = area
    let bottom = max(view.safeAreaInsets.bottom, view.window?.screen.keyboardHeight ?? 0)
    let top = max(view.safeAreaInsets.top, area.minY)
    area.size.height = max(0, area.maxY - bottom - top)
    area.origin.y = top
    list.frame = area
  }

  /// The suggestions go before the updater hears, which may bring new ones.
  private func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }
}
