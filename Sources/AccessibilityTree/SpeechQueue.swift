public import Foundation

/// The utterance that is being said and those that wait, as a value: nothing here makes a sound.
///
/// Saying takes time: a character takes `pace` seconds. The rules of interruption follow UIKit's
/// priorities of announcements.
public struct SpeechQueue: Sendable {
  /// The treatment that an announcement gives others.
  public enum Priority: Int, Comparable, Sendable {
    /// Waits for all others.
    case low
    /// Takes the place of others, and gives way to others.
    case standard
    /// Takes the place of others, and is said to its end.
    case high

    /// Orders priorities from `low` to `high`.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// A sentence with what has to be known about it.
  public struct Utterance: Equatable, Sendable {
    /// The text to say.
    public var text: String
    /// True for an announcement, whose priority counts; anything else interrupts at once.
    public var isAnnouncement: Bool
    /// The treatment of other announcements.
    public var priority: Priority

    /// Makes an utterance, which is no announcement unless it is said so.
    public init(_ text: String, isAnnouncement: Bool = false, priority: Priority = .standard) {
      self.text = text
      self.isAnnouncement = isAnnouncement
      self.priority = priority
    }
  }

  /// An utterance that is over: said to its end, or cut off.
  public struct Ending: Equatable, Sendable {
    /// The utterance that is over.
    public var utterance: Utterance
    /// True if it was said to its end; false if it was cut off or never begun.
    public var isComplete: Bool
  }

  /// The seconds that a character takes.
  public static let pace = 0.06
  /// The least seconds that an utterance takes.
  public static let shortest = 0.3

  private var current: (utterance: Utterance, end: TimeInterval)?
  private var waiting: [Utterance] = []
  /// True while nothing begins and nothing ends.
  public private(set) var isPaused = false
  private var left: TimeInterval = 0

  /// Makes a silent queue.
  public init() {}

  /// True while an utterance is being said, also while it is paused.
  public var isSpeaking: Bool { current != nil }
  /// The time, in seconds, at which the last that waits is said, if nothing comes between; nil for
  /// silence.
  public var end: TimeInterval? {
    current.map { current in
      waiting.reduce(current.end) { $0 + Self.duration(of: $1) }
    }
  }

  private static func duration(of utterance: Utterance) -> TimeInterval {
    max(shortest, Double(utterance.text.count) * pace)
  }

  /// Says something, at once or once there is silence; answers what that cuts off.
  public mutating func say(_ utterance: Utterance, at now: TimeInterval) -> [Ending] {
    var endings = advance(to: now)
    guard let current else {
      begin(utterance, at: now)
      return endings
    }
    let isHeldBack =
      utterance.isAnnouncement
      && (utterance.priority == .low || current.utterance.priority == .high)
    if isHeldBack {
      waiting.append(utterance)
    } else {
      endings += cut()
      begin(utterance, at: now)
    }
    return endings
  }

  private mutating func begin(_ utterance: Utterance, at now: TimeInterval) {
    current = (utterance, now + Self.duration(of: utterance))
    if isPaused { left = Self.duration(of: utterance) }
  }

  /// Lets time pass; answers what was said to its end.
  public mutating func advance(to now: TimeInterval) -> [Ending] {
    var endings: [Ending] = []
    while !isPaused, let (utterance, end) = current, end <= now + 1e-9 {
      endings.append(Ending(utterance: utterance, isComplete: true))
      current = nil
      if !waiting.isEmpty { begin(waiting.removeFirst(), at: end) }
    }
    return endings
  }

  /// Stops at once; answers what was cut off, and what was never begun.
  public mutating func stop(at now: TimeInterval) -> [Ending] { advance(to: now) + cut() }

  private mutating func cut() -> [Ending] {
    let all = (current.map { [$0.utterance] } ?? []) + waiting
    current = nil
    waiting = []
    return all.map { Ending(utterance: $0, isComplete: false) }
  }

  /// Holds the utterance where it is; does nothing while paused.
  public mutating func pause(at now: TimeInterval) {
    guard !isPaused else { return }
    isPaused = true
    left = current.map { max(0, $0.end - now) } ?? 0
  }

  /// Goes on where `pause(at:)` held it; does nothing unless paused.
  public mutating func resume(at now: TimeInterval) {
    guard isPaused else { return }
    isPaused = false
    if let utterance = current?.utterance { current = (utterance, now + left) }
  }
}
