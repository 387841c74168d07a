/// The answers of a delegate that leaves a method out.
extension UISearchBarDelegate {
  /// Asks if the field may become first responder; default `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    late("searchBarShouldBeginEditing:", [searchBar], or: true)
  }
  /// Tells the delegate that the field became first responder.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    tellLate("searchBarTextDidBeginEditing:", [searchBar])
  }
  /// Asks if the field may resign first responder; default `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    late("searchBarShouldEndEditing:", [searchBar], or: true)
  }
  /// Tells the delegate that the field resigned first responder.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    tellLate("searchBarTextDidEndEditing:", [searchBar])
  }
  /// Tells the delegate that the user changed the text; setting `text` in code does not.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    tellLate("searchBar:textDidChange:", [searchBar, searchText])
  }
  /// Asks if typed text may replace a range, in UTF-16 units; default `true`.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    late("searchBar:shouldChangeTextIn:replacementText:", [searchBar, range, text], or: true)
  }
  /// Tells the delegate that the return key was pressed in the field.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarSearchButtonClicked:", [searchBar])
  }
  /// Tells the delegate of a tap on the bookmark button.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarBookmarkButtonClicked:", [searchBar])
  }
  /// Tells the delegate of a tap on the cancel button.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarCancelButtonClicked:", [searchBar])
  }
  /// Tells the delegate of a tap on the results button.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarResultsListButtonClicked:", [searchBar])
  }
  /// Tells the delegate that the user chose another scope.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) { tellLate("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) }
}
