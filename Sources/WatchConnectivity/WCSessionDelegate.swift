public import Foundation

/// Is notified of a session with a watch; all methods but the first three are optional.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The session is active, or can't be, as is always so here.
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  )
  /// Another watch is being connected; never called here.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The session with a watch is over; never called here.
  func sessionDidDeactivate(_ session: WCSession)
  /// The watch has changed; never called here.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// The watch can be reached from now on or no longer; never called here.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// A message came; never called here.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message came that wants an answer; never called here.
  func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  )
  /// Bytes came; never called here.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Bytes came that want an answer; never called here.
  func session(
    _ session: WCSession,
    didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  )
  /// The state of the watch's part came; never called here.
  func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  )
  /// Values were sent; never called here.
  func session(
    _ session: WCSession,
    didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  )
  /// Values came; never called here.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// A file was sent; never called here.
  func session(
    _ session: WCSession,
    didFinish fileTransfer: WCSessionFileTransfer,
    error: (any Error)?
  )
  /// A file came; never called here.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  /// Does nothing by default.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Does nothing by default.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing by default.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing by default.
  public func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing by default.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// Does nothing by default.
  public func session(
    _ session: WCSession,
    didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  /// Does nothing by default.
  public func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Does nothing by default.
  public func session(
    _ session: WCSession,
    didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing by default.
  public func session(
    _ session: WCSession,
    didFinish fileTransfer: WCSessionFileTransfer,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
