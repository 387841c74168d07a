/// The problems of one document, listed up to a limit and counted beyond.
struct Findings {
  /// No more problems of one document are listed.
  static let limit = 1000

  /// Names and spellings checked; the other counts are the report's.
  var totals = AuditReport.Totals()
  /// Listed in the order found.
  private(set) var problems: [Problem] = []

  /// References to scenes of other storyboards, resolved once all documents are read.
  var references: [SceneReference] = []

  private var unlisted = 0
  private let document: Document

  init(_ document: Document) {
    self.document = document
    totals.loaded = 1
    totals.scenes = document.scenes.count
    totals.elements = document.index.elements.count
    problems = document.problems
  }

  /// True if another problem would still be listed; messages that cost time are not made otherwise.
  var hasRoom: Bool { problems.count < Findings.limit }

  /// Adds a problem at an attribute, or at the element itself.
  mutating func add(
    _ severity: Problem.Severity,
    _ kind: Problem.Kind,
    _ element: Element,
    attribute: String? = nil
  ) {
    guard hasRoom else {
      unlisted += 1
      return
    }
    let position =
      attribute.map { document.position(of: $0, in: element) } ?? element.position
    problems.append(
      Problem(file: document.file, position: position, severity: severity, kind: kind)
    )
  }

  /// The problems in the document's order, with a word about those that are not listed.
  var sorted: [Problem] {
    var sorted = problems.sorted { $0.position < $1.position }
    if unlisted > 0, let last = sorted.last {
      sorted.append(
        Problem(file: last.file, position: last.position, severity: .note, kind: .more(unlisted))
      )
    }
    return sorted
  }
}
