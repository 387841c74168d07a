public import Foundation

/// An object that shows a file, or keeps it open, and is notified of what others do with it through
/// a coordinator of this app.
public protocol NSFilePresenter: AnyObject {
  /// The file; nil for none yet.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is notified.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Somebody wants to read the file: call the block with another one, which is called once the
  /// reader is done.
  func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  )
  /// Somebody wants to write the file: call the block with another one, which is called once the
  /// writer is done.
  func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  )
  /// Changes that are not saved have to be, since somebody wants to read it: call the block afterwards.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The file is about to be deleted: call the block when that may be.
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  )
  /// Somebody wrote the file.
  func presentedItemDidChange()
  /// Somebody moved the file.
  func presentedItemDidMove(to newURL: URL)
  /// Somebody wrote a file in the folder that is presented.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// Lets the reader read.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }
  /// Lets the writer write.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }
  /// Has nothing to save.
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Lets the file be deleted.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
}

/// The presenters of the process, and a lock for each file that is coordinated.
enum FilePresenters {
  nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []
  nonisolated(unsafe) private static var locks: [String: NSRecursiveLock] = [:]
  private static let own = NSLock()

  static var all: [any NSFilePresenter] { own.withLock { presenters } }

  static func add(_ presenter: any NSFilePresenter) {
    own.withLock {
      if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
    }
  }

  static func remove(_ presenter: any NSFilePresenter) {
    own.withLock { presenters.removeAll { $0 === presenter } }
  }

  /// The lock of a file, by its path.
  static func lock(of url: URL) -> NSRecursiveLock {
    own.withLock {
      let path = url.standardizedFileURL.path
      let lock = locks[path] ?? NSRecursiveLock()
      locks[path] = lock
      return lock
    }
  }
}
