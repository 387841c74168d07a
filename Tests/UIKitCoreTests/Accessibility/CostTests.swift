import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What an app pays for those who may listen.
@Suite(.serialized) struct `The cost of being heard` {
  /// Allocations of the process so far; nil unless `Benchmarks/Peers/allocations.c` is preloaded,
  /// as `LD_PRELOAD=allocations.so` does.
  nonisolated private static var allocations: UInt? {
    guard let symbol = dlsym(nil, "portico_allocation_count") else { return nil }
    typealias Count = @convention(c) () -> UInt
    return unsafeBitCast(symbol, to: Count.self)()
  }

  /// A publisher to whom nobody listens.
  final class Silent: AccessibilityPublisher {
    var frames = 0
    init(_ screen: UIScreen) {}
    func frameEnded() { frames += 1 }
    func announce(_ announcement: String, isUrgent: Bool) {}
    func offer(_ key: OfferedKey, then deliver: @escaping @MainActor @Sendable () -> Void) {}
    func close() {}
  }

  /// Other tests that run at the same time would be counted, too.
  @Test(.enabled(if: Self.allocations != nil, "the counter of allocations is not preloaded"))
  func `is no allocation a frame while nobody listens`() throws {
    let stage = Stage(root: column(NamedView("A"), NamedView("B")))
    let silent = Silent(stage.screen)
    stage.screen.accessibilityPublisher = silent
    defer { stage.screen.accessibilityPublisher = nil }
    // Counting allocates a little itself, and so do other threads of the test runner now and then:
    // the quietest of many rounds is compared with that of rounds without a frame.
    func fewest(frames: Int) throws -> UInt? {
      try (0..<20).map { _ in
        let before = try #require(Self.allocations)
        for _ in 0..<frames { stage.screen.frameLoop.publishAccessibility() }
        return try #require(Self.allocations) - before
      }.min()
    }
    #expect(try fewest(frames: 1000) == fewest(frames: 0))
    #expect(silent.frames >= 20_000)
  }

  @Test func `is no walk of the screen while nobody listens`() {
    final class Walked: UIView {
      var count = 0
      override var isAccessibilityElement: Bool {
        get {
          count += 1
          return true
        }
        set { super.isAccessibilityElement = newValue }
      }
    }
    let view = Walked()
    let stage = Stage(root: column(view))
    stage.turn(10)
    #expect(view.count == 0)
    stage.voiceOver.start()
    #expect(view.count > 0)
  }
}
