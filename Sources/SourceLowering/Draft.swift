/// One file lowered.
struct Draft: Codable, Equatable, Sendable {
  let text: String
  let problems: [Problem]

  /// A problem at a byte's line.
  struct Problem: Codable, Equatable, Sendable {
    let line: Int
    let column: Int
    let kind: LoweringProblem.Kind
  }
}
