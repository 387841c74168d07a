/// The progress of a restoration.
///
/// Illegal moves: to encode or decode before all objects are made, to finish twice, and to end an
/// extension that was not begun.
struct RestorationPhase: Equatable {
  enum Step: Int, Comparable {
    case idle, making, decoding, finished, complete
    static func < (first: Step, second: Step) -> Bool { first.rawValue < second.rawValue }
  }

  private(set) var step = Step.idle
  /// The number of extensions that the app asked for and did not end.
  private(set) var extensions = 0

  /// `true` while a crash means that the state is to blame.
  var isUnderWay: Bool { step != .idle && step != .complete }

  /// Goes on to a later step; false, and nothing changes, for one that is not the next.
  mutating func advance(to next: Step) -> Bool {
    guard next.rawValue == step.rawValue + 1, next != .complete || extensions == 0 else {
      return false
    }
    step = next
    return true
  }

  /// Begins an extension after the launch; `false` if nothing is being restored.
  mutating func extend() -> Bool {
    guard isUnderWay else { return false }
    extensions += 1
    return true
  }

  /// Ends an extension; `false` if none was begun.
  mutating func endExtension() -> Bool {
    guard extensions > 0 else { return false }
    extensions -= 1
    return true
  }
}
