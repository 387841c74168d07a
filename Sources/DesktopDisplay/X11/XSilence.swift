internal import Foundation

/// The answer of a program that owns a selection.
enum XAnswer: Equatable {
  case data(Data)
  /// It doesn't have the form that it was asked for.
  case refused
  /// It didn't say anything, or stopped in the middle.
  case silent
}

/// The owners of selections that didn't answer: they aren't asked again, since the app stands still as
/// long as it waits.
struct XSilence {
  /// A program's time as the owner of a selection.
  struct Ownership: Equatable {
    /// The window that owns the selection.
    let window: UInt
    /// The number of times that another program took the selection; 0 where nobody counts.
    let number: Int
  }

  /// The silent owner of each selection.
  private var silent: [UInt: Ownership] = [:]

  /// True for an owner that was silent when it was asked.
  func has(_ owner: Ownership, of selection: UInt) -> Bool { silent[selection] == owner }

  /// Notes what an owner answered.
  mutating func note(_ answer: XAnswer, of owner: Ownership, for selection: UInt) {
    silent[selection] = answer == .silent ? owner : nil
  }
}
