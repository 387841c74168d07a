import AVKit
import CoreLocation
import Foundation
import LocalAuthentication
import MessageUI
import MobileCoreServices
import SafariServices
import StoreKit
import Testing
import UIKitTesting
import UniformTypeIdentifiers
import UserNotifications

@testable import UIKitCore

/// Frameworks whose work the system does on iOS: they do what is harmless, and say so.
@Suite struct `Frameworks beside UIKit` {
  final class Listener: NSObject, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate
  {
    var heard: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      heard.append("finish")
    }
    func safariViewController(
      _ controller: SFSafariViewController,
      didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { heard.append("load \(didLoadSuccessfully)") }
    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { heard.append("\(result)") }
  }

  @Test func `a page is its address, until the user is done`() throws {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let (page, listener) = (
      SFSafariViewController(url: try #require(URL(string: "https://birds.org/tits"))), Listener()
    )
    page.delegate = listener
    root.present(page, animated: false)
    stage.turn()
    stage.turn()
    #expect(listener.heard == ["load false"])
    stage.tap("Done")
    stage.advance(by: 1)
    #expect(listener.heard == ["load false", "finish"] && root.presentedViewController == nil)
  }

  @Test func `a mail can be written and cancelled, and not sent`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    let stage = Stage(.iPhone15, root: UIViewController())
    let (mail, listener) = (MFMailComposeViewController(), Listener())
    mail.mailComposeDelegate = listener
    mail.setSubject("Birds")
    mail.setToRecipients(["tit@birds.org"])
    mail.setMessageBody("Hello", isHTML: false)
    stage.show(mail)
    stage.turn()
    stage.tap("Cancel")
    #expect(listener.heard == ["cancelled"])
    let message = MFMessageComposeViewController()
    message.body = "Hello"
    message.recipients = ["1"]
    #expect(message.viewControllers.count == 1)
  }

  @Test func `notifications are denied, and requests kept`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Birds"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    for _ in 0..<2 {
      try await center.add(
        UNNotificationRequest(identifier: "one", content: content, trigger: trigger)
      )
    }
    content.title = "changed"
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.content.title) == ["Birds"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `nobody is recognised`() async throws {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    let reason = try #require(error)
    let isNamed = if case LAError.biometryNotAvailable = reason { true } else { false }
    #expect(isNamed)
    let others = [LAError.biometryNotEnrolled, LAError.biometryLockout, LAError.systemCancel]
    #expect(others.map(\.rawValue) == [-7, -8, -4])
    #expect(
      LAError.touchIDLockout == .biometryLockout && LAError.Code.touchIDLockout.rawValue == -8
    )
    #expect(context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
    }
    SKStoreReviewController.requestReview()
  }

  @Test func `types have names, endings and kinds`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.conforms(to: .image))
    #expect(UTType.png.preferredMIMEType == "image/png" && UTType("public.nothing") == nil)
    #expect(UTType(mimeType: "application/pdf")?.preferredFilenameExtension == "pdf")
    #expect(!UTType.movie.conforms(to: .image) && UTType.mpeg4Movie.isSubtype(of: .data))
    #expect(kUTTypeImage as String == "public.image")
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    let made = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension,
      "txt" as CFString,
      nil
    )
    #expect(made?.takeRetainedValue() as String? == "public.plain-text")
  }

  @Test func `nobody says where the device is, and distances are computed`() async {
    final class Asking: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      var done: () -> Void = {}
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("\((error as? CLError)?.code ?? .locationUnknown)")
        done()
      }
    }
    let (manager, asking) = (CLLocationManager(), Asking())
    manager.delegate = asking
    await withCheckedContinuation { next in
      asking.done = { next.resume() }
      manager.requestLocation()
    }
    #expect(asking.heard == ["denied"] && CLLocationManager.authorizationStatus() == .denied)
    let (berlin, paris) = (
      CLLocation(latitude: 52.52, longitude: 13.405),
      CLLocation(latitude: 48.8566, longitude: 2.3522)
    )
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1_500)
    let circle = CLCircularRegion(center: berlin.coordinate, radius: 1_000, identifier: "Berlin")
    #expect(circle.contains(berlin.coordinate) && !circle.contains(paris.coordinate))
  }

  @Test func `a player keeps what it is asked for`() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://birds.org/tit.mp4")))
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(CMTimeGetSeconds(CMTime(seconds: 1.5, preferredTimescale: 600)) == 1.5)
    #expect(CMTime.zero < CMTimeMake(value: 1, timescale: 2) && CMTime.invalid.seconds.isNaN)
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let film = AVPlayerViewController()
    film.player = player
    root.present(film, animated: false)
    stage.turn()
    stage.turn()
    let button = try #require(film.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(!button.isHidden)
    stage.tap(button)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }
}
