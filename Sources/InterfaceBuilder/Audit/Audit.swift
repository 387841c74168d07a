internal import Dispatch
internal import Synchronization

/// Reads every document below some paths and says what would go wrong with it.
public struct Audit: Sendable {
  /// Files and folders; a folder means all documents below it.
  public let paths: [String]
  /// System symbols that are drawn; nil leaves them unchecked.
  public let symbols: Set<String>?
  /// Reads what classes of Swift sources have, by their paths; nil leaves connections unchecked.
  private let readClasses: (@Sendable ([String]) -> [SourceClass]?)?

  /// An audit of files and folders.
  public init(
    paths: [String],
    symbols: Set<String>? = nil,
    readClasses: (@Sendable ([String]) -> [SourceClass]?)? = nil
  ) {
    self.paths = paths
    self.symbols = symbols
    self.readClasses = readClasses
  }

  private static let rules: [any Rule] = [
    VocabularyRule(), IdentifierRule(), ReachRule(), ReferenceRule(), ConnectionRule(),
    ElementRules.standard,
  ]

  /// Reads and judges, with every core at work.
  public func run() -> AuditReport {
    var survey = Survey()
    for path in paths { survey.add(path) }
    var surroundings = survey.surroundings
    surroundings.symbols = symbols
    surroundings.members = readClasses.flatMap { survey.members($0) }
    let sheets = sheets(for: survey.documents, surroundings)
    var report = AuditReport()
    let storyboards = Dictionary(grouping: sheets.compactMap(\.names), by: \.storyboard)
    for sheet in sheets {
      report.totals += sheet.totals
      report.problems += sheet.problems
      report.problems += survey.missing(sheet.nibs)
      guard survey.hasFolder else { continue }
      report.problems += sheet.references.compactMap { $0.problem(among: storyboards) }
    }
    return report
  }

  /// Judges one document that is read already.
  public static func problems(of document: Document, in surroundings: Surroundings = .init())
    -> [Problem]
  {
    findings(document, surroundings).sorted
  }

  private func sheets(for documents: [String], _ surroundings: Surroundings) -> [Sheet] {
    let done = Mutex([Int: Sheet]())
    DispatchQueue.concurrentPerform(iterations: documents.count) { place in
      let sheet = Audit.sheet(for: documents[place], surroundings)
      done.withLock { $0[place] = sheet }
    }
    let sheets = done.withLock { $0 }
    return documents.indices.compactMap { sheets[$0] }
  }

  private static func sheet(for path: String, _ surroundings: Surroundings) -> Sheet {
    do throws(DocumentError) {
      let document = try Document(path: path)
      let findings = findings(document, surroundings)
      return Sheet(
        totals: findings.totals,
        problems: findings.sorted,
        references: findings.references,
        nibs: document.nibReferences,
        names: SceneNames(document)
      )
    } catch {
      let totals = AuditReport.Totals(files: 1, failed: 1)
      return Sheet(totals: totals, problems: [Problem(error)])
    }
  }

  private static func findings(_ document: Document, _ surroundings: Surroundings) -> Findings {
    var findings = Findings(document)
    findings.totals.files = 1
    for rule in rules { rule.check(document, surroundings, &findings) }
    return findings
  }
}

/// The part of a document's audit that is kept.
private struct Sheet: Sendable {
  let totals: AuditReport.Totals
  let problems: [Problem]
  var references: [SceneReference] = []
  var nibs: [NibReference] = []
  var names: SceneNames?
}
