package import AccessibilityTree

/// Reads a screen aloud, one element after another, and does what its user's gestures ask for.
///
/// There is a cursor, which is always on an element that exists and can be reached, or nowhere;
/// and there is what was said, as text. Nobody has to listen: tests read the text, and desktops'
/// own software may read the same tree.
package final class VoiceOver {
  unowned let screen: UIScreen
  /// The element whose turn it is; nothing keeps it alive.
  package internal(set) weak var cursor: NSObject?
  /// What was known of it when it was last looked at.
  var known: AccessibilityNode?
  var speech = SpeechQueue()
  /// All that was said, in order.
  package internal(set) var transcript: [SpokenElement] = []
  /// What was posted and not yet looked at.
  var posts: [AccessibilityPost] = []
  /// What was shown when it was last looked at.
  var place: ScreenPlace?
  /// What was said of the last page that was scrolled to.
  var lastPage: String?

  private init(screen: UIScreen) { self.screen = screen }

  /// Begins to read; the first element is said at the end of the next frame.
  @discardableResult package static func start(on screen: UIScreen) -> VoiceOver {
    if let running = screen.voiceOver { return running }
    let voiceOver = VoiceOver(screen: screen)
    screen.voiceOver = voiceOver
    announceStatus()
    screen.frameLoop.requestFrame()
    return voiceOver
  }

  /// Falls silent, and lets go of its element.
  package func stop() {
    guard screen.voiceOver === self else { return }
    end(speech.stop(at: now))
    move(to: nil)
    screen.voiceOver = nil
    Self.announceStatus()
  }

  var now: TimeInterval { screen.display.now }

  /// Says that it came or went, under the newer and the older name (H-39, H-40); an app that is
  /// not in front hears it when it is again (H-41).
  private static func announceStatus() {
    let center = NotificationCenter.default
    guard UIApplication.shared.applicationState == .background else {
      center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
      center.post(name: .init(UIAccessibilityVoiceOverStatusChanged), object: nil)
      return
    }
    VoiceOverStatus.shared.wait()
  }

  // MARK: - What is there

  /// What can be reached now, in reading order.
  var items: [AccessibleItem] {
    AccessibilityWalk.items(on: screen).flatMap(\.elements)
  }
}

/// Waits with the news for an app that is in the background.
private final class VoiceOverStatus: NSObject {
  static let shared = VoiceOverStatus()
  private var token: (any NSObjectProtocol)?
  private var wasRunning = false

  func wait() {
    guard token == nil else { return }
    wasRunning = !UIAccessibility.isVoiceOverRunning
    let center = NotificationCenter.default
    token = center.addObserver(
      forName: UIApplication.willEnterForegroundNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { Self.shared.tell() } }
  }

  /// Off and on again in the meantime is no news.
  private func tell() {
    let center = NotificationCenter.default
    token.map(center.removeObserver)
    token = nil
    guard UIAccessibility.isVoiceOverRunning != wasRunning else { return }
    center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    center.post(name: .init(UIAccessibilityVoiceOverStatusChanged), object: nil)
  }
}
