/// One file lowered.
struct Draft: Codable, Equatable, Sendable {
  let text: String
  let problems: [Problem]
  /// The stretches of the source that are left out of it.
  let leftOut: [Lines]

  /// Lines of the source, counted from 1.
  struct Lines: Codable, Equatable, Sendable {
    let first: Int
    let last: Int
  }

  /// A problem at a byte's line.
  struct Problem: Codable, Equatable, Sendable {
    let line: Int
    let column: Int
    let kind: LoweringProblem.Kind
  }
}
