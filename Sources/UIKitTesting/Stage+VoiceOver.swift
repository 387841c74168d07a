public import Foundation
public import Testing
public import UIKitCore

/// The speech a blind user hears, and the effect of their gestures.
extension Stage {
  /// The user who hears the screen read aloud, once it is started.
  public var voiceOver: VoiceOverUser {
    if let user = ownVoiceOver { return user }
    let user = VoiceOverUser(self)
    ownVoiceOver = user
    return user
  }

  /// The speech for the whole screen, in reading order, an element to a line.
  public var speech: String {
    turn()
    return screen.spokenElements.map(\.spoken.line).joined(separator: "\n")
  }

  /// Turns one of the settings for accessibility on or off.
  public func set(_ setting: AccessibilitySetting, _ isOn: Bool = true) {
    screen.settings.set(setting.feature, isOn)
    turn()
  }
}

/// A user of VoiceOver, in front of a stage.
///
/// Each gesture runs a frame, so that what it causes is there when it returns.
public final class VoiceOverUser {
  private unowned let stage: Stage
  private var voiceOver: VoiceOver?
  private var heard = 0

  init(_ stage: Stage) { self.stage = stage }

  /// True from `start()` until it is turned off.
  public var isRunning: Bool { stage.screen.voiceOver != nil }

  /// Turns VoiceOver on; it says what is first.
  public func start() {
    voiceOver = VoiceOver.start(on: stage.screen)
    stage.turn()
  }

  /// Turns VoiceOver off.
  public func stop() {
    voiceOver?.stop()
    voiceOver = nil
    stage.turn()
  }

  // MARK: - Speech

  /// All that was said since VoiceOver was turned on, or since `take()`.
  public var speech: [String] {
    (voiceOver?.transcript ?? []).dropFirst(heard).map(\.description)
  }

  /// Returns the speech since the last call, and forgets it.
  public func take() -> [String] {
    defer { heard = voiceOver?.transcript.count ?? 0 }
    return speech
  }

  /// The last speech; empty for none.
  public var lastSpeech: String { voiceOver?.transcript.last?.description ?? "" }
  /// The hint that followed; empty for none.
  public var lastHint: String { voiceOver?.transcript.last?.hint ?? "" }

  /// Lets time pass until all speech is over.
  public func listen() {
    guard let end = voiceOver?.silence else { return }
    stage.advance(by: max(0, end - stage.display.now) + 0.01)
  }

  /// Taps with two fingers, which ends what is being said.
  public func stopSpeaking() { act { $0.stopSpeaking() } }

  // MARK: - The cursor

  /// The element with the cursor.
  public var focusedElement: NSObject? { voiceOver?.cursor }

  /// Goes on, back, or to an end; false where there is no further.
  @discardableResult public func next() -> Bool { act { $0.next() } ?? false }
  @discardableResult public func previous() -> Bool { act { $0.previous() } ?? false }
  @discardableResult public func first() -> Bool { act { $0.first() } ?? false }
  @discardableResult public func last() -> Bool { act { $0.last() } ?? false }

  /// Touches an element, or the first one inside of a view; the test fails if there is none.
  public func focus(on object: NSObject, sourceLocation: SourceLocation = #_sourceLocation) {
    if act({ $0.focus(on: object) }) != true {
      Issue.record("VoiceOver can't reach \(object)", sourceLocation: sourceLocation)
    }
  }

  /// Goes to the first element with this label; the test fails if there is none.
  public func focus(on label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = stage.screen.spokenElements.first { $0.node.label == label }
    if found == nil || act({ $0.focus(onElement: found?.node.id ?? 0) }) != true {
      Issue.record(
        "VoiceOver finds no “\(label)”; there is:\n\(stage.speech)",
        sourceLocation: sourceLocation
      )
    }
  }

  // MARK: - Gestures

  /// Taps twice; false when nothing has the cursor or it is dimmed.
  @discardableResult public func activate() -> Bool { act { $0.activate() } ?? false }
  /// Draws a Z with two fingers; answers whether anyone handled it.
  @discardableResult public func escape() -> Bool { act { $0.escape() } ?? false }
  /// Taps twice with two fingers; answers whether anyone handled it.
  @discardableResult public func magicTap() -> Bool { act { $0.magicTap() } ?? false }
  /// Swipes with three fingers; answers whether anyone handled it.
  @discardableResult public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    act { $0.scroll(direction) } ?? false
  }
  /// Swipes up or down on an adjustable element; false on any other.
  @discardableResult public func increment() -> Bool { act { $0.increment() } ?? false }
  @discardableResult public func decrement() -> Bool { act { $0.decrement() } ?? false }

  /// The actions of the element beside being activated.
  public var actions: [String] { voiceOver?.actionNames ?? [] }
  /// Chooses one of its actions; false if there is none of that name or it failed.
  @discardableResult public func perform(_ action: String) -> Bool {
    act { $0.perform(action) } ?? false
  }
  /// Turns a rotor of the app's; false at its end.
  @discardableResult public func turn(
    rotor name: String,
    _ direction: UIAccessibilityCustomRotor.Direction = .next
  ) -> Bool { act { $0.turn(rotor: name, direction) } ?? false }

  @discardableResult private func act<Answer>(_ body: (VoiceOver) -> Answer) -> Answer? {
    stage.turn()
    guard let voiceOver, stage.screen.voiceOver === voiceOver else {
      Issue.record("VoiceOver is off: call start() first")
      return nil
    }
    let answer = body(voiceOver)
    stage.turn()
    return answer
  }
}

/// The accessibility settings a user can turn on.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
  case switchControl, assistiveTouch, guidedAccess, reduceMotion, reduceTransparency
  case invertColors, grayscale, monoAudio, shakeToUndo, closedCaptioning, videoAutoplay
  case speakScreen, speakSelection, onOffSwitchLabels, differentiateWithoutColor
  case crossFadeTransitions, buttonShapes, boldText, darkerSystemColors

  package var feature: AccessibilityFeature {
    AccessibilityFeature(rawValue: rawValue) ?? .reduceMotion
  }
}
