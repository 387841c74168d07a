import Testing
import UIKitTesting

@testable import os

@Suite struct `Logs` {
  @Test func `formats say who may read`() {
    #expect(
      FormattedMessage.text("%{public}@ has %d eggs, 100%%", ["Wren", 5]) == "Wren has 5 eggs, 100%"
    )
    #expect(FormattedMessage.text("100%%", []) == "100%")
  }

  @Test func `a line says how much it matters and where it belongs`() {
    let log = OSLog(subsystem: "org.birds", category: "nests")
    #expect(log.line("found", .error) == "error: [org.birds:nests] found\n")
    #expect(OSLog.default.line("found", .debug) == "debug: found\n")
    #expect(OSLog.disabled.line("found", .fault) == nil)
  }

  @Test func `values are written as asked`() {
    let name: String? = nil
    let secret = "x"
    let message: OSLogMessage = """
      \(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3)) \
      \(1.5, format: .fixed(precision: 1)) \(name) \(secret, privacy: .sensitive) \
      \("ab", align: .right(columns: 4))|
      """
    #expect(message.text == "0xff 007 1.5 nil <private>   ab|")
  }

  @Test func `a lock lets one in at a time`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }

  @Test(.oracle("L-311")) func `signposts let run what they measure`() throws {
    let signposter = OSSignposter(subsystem: "org.birds", category: .pointsOfInterest)
    var asked = 0
    func words() -> String {
      asked += 1
      return "eggs"
    }
    let state = signposter.beginInterval("hatch", id: signposter.makeSignpostID(), "\(words())")
    signposter.emitEvent("crack", "\(words())")
    signposter.endInterval("hatch", state)
    #expect(signposter.withIntervalSignpost("count") { 2 + 3 } == 5)
    #expect(asked == 0 && !signposter.isEnabled)
    os_signpost(.begin, log: .default, name: "hatch", signpostID: .exclusive, "%d eggs", 5)
    os_signpost(.end, log: .default, name: "hatch")
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.makeSignpostID(from: state) == OSSignpostID(log: .default, object: state))
  }
}
