public import Foundation

/// Asks the user whether an app may follow them through other apps; the answer is always no (L-282).
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// The user's answer to an app that wants to follow them.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
  }

  /// Remembers that the app has asked.
  private final class Answer: @unchecked Sendable {
    private let lock = NSLock()
    private var wasAsked = false

    var status: AuthorizationStatus { lock.withLock { wasAsked ? .denied : .notDetermined } }
    func ask() -> AuthorizationStatus {
      lock.withLock { wasAsked = true }
      return status
    }
  }

  private static let answer = Answer()

  /// `notDetermined` until the app asks, and `denied` from then on.
  open class var trackingAuthorizationStatus: AuthorizationStatus { answer.status }

  /// Answers `denied` on another queue.
  @preconcurrency open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    let status = answer.ask()
    DispatchQueue.global().async { completion(status) }
  }

  /// Answers `denied`.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { answer.ask() }
}
