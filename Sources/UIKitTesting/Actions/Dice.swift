/// Chance that repeats itself for the same seed, on every machine.
package nonisolated struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The dice of one action, which do not depend on the actions before it.
  init(seed: UInt64, action: Int) {
    var first = Self(seed: seed)
    self.init(seed: first.next() &+ UInt64(truncatingIfNeeded: action) &* 0xD134_2543_DE82_EF95)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &self) }
  mutating func flip() -> Bool { number(below: 2) == 0 }
  mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[number(below: list.count)]
  }
}
