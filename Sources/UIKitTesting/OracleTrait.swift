public import Testing

/// Marks a test as the proof of rows of the oracle (`Documentation/Oracle`).
nonisolated public struct OracleTrait: TestTrait, SuiteTrait {
  /// Row ids, such as `L-08`.
  public let rows: [String]
}

nonisolated extension Trait where Self == OracleTrait {
  /// The rows that this test proves.
  public static func oracle(_ rows: String...) -> Self { OracleTrait(rows: rows) }
}
