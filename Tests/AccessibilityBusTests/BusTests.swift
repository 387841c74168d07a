import AccessibilityTree
import Foundation
import Testing

@testable import AccessibilityBus

/// A bus that is not there, or does not answer, is nobody's concern but its own thread's.
@Suite struct `A bus that is missing or dead` {
  private let app = AccessibilityBus.App(
    attentionChanged: { _ in Issue.record("nobody is there to pay attention") },
    perform: { _, _ in Issue.record("nobody is there to ask for anything") }
  )

  /// Publishing and announcing only leave word for the thread; so does a key, which is the app's
  /// at once.
  private func use(_ address: String) async throws {
    let bus = try #require(AccessibilityBus(name: "App", address: address, app: app))
    let snapshot = Trees.one().tree.snapshot
    for number in 0..<1000 {
      bus.publish(snapshot)
      bus.announce("\(number)")
    }
    let key = AccessibilityKey(isDown: true, symbol: 97, code: 38, modifiers: 0, text: "a")
    let isTaken = await withCheckedContinuation { then in
      bus.offer(key) { then.resume(returning: $0) }
    }
    #expect(!isTaken)
    bus.close()
  }

  @Test(.timeLimit(.minutes(5))) func `no bus`() async throws {
    try await use("unix:path=/nonexistent/bus")
    try await use("not an address")
  }

  @Test(.timeLimit(.minutes(5))) func `a bus that never says a word`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bus").path
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(descriptor)
      try? FileManager.default.removeItem(atPath: path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(isBound == 0 && listen(descriptor, 5) == 0)
    try await use("unix:path=\(path)")
  }
}

@Suite struct `Signatures` {
  @Test func `are cut into their types`() {
    #expect(BusSignature.types(of: "a(ss)i{sv}aai") == ["a(ss)", "i", "{sv}", "aai"])
    #expect(BusSignature.types(of: "") == [])
    for broken in ["a", "(ss", ")", "a)", "{s"] { #expect(BusSignature.types(of: broken) == nil) }
  }
}
