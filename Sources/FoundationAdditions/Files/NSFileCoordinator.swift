public import Foundation

/// The place where an error is written to.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Reads and writes files in turn with others of this process, and tells those who present them.
///
/// Other programs know nothing of it.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// The requests of a reader.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the requests.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters need not save before.
    public static let withoutChanges = Self(rawValue: 1 << 0)
    /// Symbolic links are followed.
    public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
    /// Only what the file system says of the file is read.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
    /// The file is read to be sent.
    public static let forUploading = Self(rawValue: 1 << 3)
  }

  /// The kind of a change.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the kind.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = Self(rawValue: 1 << 0)
    /// The file is moved.
    public static let forMoving = Self(rawValue: 1 << 1)
    /// Presenters save before.
    public static let forMerging = Self(rawValue: 1 << 2)
    /// The file is written anew.
    public static let forReplacing = Self(rawValue: 1 << 3)
    /// Only what the file system says of the file is written.
    public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
  }

  private let presenter: (any NSFilePresenter)?
  private var isCancelled = false
  /// Names those who belong together; kept.
  open var purposeIdentifier = UUID().uuidString

  /// Makes a coordinator of a presenter, which hears nothing of what is done by it.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
    presenter = filePresenterOrNil
  }

  /// Makes a coordinator of no presenter.
  public convenience override init() { self.init(filePresenter: nil) }

  /// Adds to those who are notified.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.add(filePresenter)
  }
  /// Forgets one of those who are notified.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.remove(filePresenter)
  }
  /// All who are notified.
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.all }

  /// Stops what has not begun; its error is that the user cancelled.
  open func cancel() { isCancelled = true }

  /// Reads a file once nobody writes it; the block is called before this returns.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    access([(url, nil)], savesBefore: !options.contains(.withoutChanges), outError) {
      reader($0[0])
    }
  }

  /// Writes a file once nobody else uses it; the block is called before this returns.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    access([(url, options)], savesBefore: options.contains(.forMerging), outError) { writer($0[0]) }
  }

  /// Reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL,
    options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor body: (URL, URL) -> Void
  ) {
    let saves = !readingOptions.contains(.withoutChanges)
    access([(readingURL, nil), (writingURL, writingOptions)], savesBefore: saves, outError) {
      body($0[0], $0[1])
    }
  }

  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL,
    options options1: WritingOptions = [],
    writingItemAt url2: URL,
    options options2: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) {
    access([(url1, options1), (url2, options2)], savesBefore: false, outError) {
      writer($0[0], $0[1])
    }
  }

  /// Calls a block on a queue once all files may be used.
  open func coordinate(
    with intents: [NSFileAccessIntent],
    queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation { [self] in
      var error: NSError?
      access(intents.map { ($0.url, $0.writing) }, savesBefore: true, &error) { _ in accessor(nil) }
      if let error { accessor(error) }
    }
  }

  /// Tells those who present a file that it was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for other in others(of: oldURL) {
      nonisolated(unsafe) let other = other
      other.presentedItemOperationQueue.addOperation { other.presentedItemDidMove(to: newURL) }
    }
  }

  private typealias Access = (url: URL, writing: WritingOptions?)

  private func access(
    _ files: [Access],
    savesBefore: Bool,
    _ error: NSErrorPointer,
    _ body: ([URL]) -> Void
  ) {
    guard !isCancelled else {
      error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
      return
    }
    // In one order, so that two coordinators of two files never wait for each other.
    let locks = files.sorted { $0.url.path < $1.url.path }.map { FilePresenters.lock(of: $0.url) }
    let returned = files.flatMap { file in
      others(of: file.url).compactMap { relinquish($0, to: file, savesBefore: savesBefore) }
    }
    for lock in locks { lock.lock() }
    body(files.map(\.url))
    for lock in locks.reversed() { lock.unlock() }
    for back in returned { back() }
    for file in files where file.writing != nil { tellChange(of: file.url) }
  }

  /// Those who present a file, or a folder that it is in, besides the coordinator's own presenter.
  private func others(of url: URL) -> [any NSFilePresenter] {
    let path = url.standardizedFileURL.path
    return FilePresenters.all.filter { other in
      guard other !== presenter, let own = other.presentedItemURL?.standardizedFileURL.path else {
        return false
      }
      return path == own || path.hasPrefix(own + "/")
    }
  }

  private func tellChange(of url: URL) {
    for other in others(of: url) {
      nonisolated(unsafe) let other = other
      let isItself = other.presentedItemURL?.standardizedFileURL == url.standardizedFileURL
      other.presentedItemOperationQueue.addOperation {
        isItself ? other.presentedItemDidChange() : other.presentedSubitemDidChange(at: url)
      }
    }
  }

  /// Has a presenter make way, and returns what tells it that the file is free again.
  private func relinquish(
    _ other: any NSFilePresenter,
    to file: Access,
    savesBefore: Bool
  ) -> (@Sendable () -> Void)? {
    nonisolated(unsafe) let other = other
    let answer = Answer()
    let isWriting = file.writing != nil
    let isDeleting = file.writing?.contains(.forDeleting) == true
    let work: @Sendable () -> Void = {
      let yield: @Sendable ((@Sendable () -> Void)?) -> Void = { back in
        answer.back = back
        let proceed: @Sendable ((any Error)?) -> Void = { _ in answer.semaphore.signal() }
        if isDeleting {
          other.accommodatePresentedItemDeletion(completionHandler: proceed)
        } else if savesBefore {
          other.savePresentedItemChanges(completionHandler: proceed)
        } else {
          proceed(nil)
        }
      }
      if isWriting {
        other.relinquishPresentedItem(toWriter: yield)
      } else {
        other.relinquishPresentedItem(toReader: yield)
      }
    }
    // Waiting for the own queue would never end.
    if other.presentedItemOperationQueue === OperationQueue.main, Thread.isMainThread {
      work()
      return answer.back
    }
    other.presentedItemOperationQueue.addOperation(work)
    answer.semaphore.wait()
    return answer.back
  }
}

/// The answer of a presenter that makes way.
private final class Answer: @unchecked Sendable {
  let semaphore = DispatchSemaphore(value: 0)
  var back: (@Sendable () -> Void)?
}

/// A file and what is to be done with it.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  open private(set) var url: URL
  let writing: NSFileCoordinator.WritingOptions?

  private init(_ url: URL, _ writing: NSFileCoordinator.WritingOptions?) {
    (self.url, self.writing) = (url, writing)
  }

  /// A file that is read.
  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = [])
    -> NSFileAccessIntent
  {
    NSFileAccessIntent(url, nil)
  }

  /// A file that is written.
  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = [])
    -> NSFileAccessIntent
  {
    NSFileAccessIntent(url, options)
  }
}
