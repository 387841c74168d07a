import Foundation
import Testing
import UIKitTesting

@testable import UserNotifications

/// A desktop that records what it is to show, for a test that waits for it.
@MainActor private final class RecordingDesktop: NotificationDesktop {
  var isAppInFront = false
  private(set) var withdrawn: [String] = []
  private(set) var wasRaised = false
  private let shown = AsyncStream.makeStream(of: (String, [String]).self)

  func show(_ notification: UNNotification, with actions: [UNNotificationAction]) {
    shown.continuation.yield((notification.request.content.title, actions.map(\.title)))
  }
  func withdraw(_ identifiers: [String]) { withdrawn += identifiers }
  func bringAppToFront() { wasRaised = true }

  /// Waits for the next notification: its title, and the titles of its buttons.
  func next() async -> (String, [String])? {
    for await notification in shown.stream { return notification }
    return nil
  }
}

/// A delegate that shows banners where asked, and keeps what it hears.
private final class Listener: NSObject, UNUserNotificationCenterDelegate {
  let responses = AsyncStream.makeStream(of: String.self)
  let asked = AsyncStream.makeStream(of: String.self)
  let options: UNNotificationPresentationOptions

  init(_ options: UNNotificationPresentationOptions) { self.options = options }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    asked.continuation.yield(notification.request.identifier)
    return options
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let name = response.notification.request.identifier
    responses.continuation.yield("\(name) \(response.actionIdentifier)")
    completionHandler()
  }
}

@Suite(.serialized) @MainActor struct `Notifications on a desktop` {
  private let center = UNUserNotificationCenter()
  private let desktop = RecordingDesktop()

  private func request(
    _ name: String,
    category: String = "",
    _ trigger: UNNotificationTrigger? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(name)"
    content.categoryIdentifier = category
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  @Test(.oracle("L-297")) func `are granted once it is known that it shows them`() async throws {
    UserDefaults.standard.removeObject(forKey: "PorticoNotificationsAllowed")
    center.awaitDesktop()
    let answer = Task { try await center.requestAuthorization(options: [.alert]) }
    center.found(desktop)
    #expect(try await answer.value)
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
    UserDefaults.standard.removeObject(forKey: "PorticoNotificationsAllowed")
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    center.found(nil)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    #expect(try await !center.requestAuthorization(options: [.alert]))
  }

  @Test(.oracle("L-297")) func `are shown when they are due, and answered`() async throws {
    center.found(desktop)
    _ = try await center.requestAuthorization(options: [.alert])
    let listener = Listener([])
    center.delegate = listener
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "bird",
        actions: [
          UNNotificationAction(identifier: "feed", title: "Feed", options: .foreground),
          UNTextInputNotificationAction(
            identifier: "say",
            title: "Say",
            textInputButtonTitle: "Send",
            textInputPlaceholder: ""
          ),
        ],
        intentIdentifiers: [],
        options: .customDismissAction
      )
    ])
    try await center.add(request("now", category: "bird"))
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 0.01, repeats: false)
    let first = try #require(await desktop.next())
    #expect(first.0 == "Title of now")
    #expect(first.1 == ["Feed"])
    try await center.add(request("soon", category: "bird", soon))
    #expect(await desktop.next()?.0 == "Title of soon")
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["now", "soon"])
    #expect(!desktop.wasRaised)
    center.choose("feed", of: "now")
    #expect(desktop.wasRaised)
    var responses = listener.responses.stream.makeAsyncIterator()
    #expect(await responses.next() == "now feed")
    center.dismiss("soon")
    #expect(await responses.next() == "soon \(UNNotificationDismissActionIdentifier)")
    #expect(await center.deliveredNotifications().isEmpty)
    // What is not there any more can't be answered again.
    center.choose(nil, of: "now")
    try await center.add(request("plain"))
    #expect(await desktop.next()?.0 == "Title of plain")
    center.choose(nil, of: "plain")
    #expect(await responses.next() == "plain \(UNNotificationDefaultActionIdentifier)")
    // The center keeps no delegate alive.
    withExtendedLifetime(listener) {}
  }

  @Test(.oracle("L-297")) func `are the delegate's matter while the app is used`() async throws {
    center.found(desktop)
    _ = try await center.requestAuthorization(options: [.alert])
    desktop.isAppInFront = true
    let silent = Listener([.sound])
    center.delegate = silent
    var asked = silent.asked.stream.makeAsyncIterator()
    try await center.add(request("silent"))
    #expect(await asked.next() == "silent")
    let loud = Listener([.banner])
    center.delegate = loud
    try await center.add(request("loud"))
    #expect(await desktop.next()?.0 == "Title of loud")
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["loud"])
    center.removeAllDeliveredNotifications()
    #expect(await center.deliveredNotifications().isEmpty)
    withExtendedLifetime((silent, loud)) {}
  }

  @Test(.oracle("L-297")) func `are shown too if the app asks after it has added them`()
    async throws
  {
    UserDefaults.standard.removeObject(forKey: "PorticoNotificationsAllowed")
    center.found(desktop)
    try await center.add(request("early"))
    #expect(try await center.requestAuthorization(options: [.alert]))
    #expect(await desktop.next()?.0 == "Title of early")
    // The service begins anew, which shows nothing again.
    center.found(desktop)
    #expect(await center.pendingNotificationRequests().isEmpty)
    try await center.add(request("late"))
    #expect(await desktop.next()?.0 == "Title of late")
  }

  @Test(.oracle("L-297")) func `that are taken back are not shown`() async throws {
    center.found(desktop)
    _ = try await center.requestAuthorization(options: [.alert])
    let hour = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)
    try await center.add(request("later", hour))
    try await center.add(request("now"))
    #expect(await desktop.next()?.0 == "Title of now")
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
    center.removeDeliveredNotifications(withIdentifiers: ["now"])
    try await center.add(request("last"))
    #expect(await desktop.next()?.0 == "Title of last")
    #expect(desktop.withdrawn == ["now"])
  }
}
