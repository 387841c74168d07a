public import Foundation
public import UIKitCore

/// Shows that nobody is near by, with a button that cancels (L-283).
open class MCBrowserViewController: UIViewController {
  /// Finds devices; nil for a controller with a browser of its own.
  open private(set) var browser: MCNearbyServiceBrowser?
  /// The session that devices would be added to.
  public let session: MCSession
  /// Is notified that the user is done.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The least number of devices, with this one; default 2; kept.
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  /// The greatest number of devices, with this one; default 8; kept.
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  /// Makes a controller for devices that offer something.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session
    )
  }
  /// Makes a controller with a browser.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.browser = browser
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let item = UINavigationItem(title: session.myPeerID.displayName)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.browserViewControllerWasCancelled(self)
      }
    )
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    done.isEnabled = false
    item.rightBarButtonItem = done
    showEmptyPicker(item, text: "No Devices Nearby")
  }
}

/// Is notified of what the user does with a list of devices; the last method is optional.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// The user has connected devices; never called here.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// The user cancelled; the delegate takes the controller away.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  /// True if a device is to be shown; never called here.
  func browserViewController(
    _ browserViewController: MCBrowserViewController,
    shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

extension MCBrowserViewControllerDelegate {
  /// True by default.
  public func browserViewController(
    _ browserViewController: MCBrowserViewController,
    shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}
