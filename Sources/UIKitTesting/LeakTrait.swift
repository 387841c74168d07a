internal import Device
public import Testing
internal import UIKitCore

/// Fails a test after which controllers live that it made.
nonisolated public struct LeakTrait: TestTrait, SuiteTrait, TestScoping {
  /// True, so that a suite's tests are checked one by one.
  public var isRecursive: Bool { true }

  /// Runs the test and records an issue for each controller it made that still lives.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LeakCheck.run(function)
  }
}

nonisolated extension Trait where Self == LeakTrait {
  /// Checks that the controllers which the test makes are gone when it ends.
  public static var noLeaks: Self { LeakTrait() }
}

/// Tells the controllers of one test from those of others, and counts who is left.
nonisolated enum LeakCheck {
  static func run(_ function: @Sendable () async throws -> Void) async throws {
    let scope = await MainActor.run { Self.next() }
    try await LiveControllers.$scope.withValue(scope, operation: function)
    await MainActor.run { Self.check(scope) }
  }

  @MainActor private static var count = 0

  @MainActor private static func next() -> Int {
    count += 1
    return count
  }

  /// A screen left over, which its scene keeps, keeps what waits for its next frame; the next test
  /// gets a new one.
  ///
  /// An app that still runs ends before controllers are counted.
  @MainActor private static func check(_ scope: Int) {
    StageRun.endCurrent(scope: scope)
    UIScreen.makeMain(UIScreen(display: HeadlessDisplay(.iPhone15)))
    UIApplication.shared.forgetScene()
    let names = LiveControllers.living(scope: scope).map(\.nameInLedger)
    if !names.isEmpty { Issue.record("not gone: \(names.joined(separator: ", "))") }
  }
}
