import Testing

@testable import UIKitCore

@MainActor @Suite struct `Keys that assistive software decides about` {
  /// The names of the keys that reached the app.
  final class Log {
    var names: [String] = []
  }

  @Test func `reach the app in the order in which they were pressed`() {
    let log = Log()
    var keys = UndecidedKeys()
    let first = keys.add { log.names.append("a") }
    let second = keys.add { log.names.append("b") }
    let third = keys.add { log.names.append("c") }
    for deliver in keys.decide(third, isTaken: false) { deliver() }
    #expect(log.names.isEmpty)
    for deliver in keys.decide(first, isTaken: false) { deliver() }
    #expect(log.names == ["a"])
    for deliver in keys.decide(second, isTaken: true) { deliver() }
    #expect(log.names == ["a", "c"])
    #expect(keys.decide(second, isTaken: false).isEmpty)
  }
}
