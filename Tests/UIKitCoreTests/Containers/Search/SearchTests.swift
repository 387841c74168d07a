import Testing
import UIKitTesting

@testable import UIKitCore

/// Searches from the bar under a title, and from a header.
@Suite(.noLeaks) struct `Searching` {
  /// Is searched, and writes down what it is told.
  final class Birds: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []
    var words: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      words.append(searchController.searchBar.text ?? "")
    }
    func willPresentSearchController(_ search: UISearchController) { log.append("will come") }
    func didPresentSearchController(_ search: UISearchController) { log.append("came") }
    func willDismissSearchController(_ search: UISearchController) { log.append("will go") }
    func didDismissSearchController(_ search: UISearchController) { log.append("went") }
  }

  private let birds = Birds()
  private let results = UIViewController()

  private func search(scopes: [String] = []) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = birds
    search.delegate = birds
    search.searchBar.scopeButtonTitles = scopes.isEmpty ? nil : scopes
    return search
  }

  private func stage(_ search: UISearchController) -> Stage {
    birds.title = "Birds"
    birds.navigationItem.searchController = search
    birds.navigationItem.hidesSearchBarWhenScrolling = false
    let stage = Stage(.iPhone15, root: UINavigationController(rootViewController: birds))
    stage.settle()
    return stage
  }

  @Test(.noLeaks) func `words show results under the bar, and Cancel takes them away`() {
    let search = search()
    let stage = stage(search)
    let bar = birds.navigationController?.navigationBar
    #expect(bar?.frame.height == 96)
    stage.tap("Search")
    stage.settle()
    #expect(search.isActive && birds.presentedViewController === search)
    #expect(birds.log == ["will come", "came"])
    #expect(bar?.frame.height == 52)
    #expect(search.searchBar.showsCancelButton)
    #expect(results.view.isHidden && !search.dimming.isHidden)
    let shade = search.dimming.convert(search.dimming.bounds, to: nil)
    #expect(shade == CGRect(x: 0, y: 111, width: 393, height: 852 - 111))
    stage.type("tit")
    stage.settle()
    #expect(birds.words == ["", "tit"])
    #expect(!results.view.isHidden && search.dimming.isHidden)
    #expect(results.view.safeAreaInsets.top == 111)
    stage.tap("Cancel")
    stage.settle()
    #expect(!search.isActive && birds.presentedViewController == nil)
    #expect(birds.log == ["will come", "came", "will go", "went"])
    #expect(search.searchBar.text == "" && birds.words.last == "")
    #expect(bar?.frame.height == 96)
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test(.noLeaks) func `the shade takes touches, and a search without one lets them through`() {
    let search = search()
    let stage = stage(search)
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
    button.setTitle("Below", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    birds.view.addSubview(button)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    stage.settle()
    #expect(search.searchBar.searchTextField.isFirstResponder)
    stage.tap(at: CGPoint(x: 150, y: 422))
    #expect(count == 1 && search.isActive)
    search.obscuresBackgroundDuringPresentation = true
    stage.tap(at: CGPoint(x: 150, y: 422))
    stage.settle()
    #expect(count == 1 && !search.isActive)
  }

  @Test(.noLeaks) func `scopes come with the search and are told`() {
    let search = search(scopes: ["All", "Seen"])
    let stage = stage(search)
    #expect(!search.searchBar.showsScopeBar)
    search.isActive = true
    stage.settle()
    #expect(search.searchBar.showsScopeBar)
    #expect(birds.navigationController?.navigationBar.frame.height == 96)
    let before = birds.words.count
    stage.tap("Seen")
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    #expect(birds.words.count == before + 1)
    birds.dismiss(animated: true)
    stage.settle()
    #expect(!search.isActive && !search.searchBar.showsScopeBar)
    #expect(birds.log == ["will come", "came", "will go", "went"])
  }

  @Test(.noLeaks) func `a bar in a header comes along to the top, and returns`() {
    let search = search()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    search.searchBar.sizeToFit()
    table.tableHeaderView = search.searchBar
    birds.view.addSubview(table)
    let navigation = UINavigationController(rootViewController: birds)
    let stage = Stage(.iPhone15, root: navigation)
    stage.settle()
    stage.tap("Search")
    stage.settle()
    #expect(search.isActive && navigation.isNavigationBarHidden)
    #expect(search.searchBar.superview === search.view)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 59, width: 393, height: 56))
    stage.tap("Cancel")
    stage.settle()
    #expect(!search.isActive && !navigation.isNavigationBarHidden)
    #expect(search.searchBar.superview === table)
  }
}
