public import Foundation

/// The items of an app that are to be found; no device keeps them here (L-284).
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// Is notified that items are wanted anew; never called here.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  private static let only = CSSearchableIndex(name: "default")

  /// Makes an index of a name.
  public init(name: String) { super.init() }

  /// The index of the app.
  open class func `default`() -> CSSearchableIndex { only }
  /// Always false.
  open class func isIndexingAvailable() -> Bool { false }

  /// Answers on another queue that items can't be kept.
  @preconcurrency open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Throws always: items can't be kept.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw Self.error }

  /// Answers on another queue that no items are kept.
  @preconcurrency open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Throws always: no items are kept.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw Self.error
  }

  /// Answers on another queue that no items are kept.
  @preconcurrency open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Throws always: no items are kept.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    throw Self.error
  }

  /// Answers on another queue that no items are kept.
  @preconcurrency open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Throws always: no items are kept.
  open func deleteAllSearchableItems() async throws { throw Self.error }

  /// Does nothing: items can't be kept.
  open func beginBatch() {}
  /// Answers on another queue that items can't be kept.
  @preconcurrency open func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Answers on another queue that there is no state.
  @preconcurrency open func fetchLastClientState(
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }

  private static let error = CSIndexError(.indexingUnsupported)
  private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    DispatchQueue.global().async { handler?(Self.error) }
  }
}

/// Is notified that items are wanted anew; none of it is called here.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// All items are wanted.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void
  )
  /// Some items are wanted.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  )
}

/// The domain of the errors of indexes.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// The errors of indexes.
public struct CSIndexError: CustomNSError, Equatable, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "CSIndexErrorDomain".
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// The index can't be used at this moment.
  public static let indexUnavailableError = Code.indexUnavailableError
  /// The item makes no sense.
  public static let invalidItemError = Code.invalidItemError
  /// The app has too many items.
  public static let quotaExceeded = Code.quotaExceeded
  /// The device keeps no items, as is always so here.
  public static let indexingUnsupported = Code.indexingUnsupported
}

extension CSIndexError.Code {
  /// True if an error has this cause, as `case CSIndexError.indexingUnsupported:` asks.
  public static func ~= (code: CSIndexError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == CSIndexErrorDomain && error.code == code.rawValue
  }
}
