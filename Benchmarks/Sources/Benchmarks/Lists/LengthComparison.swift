/// A phase in the life of a list, whose cost is counted by itself.
protocol ListPhase: CaseIterable {
  /// The number of frames, or of changes, over which the cost is spread.
  var times: Int { get }
  /// How much dearer it may be in the long list; nil is only reported.
  var limit: Double? { get }
}

/// Compares the instructions of a long list's life with those of a short one's, phase by phase.
struct LengthComparison<Kind: RawRepresentable<String> & CaseIterable, Phase: ListPhase> {
  /// The command of this program that lives through a kind of list with so many entries.
  let command: String
  /// The function at which a phase begins, as a part of its mangled name.
  let mark: String
  /// The name of the entries, such as rows.
  let entries: String
  let short: Int
  let long: Int

  func figures() throws -> [Figure] {
    try Kind.allCases.flatMap { kind in
      let (few, many) = (try counts(kind, short), try counts(kind, long))
      return zip(Phase.allCases, zip(many, few)).map { phase, cost in
        Figure(
          what: "\(kind) \(phase), \(thousands(cost.0)) and of \(short) \(entries) "
            + "\(thousands(cost.1))",
          value: cost.0 / cost.1,
          unit: "×",
          atMost: phase.limit
        )
      }
    }
  }

  /// Instructions of each phase, a frame or a change, by callgrind.
  private func counts(_ kind: Kind, _ count: Int) throws -> [Double] {
    let words = [CommandLine.arguments[0], command, kind.rawValue, "\(count)"]
    let parts = try Instructions.of(words, between: mark)
    guard parts.count > Phase.allCases.count else {
      throw Complaint("callgrind counted \(parts.count) parts of a list's life.")
    }
    return zip(parts.suffix(Phase.allCases.count), Phase.allCases).map { $0 / Double($1.times) }
  }

  private func thousands(_ count: Double) -> String { "\(Int(count / 1000))k instructions" }
}
