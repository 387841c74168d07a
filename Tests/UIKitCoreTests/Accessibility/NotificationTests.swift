import Testing
import UIKitTesting

@testable import UIKitCore

/// What is announced, and what the app hears of it (H-17, H-35 to H-43, A-34).
@Suite struct `Accessibility notifications` {
  /// What was posted under a name since it began to listen.
  final class Listening {
    private(set) var infos: [[AnyHashable: Any]] = []
    private var token: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        nonisolated(unsafe) let info = note.userInfo ?? [:]
        MainActor.assumeIsolated { self?.infos.append(info) }
      }
    }

    func stop() { token.map(NotificationCenter.default.removeObserver) }

    var endings: [String] {
      infos.map { info in
        let text = info[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "?"
        let success = info[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? NSNumber
        return "\(text) \(success.map { "\($0.boolValue)" } ?? "?")"
      }
    }
  }

  private func stage() -> Stage { Stage(root: column(NamedView("A"), NamedView("B"))) }

  private func announce(_ text: Any) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  @Test(.oracle("H-35", "A-34")) func `an announcement said to its end succeeds`() {
    let finished = Listening(UIAccessibility.announcementDidFinishNotification)
    defer { finished.stop() }
    let stage = stage()
    stage.voiceOver.start()
    announce("Loaded")
    #expect(stage.voiceOver.lastSpeech == "Loaded")
    #expect(finished.endings == [])
    stage.voiceOver.listen()
    stage.voiceOver.listen()
    #expect(finished.endings == ["Loaded true"])
  }

  @Test(.oracle("H-36")) func `an announcement that is cut off fails`() {
    let finished = Listening(UIAccessibility.announcementDidFinishNotification)
    defer { finished.stop() }
    let stage = stage()
    stage.voiceOver.start()
    announce("One")
    stage.voiceOver.next()
    announce("Two")
    stage.voiceOver.stopSpeaking()
    #expect(finished.endings == ["One false", "Two false"])
  }

  @Test func `an announcement waits, interrupts or lasts by its priority`() {
    let finished = Listening(UIAccessibility.announcementDidFinishNotification)
    defer { finished.stop() }
    func words(_ text: String, _ priority: UIAccessibilityPriority) -> NSAttributedString {
      NSAttributedString(
        string: text,
        attributes: [.accessibilitySpeechAnnouncementPriority: priority]
      )
    }
    let stage = stage()
    stage.voiceOver.start()
    announce(words("high", .high))
    announce(words("low", .low))
    announce("plain")
    stage.voiceOver.listen()
    #expect(finished.endings == ["high true", "low true", "plain true"])
  }

  @Test func `speech waits while it is paused`() {
    let finished = Listening(UIAccessibility.announcementDidFinishNotification)
    defer { finished.stop() }
    let stage = stage()
    stage.voiceOver.start()
    announce("Words")
    UIAccessibility.post(
      notification: .pauseAssistiveTechnology,
      argument: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    )
    stage.advance(by: 60)
    #expect(finished.endings == [])
    UIAccessibility.post(notification: .resumeAssistiveTechnology, argument: nil)
    stage.voiceOver.listen()
    #expect(finished.endings == ["Words true"])
  }

  @Test(.oracle("H-38")) func `nothing is said and nothing ends while nobody listens`() {
    let finished = Listening(UIAccessibility.announcementDidFinishNotification)
    defer { finished.stop() }
    let stage = stage()
    announce("Words")
    stage.advance(by: 60)
    #expect(finished.endings == [])
    stage.voiceOver.start()
    #expect(stage.voiceOver.speech == ["A"])
  }

  @Test(.oracle("H-17")) func `what is posted for assistive software goes through no center`() {
    let all = NotificationCenter.default
    var names: [String] = []
    let token = all.addObserver(forName: nil, object: nil, queue: nil) { note in
      let name = note.name.rawValue
      MainActor.assumeIsolated { names.append(name) }
    }
    defer { all.removeObserver(token) }
    let stage = stage()
    for kind in [
      UIAccessibility.Notification.screenChanged, .layoutChanged, .announcement, .pageScrolled,
    ] { UIAccessibility.post(notification: kind, argument: nil) }
    let ours = names.filter { $0.contains("Accessibility") }
    #expect(ours == [])
    #expect(UIAccessibility.Notification.screenChanged.rawValue == 1000)
    _ = stage
  }

  @Test(.oracle("H-39", "H-40", "H-42")) func `coming and going is told once, under both names`() {
    let newer = Listening(UIAccessibility.voiceOverStatusDidChangeNotification)
    let older = Listening(.init(UIAccessibilityVoiceOverStatusChanged))
    defer {
      newer.stop()
      older.stop()
    }
    let stage = stage()
    #expect(!UIAccessibility.isVoiceOverRunning)
    var wasOn: Bool?
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { wasOn = UIAccessibility.isVoiceOverRunning } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.voiceOver.start()
    #expect(wasOn == true && newer.infos.count == 1 && older.infos.count == 1)
    stage.voiceOver.start()
    stage.voiceOver.stop()
    #expect(wasOn == false && newer.infos.count == 2 && older.infos.count == 2)
  }

  @Test(.oracle("H-41")) func `an app in the background hears of it when it is back`() {
    let newer = Listening(UIAccessibility.voiceOverStatusDidChangeNotification)
    defer { newer.stop() }
    let stage = stage()
    UIApplication.shared.enterBackground()
    stage.voiceOver.start()
    #expect(newer.infos.isEmpty)
    UIApplication.shared.enterForeground()
    UIApplication.shared.activate()
    #expect(newer.infos.count == 1)
    stage.voiceOver.stop()
  }

  @Test(.oracle("H-43")) func `posted by hand they reach whoever observes`() {
    let finished = Listening(UIAccessibility.announcementDidFinishNotification)
    defer { finished.stop() }
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification,
      object: nil
    )
    #expect(finished.infos.count == 1)
  }

  @Test func `each setting is told once, when it has changed`() {
    let stage = stage()
    for setting in AccessibilitySetting.allCases {
      let listening = Listening(setting.feature.notification)
      defer { listening.stop() }
      let was = stage.screen.settings.isOn(setting.feature)
      stage.set(setting, !was)
      #expect(listening.infos.count == 1, "\(setting)")
      stage.set(setting, !was)
      #expect(listening.infos.count == 1, "\(setting)")
      stage.set(setting, was)
      #expect(listening.infos.count == 2, "\(setting)")
    }
    // The screen stays the main one until another stage is made.
    let settings: [AccessibilitySetting] = [.reduceMotion, .boldText, .darkerSystemColors]
    defer { for setting in settings { stage.set(setting, false) } }
    for setting in settings { stage.set(setting) }
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(stage.window.traitCollection.legibilityWeight == .bold)
    #expect(stage.window.traitCollection.accessibilityContrast == .high)
  }
}
