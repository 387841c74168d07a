public import Testing

/// Marks a test as the proof of rows of the oracle (`Documentation/Oracle`).
nonisolated public struct OracleTrait: TestTrait, SuiteTrait, TestScoping {
  /// Row ids, such as `L-08`.
  public let rows: [String]

  /// Runs the test as `LeakTrait` does: a proof of a row leaves no controller behind.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LeakCheck.run(function)
  }
}

nonisolated extension Trait where Self == OracleTrait {
  /// The rows that this test proves.
  public static func oracle(_ rows: String...) -> Self { OracleTrait(rows: rows) }
}
