public import Foundation

/// Says that this device is near by on iOS; nobody hears of it here (L-283).
nonisolated open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// This device.
  public let myPeerID: MCPeerID
  /// The values that others see; nil for none.
  public let discoveryInfo: [String: String]?
  /// The name of what the device offers.
  public let serviceType: String
  /// Is notified of others; never called here.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  /// Makes an advertiser of this device.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
  }

  /// Does nothing: nobody hears of it.
  open func startAdvertisingPeer() {}
  /// Does nothing: nothing was begun.
  open func stopAdvertisingPeer() {}
}

/// Is notified of others who want to be connected; the second method is optional, and none is
/// called here.
public nonisolated protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// A device wants to be connected.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  )
  /// The device can't say that it is near by.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  )
}

nonisolated extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing by default.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Says that this device is near by, and asks the user about others; nobody hears of it here.
nonisolated open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The session.
  public let session: MCSession
  /// The values that others see; nil for none.
  public let discoveryInfo: [String: String]?
  /// The name of what the device offers.
  public let serviceType: String
  /// Is notified of questions to the user; never called here.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?

  /// Makes an assistant of a session.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
    super.init()
  }

  /// Does nothing: nobody hears of it.
  open func start() {}
  /// Does nothing: nothing was begun.
  open func stop() {}
}

/// Is notified of questions to the user; both methods are optional, and none is called here.
public nonisolated protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  /// The user is about to be asked.
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  /// The user was asked.
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

nonisolated extension MCAdvertiserAssistantDelegate {
  /// Does nothing by default.
  public func advertiserAssistantWillPresentInvitation(
    _ advertiserAssistant: MCAdvertiserAssistant
  ) {}
  /// Does nothing by default.
  public func advertiserAssistantDidDismissInvitation(
    _ advertiserAssistant: MCAdvertiserAssistant
  ) {}
}
