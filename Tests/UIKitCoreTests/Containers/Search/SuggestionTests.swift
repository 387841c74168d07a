import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Suggestions below a search bar and below a field, and tokens in it.
@Suite(.noLeaks) struct `Suggestions for a search` {
  private final class Birds: UIViewController, UISearchResultsUpdating, UISearchTextFieldDelegate {
    var chosen: [String] = []
    var offered: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      let known = ["Great tit", "Marsh tit", "Wren"]
      offered = known.filter { $0.contains(text) }
      searchController.searchSuggestions = text.isEmpty ? nil : offered.map(suggestion)
    }
    func updateSearchResults(
      for searchController: UISearchController,
      selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
      #expect(searchController.searchSuggestions == nil)
    }
    func searchTextField(
      _ searchTextField: UISearchTextField,
      didSelect suggestion: any UISearchSuggestion
    ) { chosen.append(suggestion.representedObject as? String ?? "") }

    func suggestion(_ text: String) -> UISearchSuggestionItem {
      UISearchSuggestionItem(localizedSuggestion: text)
    }
  }

  private let birds = Birds()

  private func searching() -> (Stage, UISearchController) {
    let search = UISearchController(searchResultsController: UIViewController())
    search.searchResultsUpdater = birds
    birds.title = "Birds"
    birds.navigationItem.searchController = search
    birds.navigationItem.hidesSearchBarWhenScrolling = false
    let stage = Stage(.iPhone15, root: UINavigationController(rootViewController: birds))
    stage.settle()
    stage.tap("Search")
    stage.settle()
    return (stage, search)
  }

  @Test(.noLeaks, .oracle("W-222")) func `lie over the results until one is chosen`() {
    let (stage, search) = searching()
    #expect(search.suggestionView == nil && search.searchBarPlacement == .stacked)
    stage.type("tit")
    stage.settle()
    #expect(birds.offered == ["Great tit", "Marsh tit"])
    let list = search.suggestionView
    #expect(list?.convert(list?.bounds ?? .zero, to: nil).minY == 111)
    #expect(search.searchResultsController?.view.isHidden == false)
    stage.tap("Marsh tit")
    stage.settle()
    #expect(birds.chosen == ["Marsh tit"])
    #expect(search.isActive && search.suggestionView == nil)
  }

  @Test(.noLeaks, .oracle("W-222")) func `are left out of a bar in a row of its own if asked`() {
    let (stage, search) = searching()
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    stage.type("tit")
    stage.settle()
    #expect(search.searchSuggestions?.count == 2 && search.suggestionView == nil)
  }

  @Test(.noLeaks, .oracle("W-222")) func `of a field are a menu while it is edited`() {
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    let stage = Stage(.iPhone15, root: birds)
    birds.view.addSubview(field)
    field.delegate = birds
    let wren = birds.suggestion("Wren")
    wren.representedObject = "a wren"
    field.searchSuggestions = [wren, birds.suggestion("Robin")]
    stage.settle()
    #expect(field.suggestionMenu == nil)
    stage.tap(field)
    stage.settle()
    #expect(field.suggestionMenu?.frame == CGRect(x: 20, y: 142, width: 300, height: 88))
    stage.tap("Wren")
    stage.settle()
    #expect(birds.chosen == ["a wren"])
    #expect(field.searchSuggestions == nil && field.suggestionMenu == nil)
    field.searchSuggestions = [wren]
    field.resignFirstResponder()
    stage.settle()
    #expect(field.suggestionMenu == nil)
  }

  @Test(.noLeaks, .oracle("W-223")) func `tokens lie before the text and are deleted from there`() {
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    let stage = Stage(.iPhone15, root: birds)
    birds.view.addSubview(field)
    let tokens = ["red", "small"].map { UISearchToken(icon: nil, text: $0) }
    field.tokens = tokens
    stage.tap(field)
    stage.type("a")
    let first = field.positionOfToken(at: 0)
    let whole = field.textRange(from: first, to: field.endOfDocument)
    #expect(whole.map { field.tokens(in: $0) } == tokens)
    #expect(field.tokens(in: field.textualRange) == [])
    #expect(field.text(in: field.textualRange) == "a")
    field.deleteBackward()
    #expect(field.text == "" && field.tokens.count == 2)
    field.deleteBackward()
    #expect(field.tokens == [tokens[0]])
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens == [tokens[0]])
    stage.type("big cat")
    if let start = field.position(from: field.beginningOfDocument, offset: 3),
      let range = field.textRange(from: field.beginningOfDocument, to: start)
    {
      field.replaceTextualPortion(of: range, with: tokens[1], at: 1)
    }
    #expect(field.tokens == tokens && field.text == " cat")
  }
}
