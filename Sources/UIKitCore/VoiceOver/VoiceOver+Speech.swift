internal import AccessibilityTree

/// Speech, and the notifications to the app about it.
extension VoiceOver {
  package func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    switch notification {
    case .announcement: announce(argument)
    case .pageScrolled: tellPage(argument)
    case .screenChanged, .layoutChanged:
      posts.append(AccessibilityPost(notification: notification, argument: argument))
    case .pauseAssistiveTechnology: if concerns(argument) { speech.pause(at: now) }
    case .resumeAssistiveTechnology: if concerns(argument) { speech.resume(at: now) }
    default: break
    }
    screen.frameLoop.requestFrame()
  }

  private func concerns(_ identifier: Any?) -> Bool {
    let own = UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    let other = identifier as? UIAccessibility.AssistiveTechnologyIdentifier
    return other == nil || other == own
  }

  private func announce(_ argument: Any?) {
    let attributed = argument as? NSAttributedString
    guard let text = attributed?.string ?? argument as? String, !text.isEmpty else { return }
    let utterance = SpeechQueue.Utterance(
      text,
      isAnnouncement: true,
      priority: attributed.map(Self.priority) ?? .standard
    )
    transcript.append(SpokenElement(description: text))
    screen.accessibilityPublisher?.announce(text, isUrgent: utterance.priority == .high)
    end(speech.say(utterance, at: now))
  }

  private static func priority(of text: NSAttributedString) -> SpeechQueue.Priority {
    let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    switch attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority {
    case .high: return .high
    case .low: return .low
    default: break
    }
    let waits = attributes[.accessibilitySpeechQueueAnnouncement] as? Bool ?? false
    return waits ? .low : .standard
  }

  /// The same page twice is the end of scrolling, which is not spoken again.
  private func tellPage(_ argument: Any?) {
    guard let text = argument as? String ?? (argument as? NSAttributedString)?.string else {
      return
    }
    defer { lastPage = text }
    guard text != lastPage else { return }
    screen.accessibilityPublisher?.announce(text, isUrgent: false)
    say(text)
  }

  func say(_ spoken: SpokenElement) {
    transcript.append(spoken)
    let phrase = spoken.hint.isEmpty ? spoken.description : "\(spoken.description) \(spoken.hint)"
    end(speech.say(SpeechQueue.Utterance(phrase), at: now))
  }

  func say(_ phrase: String) { say(SpokenElement(description: phrase)) }

  /// Two fingers that tap once.
  package func stopSpeaking() { end(speech.stop(at: now)) }

  /// The end of the present speech, in seconds of the clock; nil during silence.
  package var silence: TimeInterval? { speech.end }

  /// Posts which announcements ended, and if they were complete (H-35, H-36).
  func end(_ endings: [SpeechQueue.Ending]) {
    for ending in endings where ending.utterance.isAnnouncement {
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification,
        object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: ending.utterance.text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey:
            NSNumber(value: ending.isComplete),
        ]
      )
    }
  }
}
