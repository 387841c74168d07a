/// An object with text that can be searched (W-234).
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// The name of one of several documents; without several it is left out.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The range that is selected; a search begins there.
  var selectedTextRange: UITextRange? { get }
  /// The document of that range; default nil.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// The order of two ranges of a document.
  func compare(
    _ foundRange: UITextRange,
    toRange: UITextRange,
    document: DocumentIdentifier?
  ) -> ComparisonResult
  /// The order of two documents; by default they are alike.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches, and hands what was found to the aggregator.
  func performTextSearch(
    queryString: String,
    options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>
  )
  /// Shows a range as found, as the result of the moment, or as it was.
  func decorate(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle
  )
  /// Shows all text as it was.
  func clearAllDecoratedFoundText()
  /// True if text can be replaced; default false.
  var supportsTextReplacement: Bool { get }
  /// True if a range may be replaced; by default what `supportsTextReplacement` says.
  func shouldReplace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  ) -> Bool
  /// Replaces a range; does nothing by default.
  func replace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  )
  /// Replaces everything that a search finds; does nothing by default.
  func replaceAll(
    queryString: String,
    options: UITextSearchOptions,
    withText replacementText: String
  )
  /// A range becomes the result of the moment; does nothing by default.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls to a range; does nothing by default.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
}

extension UITextSearching {
  /// Nil.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// Alike.
  public func compare(
    document: DocumentIdentifier,
    toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// True if text can be replaced.
  public func shouldReplace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  ) -> Bool { supportsTextReplacement }
  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  ) {}
  /// Does nothing.
  public func replaceAll(
    queryString: String,
    options: UITextSearchOptions,
    withText replacementText: String
  ) {}
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {
  }
}
