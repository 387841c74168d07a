/// The results of a search, whatever is searched.
protocol FoundTexts: AnyObject {
  var searched: (any UITextSearching)? { get }
  var count: Int { get }
  /// The index of the result of the moment; nil for none.
  var current: Int? { get }
  var allowsReplacing: Bool { get }
  /// Called when there are other results.
  var changed: (() -> Void)? { get set }
  func search(_ query: String, _ options: UITextSearchOptions)
  func step(_ steps: Int)
  func replace(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
  func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
  func clear()
}

/// The ranges that were found in an object, in their order.
final class FoundRanges<Object: UITextSearching>: FoundTexts {
  private typealias Found = UITextSearchAggregator<Object.DocumentIdentifier>.Found

  private weak var object: Object?
  private var found: [Found] = []
  private(set) var current: Int?
  /// The number of the search whose results count.
  private var number = 0
  var changed: (() -> Void)?

  init(_ object: Object) { self.object = object }

  var searched: (any UITextSearching)? { object }
  var count: Int { found.count }

  func search(_ query: String, _ options: UITextSearchOptions) {
    clear()
    number += 1
    let asked = number
    guard let object, !query.isEmpty else { return changed?() ?? () }
    let aggregator = UITextSearchAggregator<Object.DocumentIdentifier> { [weak self] found in
      if let self, asked == number { take(found) }
    }
    object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  private func take(_ results: [Found]) {
    guard let object else { return }
    object.clearAllDecoratedFoundText()
    found = results.sorted { first, second in
      let order = object.compare(document: first.document, toDocument: second.document)
      if order != .orderedSame { return order == .orderedAscending }
      return object.compare(first.range, toRange: second.range, document: first.document)
        == .orderedAscending
    }
    for one in found { show(one, .found) }
    current = nil
    if !found.isEmpty { highlight(firstFromSelection) }
    changed?()
  }

  /// The first result that doesn't come before what is selected; the first of all if all do.
  private var firstFromSelection: Int {
    guard let object, let selected = object.selectedTextRange else { return 0 }
    let first = found.firstIndex {
      object.compare($0.range, toRange: selected, document: $0.document) != .orderedAscending
    }
    return first ?? 0
  }

  func step(_ steps: Int) {
    guard !found.isEmpty else { return }
    let next = current.map { ($0 + steps + found.count) % found.count }
    highlight(next ?? (steps > 0 ? 0 : found.count - 1))
    changed?()
  }

  private func highlight(_ index: Int) {
    if let current { show(found[current], .found) }
    let one = found[index]
    object?.willHighlight(foundTextRange: one.range, document: one.document)
    current = index
    show(one, .highlighted)
    object?.scrollRangeToVisible(one.range, inDocument: one.document)
  }

  private func show(_ one: Found, _ style: UITextSearchFoundTextStyle) {
    object?.decorate(foundTextRange: one.range, document: one.document, usingStyle: style)
  }

  var allowsReplacing: Bool {
    guard let object, let current, object.supportsTextReplacement else { return false }
    let one = found[current]
    return object.shouldReplace(foundTextRange: one.range, document: one.document, withText: "")
  }

  func replace(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
    guard let object, let current else { return }
    let one = found[current]
    guard object.supportsTextReplacement,
      object.shouldReplace(
        foundTextRange: one.range,
        document: one.document,
        withText: replacement
      )
    else { return }
    object.replace(foundTextRange: one.range, document: one.document, withText: replacement)
    search(query, options)
  }

  func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
    guard let object, object.supportsTextReplacement else { return }
    object.replaceAll(queryString: query, options: options, withText: replacement)
    search(query, options)
  }

  func clear() {
    number += 1
    (found, current) = ([], nil)
    object?.clearAllDecoratedFoundText()
  }
}
