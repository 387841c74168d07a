internal import CoreGraphics
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Lays one document out and says which frames will not be the saved ones.
struct LayoutTask: DocumentTask {
  static let syntax = AuditCommand.syntax

  /// The findings in a document.
  nonisolated struct Result: Codable, Sendable {
    var frames = AuditReport.Frames()
    var problems: [Problem] = []
  }

  init(_ arguments: Arguments) throws(UsageError) {}

  func result(of order: WorkOrder, reaching: (SceneMark) -> Void) -> Result {
    var options = PreviewOptions()
    options.keepsDrawnPlaces = true
    let found = order.document
    ResourceLibrary.shared.searchPath = ResourceLibrary.searchPath(of: found.url)
    var result = Result()
    // Documents that cannot be read are reported by the audit without layout.
    guard
      let preview = try? DocumentPreview(
        contentsOf: found.url,
        below: found.root,
        options: options
      )
    else { return result }
    let subjects = preview.subjects.filter { !order.withoutScenes.contains($0.id) }
    let findings = preview.layoutFindings(of: subjects) { reaching($0.mark) }
    result.frames.count(findings)
    result.problems = findings.problems(in: found.url.path(percentEncoded: false))
    return result
  }
}

/// Has documents laid out, each by itself.
struct LayoutAudit {
  let paths: [String]
  let workforce: Workforce<LayoutTask>

  /// Adds what was found to a report.
  func add(to report: inout AuditReport) throws(UsageError) {
    var frames = AuditReport.Frames()
    var problems: [Problem] = []
    let documents = paths.compactMap { DocumentFinder.documents(at: $0) }.flatMap(\.self)
    var done = 0
    try workforce.run(documents) { document, outcome in
      Console.progress(done, of: documents.count, document.name)
      done += 1
      let file = document.url.path(percentEncoded: false)
      if let result = outcome.result {
        frames += result.frames
        problems += result.problems
        report.documentFrames.append(.init(file: file, frames: result.frames))
      }
      problems += outcome.stops.map { $0.problem(in: file) }
    }
    Console.progress(documents.count, of: documents.count, "")
    report.problems += problems
    report.frames = frames
  }
}

extension AuditReport.Frames {
  fileprivate mutating func count(_ findings: LayoutFindings) {
    for comparison in findings.comparisons { count(comparison) }
    let staleElements = findings.staleElements
    for comparison in findings.comparisons {
      if staleElements.contains(ObjectIdentifier(comparison.element)) {
        stale += 1
      } else {
        countSound(comparison)
      }
    }
    ambiguousViews += findings.ambiguities.count
    conflictingConstraints += findings.conflicts.count
  }

  fileprivate mutating func count(_ comparison: FrameComparison) {
    compared += 1
    if comparison.matches { matched += 1 }
    if comparison.isExact { exact += 1 }
    if !comparison.openNumbers.isEmpty { open += 1 }
    guard !comparison.dependsOnText else { return }
    textFree += 1
    if comparison.matches { textFreeMatched += 1 }
    guard comparison.hangsOnConstraints else { return }
    constrained += 1
    if comparison.matches { constrainedMatched += 1 }
  }
}

extension AuditReport.Frames {
  /// Counts a frame that nothing in the document contradicts.
  fileprivate mutating func countSound(_ comparison: FrameComparison) {
    sound += 1
    if comparison.matches { soundMatched += 1 }
    guard !comparison.dependsOnText else { return }
    soundTextFree += 1
    if comparison.matches { soundTextFreeMatched += 1 }
    guard comparison.hangsOnConstraints else { return }
    soundConstrained += 1
    if comparison.matches { soundConstrainedMatched += 1 }
  }
}

extension LayoutFindings {
  fileprivate func problems(in file: String) -> [Problem] {
    comparisons.filter { !$0.matches }.map { $0.problem(in: file) }
      + ambiguities.map { $0.ambiguity(in: file) } + conflicts.map { $0.problem(in: file) }
      + contradictions.map { $0.problem(in: file) }
  }
}

extension SavedFrameContradiction {
  fileprivate func problem(in file: String) -> Problem {
    Problem(
      file: file,
      position: rule.position,
      severity: .warning,
      kind: .staleFrame(
        rule.name,
        lines: Set(views.map(\.position.line)).sorted(),
        excess: excess.formatted
      )
    )
  }
}

extension ConstraintConflict {
  fileprivate func problem(in file: String) -> Problem {
    Problem(
      file: file,
      position: refused.position,
      severity: .warning,
      kind: .conflictingConstraint(lines: others.map(\.position.line).sorted())
    )
  }
}

extension FrameComparison {
  /// The inputs of the frame that neither constraints nor the document hold.
  private var dependence: String {
    if dependsOnText { return ", which depends on text" }
    return dependsOnUnsaved ? ", which depends on sizes that the document does not hold" : ""
  }

  fileprivate func ambiguity(in file: String) -> Problem {
    Problem(
      file: file,
      position: element.position,
      severity: .warning,
      kind: .ambiguousLayout(className, open: openNumbers.map(\.formatted).listed)
    )
  }

  fileprivate func problem(in file: String) -> Problem {
    Problem(
      file: file,
      position: element.position,
      severity: .warning,
      kind: .movedFrame(
        className + dependence,
        saved: saved.formatted,
        found: found.formatted
      )
    )
  }
}

extension CGFloat {
  /// Rounded to a hundredth.
  fileprivate var formatted: String { formatted(decimals: 2) }
}

extension CGRect {
  fileprivate var formatted: String {
    let numbers = [minX, minY, width, height].map(\.formatted)
    return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
  }
}

extension FrameComparison.Number {
  fileprivate var formatted: String {
    switch self {
    case .x: "x position"
    case .y: "y position"
    case .width: "width"
    case .height: "height"
    }
  }
}
