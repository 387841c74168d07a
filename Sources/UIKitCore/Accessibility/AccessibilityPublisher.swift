internal import Device

/// Whoever tells the desktop's assistive software what a screen shows.
///
/// The kit knows no bus: it says when a frame is over and what is to be announced, and does what
/// comes back through `VoiceOver`. An app has one when the library that serves it is linked, where
/// it is found by its name.
package protocol AccessibilityPublisher: AnyObject {
  init(_ screen: UIScreen)
  /// A frame ended, after which the tree of the screen may have changed.
  func frameEnded()
  func announce(_ announcement: String, isUrgent: Bool)
  /// Shows a key to assistive software, which may keep it; otherwise it is the app's.
  func offer(_ key: OfferedKey, then deliver: @escaping @MainActor @Sendable () -> Void)
  func close()
}

/// A key on its way to the app.
package nonisolated struct OfferedKey: Sendable {
  package var isDown: Bool
  /// Its usage number on a keyboard.
  package var usage: Int
  package var modifiers: UInt8
  /// The text that it types; empty for a key that types nothing.
  package var text: String

  package init(isDown: Bool, usage: Int, modifiers: UInt8, text: String) {
    self.isDown = isDown
    self.usage = usage
    self.modifiers = modifiers
    self.text = text
  }
}

/// The keys that assistive software was shown and has not decided about, in the order in which they
/// were pressed: a key whose answer is late holds back those after it.
package nonisolated struct UndecidedKeys {
  private var keys: [(number: Int, deliver: @MainActor @Sendable () -> Void, isTaken: Bool?)] = []
  private var count = 0

  package init() {}

  /// Adds a key and answers the number to decide about it with.
  package mutating func add(_ deliver: @escaping @MainActor @Sendable () -> Void) -> Int {
    count += 1
    keys.append((count, deliver, nil))
    return count
  }

  /// Decides about a key; answers the deliveries that are due, in order.
  ///
  /// - Complexity: O(undecided keys).
  package mutating func decide(_ number: Int, isTaken: Bool) -> [@MainActor @Sendable () -> Void] {
    guard let index = keys.firstIndex(where: { $0.number == number }) else { return [] }
    keys[index].isTaken = isTaken
    let decided = keys.prefix { $0.isTaken != nil }
    keys.removeFirst(decided.count)
    return decided.filter { $0.isTaken == false }.map(\.deliver)
  }
}

/// The publisher that is linked with the app.
enum AccessibilityPublishers {
  /// Nil in an app without one.
  static var linked: (any AccessibilityPublisher.Type)? {
    NSClassFromString("AccessibilityServer.ScreenPublisher") as? any AccessibilityPublisher.Type
  }
}
