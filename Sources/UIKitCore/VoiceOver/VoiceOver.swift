package import AccessibilityTree

/// Reads a screen aloud, one element after another, and performs its user's gestures.
///
/// There is a cursor, which is always on an element that exists and can be reached, or nowhere;
/// and there is what was said, as text. Nobody has to listen: tests read the text, and desktops'
/// own software may read the same tree.
package final class VoiceOver: ScreenReader {
  unowned let screen: UIScreen
  /// The element with the cursor; held weakly.
  package internal(set) weak var cursor: NSObject?
  /// The description of the cursor's element at the end of the last frame.
  var known: AccessibilityNode?
  var speech = SpeechQueue()
  /// All speech, in order.
  package internal(set) var transcript: [SpokenElement] = []
  /// The posts that were not handled yet.
  var posts: [AccessibilityPost] = []
  /// The content of the screen at the end of the last frame.
  var place: ScreenPlace?
  /// The text of the last page that was scrolled to.
  var lastPage: String?

  private init(screen: UIScreen) { self.screen = screen }

  /// Begins to read; the first element is spoken at the end of the next frame.
  @discardableResult package static func start(on screen: UIScreen) -> VoiceOver {
    if let running = screen.voiceOver { return running }
    let voiceOver = VoiceOver(screen: screen)
    screen.screenReader = voiceOver
    announceStatus()
    screen.frameLoop.requestFrame()
    return voiceOver
  }

  /// Stops speech and removes the cursor.
  package func stop() {
    guard screen.voiceOver === self else { return }
    end(speech.stop(at: now))
    move(to: nil)
    screen.screenReader = nil
    Self.announceStatus()
  }

  var now: TimeInterval { screen.display.now }

  /// Posts that VoiceOver started or stopped, under the newer and the older name (H-39, H-40); an
  /// app that is not in front gets it when it is again (H-41).
  private static func announceStatus() {
    let center = NotificationCenter.default
    guard UIApplication.shared.applicationState == .background else {
      center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
      center.post(name: .init(UIAccessibilityVoiceOverStatusChanged), object: nil)
      return
    }
    VoiceOverStatus.shared.wait()
  }

  // MARK: - Elements

  /// The elements that can be reached now, in reading order.
  var items: [AccessibleItem] {
    AccessibilityWalk.items(on: screen).flatMap(\.elements)
  }

  /// `true` if an object is one of the elements that can be reached now.
  package func reaches(_ object: NSObject) -> Bool { items.contains { $0.object === object } }
}

/// Delays the notification for an app that is in the background.
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

  /// Posts nothing if VoiceOver stopped and started again in the meantime.
  private func tell() {
    let center = NotificationCenter.default
    token.map(center.removeObserver)
    token = nil
    guard UIAccessibility.isVoiceOverRunning != wasRunning else { return }
    center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    center.post(name: .init(UIAccessibilityVoiceOverStatusChanged), object: nil)
  }
}
