/// A search from its beginning to its end; subclasses do the searching (W-234).
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The text about the results in the bar of the search.
  nonisolated public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }

  /// Makes a search that finds nothing.
  public override init() { super.init() }

  /// The number of results; 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the result of the moment; `NSNotFound`, the default, for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Default `currentAndTotal`.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// True if text can be replaced; default false.
  open var supportsReplacement: Bool { false }
  /// True if the result of the moment may be replaced; by default what `supportsReplacement` says.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches; does nothing by default.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the result of the moment; does nothing by default.
  open func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {}
  /// Replaces all results; does nothing by default.
  open func replaceAll(
    searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {}
  /// Goes on to the next result, or back to the one before; does nothing by default.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets all results; does nothing by default.
  open func invalidateFoundResults() {}
}

/// A search of an object that has text (W-234).
open class UITextSearchingFindSession: UIFindSession {
  private let results: any FoundTexts

  /// Makes a search of an object, which isn't kept alive.
  public convenience init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.init(FoundRanges(searchableObject))
  }

  init(_ results: any FoundTexts) {
    self.results = results
    super.init()
  }

  /// The object that is searched; nil once it has gone.
  open var searchableObject: (any UITextSearching)? { results.searched }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { results.current ?? NSNotFound }
  open override var supportsReplacement: Bool {
    results.searched?.supportsTextReplacement ?? false
  }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { results.allowsReplacing }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    results.search(query, options ?? UITextSearchOptions())
  }

  open override func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) { results.replace(searchQuery, replacementString, options ?? UITextSearchOptions()) }

  open override func replaceAll(
    searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) { results.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions()) }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    results.step(direction == .forward ? 1 : -1)
  }

  open override func invalidateFoundResults() { results.clear() }

  /// Called when there are other results.
  var changed: (() -> Void)? {
    get { results.changed }
    set { results.changed = newValue }
  }
}
