public import Foundation

/// The state of a connection with a watch.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive, activated
}

/// The connection of an app with its part on a watch, which is not supported here (L-283).
open class WCSession: NSObject, @unchecked Sendable {
  /// The session of the app.
  public static let `default` = WCSession()

  /// Is notified of the session.
  open weak var delegate: (any WCSessionDelegate)?
  /// Always `notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Always false.
  open var isPaired: Bool { false }
  /// Always false.
  open var isWatchAppInstalled: Bool { false }
  /// Always false.
  open var isComplicationEnabled: Bool { false }
  /// Always false.
  open var isReachable: Bool { false }
  /// Always false.
  open var hasContentPending: Bool { false }
  /// Always nil.
  open var watchDirectoryURL: URL? { nil }
  /// Always 0.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Always empty: nothing was sent.
  open var applicationContext: [String: Any] { [:] }
  /// Always empty: nothing came.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Always none.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// Always none.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  override init() { super.init() }

  /// Always false.
  open class func isSupported() -> Bool { false }

  /// Tells the delegate on another queue that watches are not supported.
  open func activate() {
    DispatchQueue.global().async {
      self.delegate?.session(
        self,
        activationDidCompleteWith: .notActivated,
        error: WCError(.sessionNotSupported)
      )
    }
  }

  /// Answers on another queue with an error: there is no watch.
  @preconcurrency open func sendMessage(
    _ message: [String: Any],
    replyHandler: (@Sendable ([String: Any]) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { refuse(errorHandler) }

  /// Answers on another queue with an error: there is no watch.
  @preconcurrency open func sendMessageData(
    _ data: Data,
    replyHandler: (@Sendable (Data) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { refuse(errorHandler) }

  /// Throws always: there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Makes a transfer that is not under way: there is no watch.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }

  /// Makes a transfer that is not under way: there is no watch.
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }

  /// Makes a transfer that is not under way: there is no watch.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(WCSessionFile(fileURL: file, metadata: metadata))
  }

  private func refuse(_ handler: (@Sendable (any Error) -> Void)?) {
    DispatchQueue.global().async { handler?(WCError(.sessionNotSupported)) }
  }
}
