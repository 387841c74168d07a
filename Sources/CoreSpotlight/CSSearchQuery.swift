public import Foundation

/// The domain of the errors of searches.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// The errors of searches.
public struct CSSearchQueryError: CustomNSError, Equatable, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "CSSearchQueryErrorDomain".
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
}

/// The settings of a search.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  /// The names of the values that are wanted; default none; kept.
  open var fetchAttributes: [String] = []
  /// The conditions that items have to meet too; default none; kept.
  open var filterQueries: [String] = []
  /// The language of the keyboard; default nil; kept.
  open var keyboardLanguage: String?
  /// Makes settings.
  public override init() { super.init() }
}

/// A search among an app's items, which are not kept here (L-284).
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// Runs with items that were found; default nil; never called here.
  @preconcurrency open var foundItemsHandler: (@Sendable ([CSSearchableItem]) -> Void)?
  /// Runs at the end of the search; default nil.
  @preconcurrency open var completionHandler: (@Sendable ((any Error)?) -> Void)?
  /// Always 0.
  open var foundItemCount: Int { 0 }
  /// True once the search was cancelled.
  open var isCancelled: Bool { lock.withLock { wasCancelled } }
  private let lock = NSLock()
  private var wasCancelled = false

  /// Makes a search for items that meet a condition.
  public init(queryString: String, attributes: [String]?) { super.init() }
  /// Makes a search for items that meet a condition, with settings.
  public init(queryString: String, queryContext: CSSearchQueryContext?) { super.init() }

  /// Answers on another queue that no items can be reached.
  open func start() {
    let code = isCancelled ? CSSearchQueryError.Code.cancelled : .indexUnreachable
    DispatchQueue.global().async { self.completionHandler?(CSSearchQueryError(code)) }
  }
  /// Remembers that nobody wants to know.
  open func cancel() { lock.withLock { wasCancelled = true } }
}
