public import Foundation
internal import FoundationAdditions

/// Takes requests for time in the background on iOS; here none is granted (L-274).
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The scheduler of the app.
  public static let shared = BGTaskScheduler()
  /// The domain of the scheduler's errors.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  private let lock = NSLock()
  private var identifiers: Set<String> = []

  override init() { super.init() }

  /// Keeps that an app handles tasks of a name, and never launches one; a second handler of the same
  /// name raises an exception (L-291).
  @preconcurrency @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    let isFirst = lock.withLock { identifiers.insert(identifier).inserted }
    if !isFirst {
      raise("Launch handler for task with identifier \(identifier) has already been registered")
    }
    return true
  }

  /// Throws always: an app gets no time in the background; a request without a handler raises an
  /// exception (L-291).
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let name = taskRequest.identifier
    if !lock.withLock({ identifiers.contains(name) }) {
      raise("No launch handler registered for task with identifier \(name)")
    }
    throw Error(.unavailable)
  }

  private func raise(_ reason: String) {
    NSException(name: .internalInconsistencyException, reason: reason).raise()
  }

  /// Does nothing: no request waits.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Does nothing: no request waits.
  open func cancelAllTaskRequests() {}

  /// Answers on another queue that no request waits.
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { DispatchQueue.global().async { completionHandler([]) } }
  /// Always none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

extension BGTaskScheduler {
  /// The reason for which a request is not taken.
  public struct Error: CustomNSError, Equatable, Hashable, Sendable {
    /// The number of a reason.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
      case immediateRunIneligible = 4
    }

    /// The number of the reason.
    public let code: Code
    /// Makes an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// "BGTaskSchedulerErrorDomain".
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The app gets no time in the background, as is always so here.
    public static let unavailable = Code.unavailable
    /// The app has as many requests as it may have.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The app's Info.plist does not name the task.
    public static let notPermitted = Code.notPermitted
    /// The task can't begin at once.
    public static let immediateRunIneligible = Code.immediateRunIneligible
  }
}

extension BGTaskScheduler.Error.Code {
  /// True if an error has this reason, as `case BGTaskScheduler.Error.unavailable:` asks.
  public static func ~= (code: BGTaskScheduler.Error.Code, error: any Swift.Error) -> Bool {
    let error = error as NSError
    return error.domain == BGTaskScheduler.errorDomain && error.code == code.rawValue
  }
}
