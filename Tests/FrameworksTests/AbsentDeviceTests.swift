import AdSupport
import AppTrackingTransparency
import CoreSpotlight
import CoreTelephony
import Foundation
import LinkPresentation
import MultipeerConnectivity
import Social
import Testing
import UIKitTesting
import UniformTypeIdentifiers
import WatchConnectivity
import WidgetKit

@testable import UIKitCore

/// Devices and services that a desktop lacks: watches, peers, networks of phones, widgets, indexes.
@Suite struct `Devices and services that are absent` {
  @Test(.oracle("L-282")) func `nobody is followed, calls or has widgets`() async throws {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    let number = ASIdentifierManager.shared().advertisingIdentifier.uuidString
    #expect(number == "00000000-0000-0000-0000-000000000000")
    #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    let network = CTTelephonyNetworkInfo()
    #expect(network.serviceSubscriberCellularProviders == nil)
    #expect(network.serviceCurrentRadioAccessTechnology == nil && CTCarrier().carrierName == nil)
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "nests")
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    let count = await withCheckedContinuation { next in
      WidgetCenter.shared.getCurrentConfigurations { next.resume(returning: try? $0.get().count) }
    }
    #expect(count == 0)
  }

  nonisolated final class Watcher: NSObject, WCSessionDelegate, @unchecked Sendable {
    let next: CheckedContinuation<Int?, Never>
    init(_ next: CheckedContinuation<Int?, Never>) { self.next = next }
    func session(
      _ session: WCSession,
      activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {
      let isActive = activationState == .activated
      next.resume(returning: isActive ? nil : (error as? WCError)?.code.rawValue)
    }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
  }

  @Test(.oracle("L-283")) func `there is no watch, and the delegate hears so`() async {
    #expect(!WCSession.isSupported())
    let session = WCSession.default
    var watcher: Watcher?
    let code = await withCheckedContinuation { next in
      watcher = Watcher(next)
      session.delegate = watcher
      session.activate()
    }
    #expect(code == WCError.Code.sessionNotSupported.rawValue && watcher != nil)
    #expect(throws: WCError(.sessionNotSupported)) { try session.updateApplicationContext([:]) }
    #expect(!session.transferUserInfo(["bird": "wren"]).isTransferring)
  }

  final class Listener: NSObject, MCBrowserViewControllerDelegate {
    var heard: [String] = []
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {
      heard.append("done")
    }
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
      heard.append("cancelled")
      browserViewController.dismiss(animated: false)
    }
  }

  @Test(.oracle("L-283")) func `nobody is near by, and the list can be cancelled`() throws {
    let session = MCSession(peer: MCPeerID(displayName: "Wren"))
    #expect(session.connectedPeers.isEmpty && session.encryptionPreference == .required)
    #expect(throws: MCError(.notConnected)) {
      try session.send(Data(), toPeers: [MCPeerID(displayName: "Tit")], with: .reliable)
    }
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: session.myPeerID,
      requiringSecureCoding: false
    )
    let peer = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? MCPeerID
    #expect(peer == session.myPeerID && peer != MCPeerID(displayName: "Wren"))
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let (list, listener) = (
      MCBrowserViewController(serviceType: "birds", session: session), Listener()
    )
    list.delegate = listener
    root.present(list, animated: false)
    stage.turn()
    stage.turn()
    stage.tap("Cancel")
    stage.advance(by: 1)
    #expect(listener.heard == ["cancelled"] && root.presentedViewController == nil)
  }

  @Test(.oracle("L-284")) func `items to be found keep their values, and no index takes them`()
    async
  {
    let values = CSSearchableItemAttributeSet(contentType: .text)
    values.title = "Wren"
    values.keywords = ["bird", "brown"]
    values.latitude = 52.5
    let item = CSSearchableItem(
      uniqueIdentifier: nil,
      domainIdentifier: "birds",
      attributeSet: values
    )
    let copy = item.copy() as? CSSearchableItem
    values.title = "Tit"
    #expect(copy?.attributeSet.title == "Wren" && copy?.attributeSet.keywords?.count == 2)
    #expect(copy?.attributeSet.latitude == 52.5 && copy?.uniqueIdentifier == item.uniqueIdentifier)
    #expect(values.contentType == "public.text" && values.subject == nil)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    await #expect(throws: CSIndexError(.indexingUnsupported)) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
    let activity = NSUserActivity(activityType: "org.birds.see")
    activity.contentAttributeSet = values
    #expect(activity.contentAttributeSet === values)
    activity.contentAttributeSet = nil
    #expect(activity.contentAttributeSet == nil)
  }

  @Test(.oracle("L-284")) func `a text for others can be cancelled, and not sent`() {
    #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    guard let form = SLComposeViewController(forServiceType: SLServiceTypeTwitter) else {
      Issue.record("no form")
      return
    }
    #expect(form.setInitialText("A wren!"))
    var fate: SLComposeViewControllerResult?
    form.completionHandler = { fate = $0 }
    root.present(form, animated: false)
    stage.turn()
    stage.turn()
    #expect(!form.setInitialText("Too late"))
    stage.tap("Cancel")
    stage.advance(by: 1)
    #expect(fate == .cancelled && root.presentedViewController == nil)
  }

  @Test(.oracle("L-285")) func `pages are not read, and links show what is known`() async throws {
    let page = try #require(URL(string: "https://www.birds.org/wren"))
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: page)
    }
    let known = LPLinkMetadata()
    known.title = "The wren"
    known.url = page
    let copy = known.copy() as? LPLinkMetadata
    known.title = "The small wren"
    #expect(copy?.title == "The wren" && copy?.url == page)
    let view = LPLinkView(metadata: known)
    let size = view.sizeThatFits(CGSize(width: 200, height: 0))
    view.frame.size = size
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["The small wren", "birds.org"] && size.width <= 200)
    #expect(labels[0].frame.maxY <= labels[1].frame.minY && labels[1].frame.maxY <= size.height)
    #expect(view.accessibilityLabel == "The small wren, birds.org")
    #expect(LPLinkView(url: page).metadata.originalURL == page)
  }
}
