public import Foundation

/// Finds devices near by on iOS; nobody is found here (L-283).
nonisolated open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// This device.
  public let myPeerID: MCPeerID
  /// The name of what devices offer.
  public let serviceType: String
  /// Is notified of devices; never called here.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  /// Makes a browser for devices that offer something.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
    super.init()
  }

  /// Does nothing: nobody is found.
  open func startBrowsingForPeers() {}
  /// Does nothing: nothing was begun.
  open func stopBrowsingForPeers() {}
  /// Does nothing: nobody is there.
  open func invitePeer(
    _ peerID: MCPeerID,
    to session: MCSession,
    withContext context: Data?,
    timeout: TimeInterval
  ) {}
}

/// Is notified of devices; the last method is optional, and none is called here.
public nonisolated protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// A device was found.
  func browser(
    _ browser: MCNearbyServiceBrowser,
    foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  )
  /// A device went.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Devices can't be found.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

nonisolated extension MCNearbyServiceBrowserDelegate {
  /// Does nothing by default.
  public func browser(
    _ browser: MCNearbyServiceBrowser,
    didNotStartBrowsingForPeers error: any Error
  ) {}
}
