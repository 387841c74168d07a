import Foundation
import StateArchive

/// Changes bits, lengths, classes, links and depths of states and reads what comes of it.
///
/// Most mutants get a right check sum, since otherwise nothing behind the head would be tried.
struct Mutations {
  private var dice: StateDice
  private let seed: UInt64
  private var accepted = 0
  private var refused: [String: Int] = [:]

  init(seed: UInt64) {
    self.seed = seed
    dice = StateDice(seed: seed)
  }

  /// Answers the exit code.
  mutating func run(count: Int) -> Int32 {
    var body: [UInt8] = []
    for number in 0..<count {
      if number % 50 == 0 {
        let state = dice.state(objects: Int.random(in: 0...12, using: &dice))
        guard let data = try? StateFormat.data(state), let fresh = try? StateFormat.body(data)
        else {
          print("seed \(seed), state \(number) cannot be written")
          return 1
        }
        body = fresh
      }
      guard tryOne(mutant(of: body), number) else { return 1 }
    }
    let memory = Self.peakMemory
    print("seed \(seed): \(count) mutants, \(accepted) read, \(count - accepted) refused")
    for (reason, times) in refused.sorted(by: { $0.value > $1.value }) {
      print("  \(times) \(reason)")
    }
    print("peak memory \(memory / 1024) MB")
    return memory <= 64 * 1024 ? 0 : 1
  }

  /// A mutant that is read can be written and read again, and is the same then.
  private mutating func tryOne(_ data: Data, _ number: Int) -> Bool {
    do {
      let state = try StateFormat.state(data)
      accepted += 1
      _ = state.tree
      let again = try StateFormat.state(try StateFormat.data(state))
      // A number that is no number is not equal to itself, so bytes are compared.
      guard try StateFormat.data(again) == StateFormat.data(state) else {
        print("seed \(seed), mutant \(number) is read as something else the second time")
        return false
      }
    } catch {
      refused[String("\(error)".prefix { !$0.isNumber }), default: 0] += 1
    }
    return true
  }

  /// A damaged state, most often with a check sum that fits.
  mutating func mutant(of body: [UInt8]) -> Data {
    var bytes = body
    for _ in 0..<Int.random(in: 1...4, using: &dice) { change(&bytes) }
    if Int.random(in: 0..<10, using: &dice) > 0 { return StateFormat.seal(bytes) }
    var sealed = StateFormat.seal(body)
    for _ in 0..<Int.random(in: 1...3, using: &dice) {
      sealed[Int.random(in: sealed.indices, using: &dice)] ^= UInt8.random(
        in: 1...255,
        using: &dice
      )
    }
    return Bool.random(using: &dice)
      ? sealed.prefix(Int.random(in: 0...sealed.count, using: &dice))
      : sealed
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &dice)) }
    let place = Int.random(in: bytes.indices, using: &dice)
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &dice)
    case 1: bytes[place] = UInt8.random(in: 0...16, using: &dice)
    // A length or number that is too large.
    case 2: bytes.replaceSubrange(place...place, with: [0xFF, 0xFF, 0xFF, 0xFF, 0x07])
    // Lists in lists.
    case 3:
      let depth = Int.random(in: 1...300, using: &dice)
      bytes.insert(contentsOf: (0..<depth).flatMap { _ in [10, 1] as [UInt8] }, at: place)
    case 4:
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &dice)))
    // A part once more, such as a link to itself.
    case 5:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &dice))
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: bytes.indices, using: &dice))
    // Very many small things.
    default:
      let many = Int.random(in: 0..<20, using: &dice) == 0 ? 300_000 : 20
      bytes.insert(
        contentsOf: [UInt8](repeating: UInt8.random(in: 0...3, using: &dice), count: many),
        at: place
      )
    }
  }

  /// In kilobytes, as the kernel counts.
  static var peakMemory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? .max
  }
}
