import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Searching in text, by keys and by the bar.
@Suite(.serialized) struct `Finding text` {
  private enum Key {
    static let (e, f, g) = (8, 9, 10)
  }

  private final class Page: UIViewController {
    let notes = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.font = .systemFont(ofSize: 17)
      notes.text = "Heron, robin, heron\nherons and a Robin"
      notes.selectedRange = NSRange(location: 0, length: 0)
      view.addSubview(notes)
    }
  }

  private func open() -> (stage: Stage, notes: UITextView) {
    let page = Page()
    let stage = Stage(root: page)
    page.notes.isFindInteractionEnabled = true
    page.notes.becomeFirstResponder()
    stage.settle()
    return (stage, page.notes)
  }

  @Test(.oracle("W-234")) func `begins with ⌘F and goes on with ⌘G`() throws {
    let (stage, notes) = open()
    stage.press(key: Key.f, modifiers: .command)
    stage.settle()
    let finding = try #require(notes.findInteraction)
    #expect(finding.isFindNavigatorVisible)
    stage.type("heron")
    stage.settle()
    #expect(finding.searchText == "heron")
    #expect(finding.activeFindSession?.resultCount == 3)
    #expect(finding.activeFindSession?.highlightedResultIndex == 0)
    #expect(notes.finder?.markedRanges.map(\.location) == [0, 14, 20])
    #expect(stage.view(named: "1 of 3") != nil)
    stage.press(key: Key.g, modifiers: .command)
    #expect(finding.activeFindSession?.highlightedResultIndex == 1)
    stage.press(key: Key.g, modifiers: [.command, .shift])
    stage.press(key: Key.g, modifiers: [.command, .shift])
    #expect(finding.activeFindSession?.highlightedResultIndex == 2)
    stage.tap("Next")
    #expect(finding.activeFindSession?.highlightedResultIndex == 0)
    stage.tap("Previous")
    stage.tap("Done")
    stage.settle()
    #expect(!finding.isFindNavigatorVisible && finding.activeFindSession == nil)
    #expect(notes.finder?.markedRanges == [])
    #expect(notes.isFirstResponder && notes.selectedRange == NSRange(location: 20, length: 5))
    #expect(notes.contentInset.bottom == 0)
  }

  @Test(.oracle("W-234")) func `searches whole words, and replaces what it finds`() throws {
    let (stage, notes) = open()
    let finding = try #require(notes.findInteraction)
    finding.searchText = "heron"
    finding.presentFindNavigator(showingReplace: true)
    stage.settle()
    #expect(finding.activeFindSession?.resultCount == 3)
    stage.tap("Options")
    stage.settle()
    stage.tap("Whole Words")
    stage.settle()
    #expect(finding.activeFindSession?.resultCount == 2)
    finding.replacementText = "wren"
    stage.settle()
    stage.tap("Replace")
    #expect(notes.text == "wren, robin, heron\nherons and a Robin")
    stage.tap("All")
    #expect(notes.text == "wren, robin, wren\nherons and a Robin")
    #expect(finding.activeFindSession?.resultCount == 0)
  }

  @Test(.oracle("W-234")) func `takes what is selected, and needs leave`() throws {
    let (stage, notes) = open()
    notes.selectedRange = NSRange(location: 7, length: 5)
    stage.press(key: Key.e, modifiers: .command)
    stage.press(key: Key.g, modifiers: .command)
    stage.settle()
    let finding = try #require(notes.findInteraction)
    #expect(finding.searchText == "robin" && finding.activeFindSession?.resultCount == 2)
    finding.dismissFindNavigator()
    notes.isFindInteractionEnabled = false
    #expect(notes.findInteraction == nil)
    #expect(!notes.canPerformAction(Selector("find:"), withSender: nil))
  }

  /// A document of an app's own with two results, and what it was asked.
  private final class Document: NSObject, UITextSearching {
    typealias DocumentIdentifier = String
    var calls: [String] = []
    var selectedTextRange: UITextRange? { nil }
    private let first = TextOffsets(NSRange(location: 3, length: 2))
    private let second = TextOffsets(NSRange(location: 9, length: 2))

    func compare(
      _ foundRange: UITextRange,
      toRange: UITextRange,
      document: String?
    ) -> ComparisonResult { foundRange === first ? .orderedAscending : .orderedDescending }

    func performTextSearch(
      queryString: String,
      options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<String>
    ) {
      resultAggregator.foundRange(second, searchString: queryString, document: "a")
      resultAggregator.foundRange(first, searchString: queryString, document: "a")
      resultAggregator.finishedSearching()
    }

    func decorate(
      foundTextRange: UITextRange,
      document: String?,
      usingStyle style: UITextSearchFoundTextStyle
    ) { calls.append("\(foundTextRange === first ? 1 : 2) \(style) in \(document ?? "")") }

    func clearAllDecoratedFoundText() { calls.append("clear") }
  }

  @Test(.oracle("W-234")) func `asks a document of an app's own`() {
    let document = Document()
    let session = UITextSearchingFindSession(searchableObject: document)
    session.performSearch(query: "ab", options: nil)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    document.calls = []
    session.highlightNextResult(in: .forward)
    #expect(document.calls == ["1 found in a", "2 highlighted in a"])
    #expect(!session.supportsReplacement)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
  }
}
