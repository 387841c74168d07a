public import Foundation

/// The state of a connection with a device near by.
nonisolated public enum MCSessionState: Int, Sendable {
  case notConnected = 0
  case connecting, connected
}

/// The care with which bytes are sent.
nonisolated public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0
  case unreliable
}

/// The choice whether others can read what is sent.
nonisolated public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0
  case required, none
}

/// The least number of devices in a session.
nonisolated public let kMCSessionMinimumNumberOfPeers = 2
/// The greatest number of devices in a session.
nonisolated public let kMCSessionMaximumNumberOfPeers = 8

/// The connections of this device with others; there are none here (L-283).
nonisolated open class MCSession: NSObject, @unchecked Sendable {
  /// This device.
  public let myPeerID: MCPeerID
  /// The proof of who this device is; nil for none.
  open var securityIdentity: [Any]? { identity }
  /// The choice whether others can read what is sent.
  public let encryptionPreference: MCEncryptionPreference
  /// Is notified of the session; never called here.
  open weak var delegate: (any MCSessionDelegate)?
  /// Always none.
  open var connectedPeers: [MCPeerID] { [] }
  private let identity: [Any]?

  /// Makes a session of this device that others can't read.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }
  /// Makes a session of this device.
  public init(
    peer myPeerID: MCPeerID,
    securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    self.identity = identity
    self.encryptionPreference = encryptionPreference
    super.init()
  }

  /// Throws always: no device is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  { throw MCError(.notConnected) }

  /// Answers on another queue that the device isn't connected; always nil.
  @preconcurrency @discardableResult
  open func sendResource(
    at resourceURL: URL,
    withName resourceName: String,
    toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    DispatchQueue.global().async { completionHandler?(MCError(.notConnected)) }
    return nil
  }

  /// Throws always: no device is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  { throw MCError(.notConnected) }

  /// Does nothing: no device is connected.
  open func disconnect() {}

  /// Answers on another queue that there are no such values: no device can be connected.
  @preconcurrency open func nearbyConnectionData(
    forPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, MCError(.unsupported)) } }
  /// Does nothing: no device can be connected.
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
  /// Does nothing: no device is being connected.
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

/// Is notified of a session; the last method is optional, and none is called here.
public nonisolated protocol MCSessionDelegate: NSObjectProtocol {
  /// A connection has changed.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Bytes came.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// A stream of bytes came.
  func session(
    _ session: MCSession,
    didReceive stream: InputStream,
    withName streamName: String,
    fromPeer peerID: MCPeerID
  )
  /// A file begins to come.
  func session(
    _ session: MCSession,
    didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    with progress: Progress
  )
  /// A file came, or didn't.
  func session(
    _ session: MCSession,
    didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    at localURL: URL?,
    withError error: (any Error)?
  )
  /// A device has shown its proof.
  func session(
    _ session: MCSession,
    didReceiveCertificate certificate: [Any]?,
    fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  )
}

nonisolated extension MCSessionDelegate {
  /// Accepts the device by default.
  public func session(
    _ session: MCSession,
    didReceiveCertificate certificate: [Any]?,
    fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}
