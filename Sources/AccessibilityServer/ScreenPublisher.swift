internal import AccessibilityBus
internal import AccessibilityTree
internal import Foundation
package import UIKitCore
internal import UserNotifications

/// Brings a running app's screen to the accessibility bus, and what is asked there to the app.
///
/// While somebody listens, the screen is read as VoiceOver reads it: there is one cursor, which is
/// the focus of the desktop's software. Apps find this class by its name, so it has to be called
/// as they call it.
package final class ScreenPublisher: AccessibilityPublisher {
  private unowned let screen: UIScreen
  private var bus: AccessibilityBus?
  private var desktop: DesktopSettings?
  private let portal = PortalAsker()
  private let notifications = NotificationPublisher()
  private var attention = AccessibilityBus.Attention.nobody
  /// The tree that was published last; nil once it is too old to compare with.
  private var published: AccessibilitySnapshot?
  /// The readers that were started here, one for each screen, which end when nobody pays attention
  /// any more.
  private var readers: [VoiceOver] = []
  /// The handlers to call once the results of requests are published.
  private var waiting: [() -> Void] = []
  /// The requests that came while one screen was replaced by another.
  private var postponed: [() -> Void] = []
  /// The time at which that began, by the display's clock.
  private var changeBegan: TimeInterval?
  private var keys = UndecidedKeys()
  /// The texts of the screen since the last frame; nil until somebody asks for their places.
  private var texts: [AccessibilityNode.ID: () -> AccessibilityTextPlaces?]?

  package init(_ screen: UIScreen) {
    self.screen = screen
    let app = AccessibilityBus.App(
      attentionChanged: { [weak self] attention in
        Self.onMain { self?.pay(attention) }
      },
      perform: { [weak self] request, completion in
        Self.onMain { self?.perform(request, completion) ?? completion(false) }
      },
      places: { [weak self] node, answer in
        Self.onMain { answer(self?.places(of: node)) }
      }
    )
    bus = AccessibilityBus(name: ProcessInfo.processInfo.processName, app: app)
    let adoption = DesktopAdoption(given: screen.settings)
    desktop = DesktopSettings(
      changed: { [weak self] preferences in
        Self.onMain { self?.adopt(adoption.settings(with: preferences)) }
      },
      found: { [weak self] services in Self.onMain { self?.portal.found(services) } },
      noticed: { [weak self] event in Self.onMain { self?.notifications.hear(event) } }
    )
    portal.settings = desktop
    notifications.settings = desktop
    if desktop != nil { UNUserNotificationCenter.current().awaitDesktop() }
    UIApplication.shared.desktopPortal = portal
  }

  /// Nothing is done for settings that are the same.
  private func adopt(_ settings: DeviceSettings) {
    guard settings != screen.settings else { return }
    screen.settings = settings
    screen.frameLoop.requestFrame()
  }

  nonisolated private static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }

  package func close() {
    bus?.close()
    desktop?.close()
    (bus, desktop) = (nil, nil)
  }

  /// The screen of the first window, then those of the others.
  private var screens: [UIScreen] {
    let others = UIApplication.shared.windows.map(\.screen)
    return others.reduce(into: [screen]) { known, other in
      if !known.contains(where: { $0 === other }) { known.append(other) }
    }
  }

  // MARK: - Attention

  private func pay(_ attention: AccessibilityBus.Attention) {
    self.attention = attention
    switch attention {
    case .listening: startReading()
    case .asked: break
    case .nobody:
      for reader in readers { reader.stop() }
      readers = []
      published = nil
      texts = nil
      let (asked, done) = (postponed, waiting)
      (postponed, waiting) = ([], [])
      // Requests that came too late answer that nothing was done.
      for ask in asked { ask() }
      for tell in done { tell() }
      return
    }
    published = nil
    frameEnded()
  }

  private func startReading() {
    for screen in screens where screen.voiceOver == nil {
      readers.append(VoiceOver.start(on: screen))
    }
  }

  // MARK: - Telling

  package func frameEnded() {
    texts = nil
    guard attention != .nobody, !isBetweenScreens else { return }
    if attention == .listening { startReading() }
    for reader in readers { reader.forgetTranscript() }
    let asked = postponed
    postponed = []
    for ask in asked { ask() }
    publish()
    let done = waiting
    waiting = []
    for tell in done { tell() }
  }

  /// A screen is not published while it comes or goes: it could not be used yet.
  ///
  /// A controller that never ends its appearance doesn't hold everything up.
  private var isBetweenScreens: Bool {
    guard screens.contains(where: \.isChangingPlace) else {
      changeBegan = nil
      return false
    }
    let now = screen.display.now
    let began = changeBegan ?? now
    changeBegan = began
    // The display's clock goes on with frames alone.
    if attention != .nobody { screen.frameLoop.requestFrame() }
    return now - began < Self.longestChange
  }

  /// In seconds of the display's clock.
  private static let longestChange = 2.0

  private func publish() {
    guard let snapshot = UIScreen.publishedSnapshot(of: screens), snapshot != published else {
      return
    }
    published = snapshot
    bus?.publish(snapshot)
  }

  package func announce(_ announcement: String, isUrgent: Bool) {
    guard attention == .listening else { return }
    bus?.announce(announcement, isUrgent: isUrgent)
  }

  // MARK: - Doing

  /// Somebody may have fallen silent meanwhile, then nobody waits for the answer.
  private func perform(
    _ request: AccessibilityRequest,
    _ completion: @escaping AccessibilityBus.App.Completion
  ) {
    guard attention != .nobody else { return completion(false) }
    guard !isBetweenScreens else {
      postponed.append { [weak self] in self?.perform(request, completion) }
      return
    }
    startReading()
    let screens = screens
    let asked = screens.first { $0.accessibilitySnapshot[request.node] != nil } ?? screen
    let isDone = asked.voiceOver?.perform(request) ?? false
    waiting.append { completion(isDone) }
  }

  /// The places of a text's characters, as they are now.
  private func places(of node: AccessibilityNode.ID) -> AccessibilityTextPlaces? {
    guard attention != .nobody else { return nil }
    let texts =
      texts
      ?? screens.reduce(into: [:]) { all, screen in
        all.merge(screen.placedTexts) { old, _ in old }
      }
    self.texts = texts
    return texts[node]?()
  }

  package func offer(_ key: OfferedKey, then deliver: @escaping @MainActor @Sendable () -> Void) {
    let number = keys.add(deliver)
    guard let bus, attention == .listening else { return decide(number, isTaken: false) }
    bus.offer(AccessibilityKey(key)) { [weak self] isTaken in
      Self.onMain { self?.decide(number, isTaken: isTaken) }
    }
  }

  private func decide(_ number: Int, isTaken: Bool) {
    for deliver in keys.decide(number, isTaken: isTaken) { deliver() }
  }
}
