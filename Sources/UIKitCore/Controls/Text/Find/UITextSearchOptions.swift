/// The way in which text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The part of a word that has to match.
  nonisolated public enum WordMatchMethod: Int, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }

  /// Default `contains`.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// The way in which letters are compared; by default capitals and small letters are alike.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
}

/// The style of text that was found.
nonisolated public enum UITextSearchFoundTextStyle: Int, Sendable {
  case normal = 0
  /// Found, but not the result of the moment.
  case found = 1
  /// The result of the moment.
  case highlighted = 2
}

/// Takes the ranges that a search finds, from any thread (W-234).
nonisolated public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable
{
  /// A range of a document.
  typealias Found = (range: UITextRange, document: DocumentIdentifier)

  private let store: Store

  init(_ finished: @escaping @MainActor ([Found]) -> Void) { store = Store(finished) }

  /// The ranges so far, in the order in which they came.
  public var allFoundRanges: [UITextRange] { store.change { $0.map(\.range) } }

  /// Adds a range.
  public func foundRange(
    _ range: UITextRange,
    searchString: String,
    document: DocumentIdentifier
  ) { store.change { $0.append((range, document)) } }

  /// Takes a range away, which no longer matches.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    store.change { found in
      found.removeAll { $0.document == document && ($0.range === range || $0.range == range) }
    }
    store.tell()
  }

  /// Takes all ranges away.
  public func invalidate() {
    store.change { $0 = [] }
    store.tell()
  }

  /// Shows what was found.
  public func finishedSearching() { store.tell() }

  /// The ranges, behind a lock.
  private final class Store: @unchecked Sendable {
    private var found: [Found] = []
    private let lock = NSLock()
    private let finished: @MainActor ([Found]) -> Void

    init(_ finished: @escaping @MainActor ([Found]) -> Void) { self.finished = finished }

    @discardableResult func change<Result>(_ body: (inout [Found]) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&found)
    }

    func tell() {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { finished(change { $0 }) }
      } else {
        DispatchQueue.main.async { [self] in
          MainActor.assumeIsolated { finished(change { $0 }) }
        }
      }
    }
  }
}
