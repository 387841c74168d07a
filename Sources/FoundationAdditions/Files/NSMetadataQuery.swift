public import Foundation

/// A search for files in iCloud by their attributes; it finds none, and says when it is done
/// (L-218).
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// The object that may replace results; kept, and not asked.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// The condition that files are to meet; default nil.
  open var predicate: NSPredicate?
  /// The order of the results; default empty.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The attributes whose values are listed; default empty.
  open var valueListAttributes: [String] = []
  /// The attributes by which results are grouped; default nil.
  open var groupingAttributes: [String]?
  /// The seconds between two notifications of updates; default 1.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The places that are searched; default empty.
  open var searchScopes: [Any] = []
  /// The items that are searched in place of places; default nil.
  open var searchItems: [Any]?
  /// The queue on which notifications are posted; nil for the thread that starts the search, by its
  /// run loop.
  open var operationQueue: OperationQueue?

  /// True from `start()` to `stop()`.
  open private(set) var isStarted = false
  /// True from `start()` until the search is done.
  open private(set) var isGathering = false
  /// True after `stop()`.
  open private(set) var isStopped = false

  /// Begins the search, which is done in the next turn of the run loop; false if it was begun
  /// before.
  @discardableResult open func start() -> Bool {
    guard !isStarted else { return false }
    (isStarted, isGathering, isStopped) = (true, true, false)
    post(.NSMetadataQueryDidStartGathering)
    let finish: @Sendable () -> Void = { [weak self] in self?.finish() }
    if let operationQueue {
      operationQueue.addOperation(finish)
    } else {
      RunLoop.current.perform(finish)
    }
    return true
  }

  /// Ends the search.
  open func stop() { (isStarted, isGathering, isStopped) = (false, false, true) }
  /// Has results wait; there are none.
  open func disableUpdates() {}
  /// Lets results come again; there are none.
  open func enableUpdates() {}

  /// The number of results: 0.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }
  /// A result; an item without attributes, since there are none.
  open func result(at idx: Int) -> Any { NSMetadataItem() }
  /// The index of a result: `NSNotFound`.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// The value of an attribute of a result: nil.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }

  private func finish() {
    guard isGathering else { return }
    isGathering = false
    post(.NSMetadataQueryDidFinishGathering)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The object that may replace results of a search.
public protocol NSMetadataQueryDelegate: AnyObject {
  /// The object in place of a result; never asked here.
  func metadataQuery(
    _ query: NSMetadataQuery,
    replacementObjectForResultObject result: NSMetadataItem
  )
    -> Any
}

extension NSMetadataQueryDelegate {
  /// The result itself.
  public func metadataQuery(
    _ query: NSMetadataQuery,
    replacementObjectForResultObject result: NSMetadataItem
  ) -> Any { result }
}

/// A file that a search found.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  /// The value of an attribute: nil.
  open func value(forAttribute key: String) -> Any? { nil }
  /// The values of attributes: nil.
  open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
  /// The names of the attributes: none.
  open var attributes: [String] { [] }
}

extension NSNotification.Name {
  /// Posted when a search begins.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification"
  )
  /// Posted while a search finds files, which never happens here.
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification"
  )
  /// Posted when a search is done.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification"
  )
  /// Posted when results changed, which never happens here.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification"
  )
  /// Posted when the user's account of iCloud changed, which never happens here.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name(
    "NSUbiquityIdentityDidChangeNotification"
  )
}
