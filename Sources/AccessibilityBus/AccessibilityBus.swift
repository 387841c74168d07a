public import AccessibilityTree
internal import Foundation

/// Serves what an app says of its screen to the desktop's assistive software, by AT-SPI2.
///
/// The work is done on a thread of its own, from the last tree that the app published: the app
/// never waits for the bus, nor for anybody on it. While nobody asks, the app is not asked either.
public final class AccessibilityBus: Sendable {
  /// The readers of the tree: none, any client, or a screen reader.
  public enum Attention: Int, Comparable, Sendable {
    case nobody
    /// Somebody asked a moment ago.
    case asked
    /// Somebody wants to hear of what happens, such as a screen reader.
    case listening

    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The functions of the app that the bus calls, from its own thread.
  public struct App: Sendable {
    public typealias Completion = @Sendable (_ isDone: Bool) -> Void

    /// Attention came or went.
    ///
    /// While there is any, the app publishes what changes; when it
    /// comes, it publishes what there is.
    public var attentionChanged: @Sendable (Attention) -> Void
    /// The app does what is asked, publishes what it came to, and then says whether it did it.
    public var perform: @Sendable (AccessibilityRequest, @escaping Completion) -> Void
    /// The app says where the characters of a node's text are now; nil if it draws none.
    ///
    /// They are asked for instead of published, since laying out all texts in each frame would cost
    /// more than everything else that is published.
    public var places: @Sendable (AccessibilityNode.ID, @escaping Answer) -> Void

    /// Takes the places of a text's characters.
    public typealias Answer = @Sendable (AccessibilityTextPlaces?) -> Void

    /// Makes an app; one that does not say otherwise knows no places of characters.
    public init(
      attentionChanged: @escaping @Sendable (Attention) -> Void,
      perform: @escaping @Sendable (AccessibilityRequest, @escaping Completion) -> Void,
      places: @escaping @Sendable (AccessibilityNode.ID, @escaping Answer) -> Void = { $1(nil) }
    ) {
      self.attentionChanged = attentionChanged
      self.perform = perform
      self.places = places
    }
  }

  private let inbox: Inbox<Server>

  /// Looks for the bus and begins to serve; without one nothing happens.
  ///
  /// `address` is that of the accessibility bus itself, for nil the session's bus is asked.
  public init?(name: String, address: String? = nil, app: App) {
    guard let inbox = Inbox<Server>() else { return nil }
    self.inbox = inbox
    let thread = Thread {
      Server(name: name, address: address, app: app, inbox: inbox).run()
    }
    thread.name = "accessibility bus"
    thread.start()
  }

  deinit { close() }

  /// From now on this is what there is.
  public func publish(_ snapshot: AccessibilitySnapshot) {
    inbox.post { $0.publish(snapshot) }
  }

  /// Has words said.
  public func announce(_ announcement: String, isUrgent: Bool = false) {
    inbox.post { $0.announce(announcement, isUrgent: isUrgent) }
  }

  /// Shows a key to screen readers before the app has it; they may take it for themselves.
  ///
  /// Answered at once while nobody listens, and always within half a second.
  public func offer(_ key: AccessibilityKey, then: @escaping @Sendable (_ isTaken: Bool) -> Void) {
    inbox.post { $0.offer(key, then: then) }
  }

  /// Leaves the bus; does not wait for it.
  public func close() { inbox.post { $0.stop() } }
}

/// A key as X calls it, which is what AT-SPI goes by.
public struct AccessibilityKey: Equatable, Sendable {
  public var isDown: Bool
  /// The symbol of X.
  public var symbol: UInt32
  /// The number of the key on the keyboard.
  public var code: UInt32
  /// Shift is 1, control 4, alternate 8.
  public var modifiers: UInt32
  /// The text that it types, or its name.
  public var text: String

  public init(isDown: Bool, symbol: UInt32, code: UInt32, modifiers: UInt32, text: String) {
    self.isDown = isDown
    self.symbol = symbol
    self.code = code
    self.modifiers = modifiers
    self.text = text
  }
}
