public import InterfaceBuilder

/// A report of the API that an app uses and Portico lacks.
public struct CheckReport: Sendable {
  public let app: String
  public let fileCount: Int
  public let lineCount: Int
  /// Names of frameworks in the sources, counted once for each place.
  public let uses: Int
  /// Those of them in what is left out, which nobody looked at.
  public let uncheckedUses: Int
  /// The source that is left out: what views of SwiftUI show.
  public let leftOut: LeftOutSource
  /// The missing names, the most used first.
  public let symbols: [Finding]
  /// The other differences between the app and Portico, the most frequent first.
  public let differences: [Finding]
  /// Frameworks and libraries that aren't here, with the places that import them.
  public let modules: [Finding]
  /// Sources in other languages, models, pods and the like.
  public let problems: [BuildProblem]
  /// Connections of the app's documents that its classes don't have, file by file.
  public let documents: [Problem]
  /// The complaints of the lowering about source that it can't convert.
  public let complaints: [String]
  /// Everything that the compiler says, by place.
  public let errors: [CompilerError]
  /// The compiler's verdicts on the app's modules, libraries first.
  public let verdicts: [ModuleVerdict]

  /// Something missing, and where it is used.
  public struct Finding: Sendable, Equatable {
    public let name: String
    public let count: Int
    /// The place of the first use.
    public let path: String
    public let line: Int
  }

  /// The number of places that use missing API or import what isn't here.
  public var missing: Int { (symbols + differences + modules).reduce(0) { $0 + $1.count } }

  /// The share of uses that the compiler finds, from 0 to 1; nil if it didn't look at all modules.
  ///
  /// What is left out isn't found.
  public var coverage: Double? {
    guard verdicts.allSatisfy(\.isFinished) else { return nil }
    return uses == 0
      ? (missing == 0 ? 1 : 0) : max(0, 1 - Double(missing + uncheckedUses) / Double(uses))
  }

  /// True if the app compiles as it is.
  public var isComplete: Bool {
    errors.isEmpty && problems.isEmpty && complaints.isEmpty && modules.isEmpty
      && verdicts.allSatisfy { $0.result == .compiles } && leftOut.isEmpty
      && !documents.contains { $0.severity == .error }
  }
}

extension CheckReport {
  init(
    app: String,
    fileCount: Int,
    names: NameCount,
    problems: [BuildProblem],
    imports: [Finding],
    documents: [Problem] = [],
    complaints: [String],
    leftOut: LeftOutSource = LeftOutSource(),
    verdicts: [ModuleVerdict],
    errors: [(error: CompilerError, shortfall: Shortfall)]
  ) {
    self.app = app
    self.fileCount = fileCount
    lineCount = names.lineCount
    self.leftOut = leftOut
    uncheckedUses = names.uncheckedTotal
    uses = names.total + imports.reduce(0) { $0 + $1.count }
    modules = imports
    self.documents = documents
    self.verdicts = verdicts
    self.complaints = complaints
    self.problems = problems.filter {
      if case .missingModule = $0.kind { false } else { true }
    }
    self.errors = errors.map(\.error).sorted()
    symbols = Self.findings(errors) { if case .symbol(let name) = $0 { name } else { nil } }
    differences = Self.findings(errors) {
      if case .difference(let text) = $0 { text } else { nil }
    }
  }

  private static func findings(
    _ errors: [(error: CompilerError, shortfall: Shortfall)],
    _ name: (Shortfall) -> String?
  ) -> [Finding] {
    var places: [String: [CompilerError]] = [:]
    for (error, shortfall) in errors {
      name(shortfall).map { places[$0, default: []].append(error) }
    }
    return places.map { name, errors in
      let first = errors.min() ?? errors[0]
      return Finding(name: name, count: errors.count, path: first.path, line: first.line)
    }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
