import Foundation
import Glibc
import StateArchive

@_silgen_name("fork") private func forkProcess() -> Int32

/// Kills a process that saves, before each of its system calls in turn, and looks at what is left.
///
/// A child of this process does the saving and ends itself with signal 9 when it is about to make
/// the call whose turn it is. What it leaves is read as a launch reads it.
struct Kills {
  private let seed: UInt64
  private var dice: StateDice

  init(seed: UInt64) {
    self.seed = seed
    dice = StateDice(seed: seed)
  }

  /// Answers the exit code.
  mutating func run(count: Int) -> Int32 {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "state-trials-\(getpid())"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    var old: SavedState?
    var kills = 0
    var call = 0
    var kept = 0
    var places: [String: Int] = [:]
    while kills < count {
      let new = dice.state(objects: Int.random(in: 0...20, using: &dice))
      guard let death = save(new, in: folder, dyingAt: call) else {
        print("no process could be started")
        return 2
      }
      guard let found = launch(folder), found == old || found == new else {
        print("seed \(seed), kill \(kills) at call \(call): neither the old nor the new state")
        return 1
      }
      if let death {
        kills += 1
        places[death, default: 0] += 1
        if found == old { kept += 1 }
        call += 1
      } else {
        guard found == new else {
          print("seed \(seed): a state was saved and isn't there")
          return 1
        }
        call = 0
      }
      old = found
    }
    print("seed \(seed): \(kills) kills; the old state \(kept) times, the new one \(kills - kept)")
    for (place, times) in places.sorted(by: { $0.key < $1.key }) {
      print("  \(times) before \(place)")
    }
    return 0
  }

  /// The name of the call at which the child died; a nil inside says that it came to its end.
  private func save(_ state: SavedState, in folder: URL, dyingAt place: Int) -> String?? {
    let names = Names()
    let child = forkProcess()
    if child == 0 {
      let calls = FileCalls.system.before { name in
        if names.count == place { kill(getpid(), SIGKILL) }
        names.note(name)
        return nil
      }
      try? SavedStateStore(folder: folder, calls: calls).save(state)
      _exit(0)
    }
    guard child > 0 else { return nil }
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child else { return nil }
    guard status & 0x7F == SIGKILL else { return .some(nil) }
    return .some("call \(place + 1)")
  }

  /// What a launch finds; the outer nil when it fails.
  private func launch(_ folder: URL) -> SavedState?? {
    let store = SavedStateStore(folder: folder)
    do {
      let state = try store.beginRestoring()
      try store.finishRestoring()
      return .some(state)
    } catch {
      print("\(error)")
      return nil
    }
  }

  /// Counts the calls of a child.
  private final class Names: @unchecked Sendable {
    private(set) var count = 0
    func note(_ name: String) { count += 1 }
  }
}
