/// The hold of Command alone, after a while of which the list of key commands is seen (W-160).
struct CommandHold {
  /// In seconds; ours, since no source has UIKit's.
  static let delay: TimeInterval = 0.8

  /// The key that is held; nil once another key or a touch came.
  private var held: Int?
  /// Counts holds, so that the delay of an earlier one is known as such.
  private(set) var number = 0
  /// The list that is seen, a view; without its type, since views know of screens, and these of it.
  weak var list: AnyObject?

  /// A key, by its usage number, goes down or up; true if a hold begins with it.
  mutating func hears(_ key: Int, isCommand: Bool, isDown: Bool) -> Bool {
    held = isDown && isCommand ? key : nil
    if held != nil { number += 1 }
    return held != nil
  }

  /// True for a key that repeats, which is held as before.
  func isRepeat(of key: Int, isDown: Bool) -> Bool { isDown && key == held }

  /// True if the hold of a number goes on.
  func goesOn(_ number: Int) -> Bool { held != nil && number == self.number }

  mutating func end() { held = nil }
}
