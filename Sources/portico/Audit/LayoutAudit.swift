internal import CoreGraphics
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Lays one document out and says which frames will not be the saved ones, or what keeps people from
/// using its scenes.
struct LayoutTask: DocumentTask {
  static let syntax = AuditCommand.syntax
  private let comparesFrames: Bool
  private let findsObstacles: Bool

  /// The findings in a document.
  nonisolated struct Result: Codable, Sendable {
    var frames = AuditReport.Frames()
    var problems: [Problem] = []
  }

  init(_ arguments: Arguments) throws(UsageError) {
    findsObstacles = arguments.has("--accessibility")
    comparesFrames = arguments.has("--layout") || !findsObstacles
  }

  func result(of order: WorkOrder, reaching: (SceneMark) -> Void) -> Result {
    ResourceLibrary.shared.searchPath = ResourceLibrary.searchPath(of: order.document.url)
    let file = order.document.url.path(percentEncoded: false)
    var result = Result()
    if comparesFrames, let preview = preview(of: order, keepsDrawnPlaces: true) {
      let findings = preview.layoutFindings(of: preview.subjects(of: order)) { reaching($0.mark) }
      result.frames.count(findings)
      result.problems = findings.problems(in: file)
    }
    if findsObstacles, let preview = preview(of: order, keepsDrawnPlaces: false) {
      let findings = preview.accessibilityFindings(of: preview.subjects(of: order)) {
        reaching($0.mark)
      }
      result.problems += findings.map { $0.problem(in: file) }
    }
    return result
  }

  /// Nil for a document that cannot be read, which is reported by the audit without layout.
  private func preview(of order: WorkOrder, keepsDrawnPlaces: Bool) -> DocumentPreview? {
    var options = PreviewOptions()
    options.keepsDrawnPlaces = keepsDrawnPlaces
    let found = order.document
    return try? DocumentPreview(contentsOf: found.url, below: found.root, options: options)
  }
}

extension DocumentPreview {
  fileprivate func subjects(of order: WorkOrder) -> [PreviewSubject] {
    subjects.filter { !order.withoutScenes.contains($0.id) }
  }
}

/// Has documents laid out, each by itself.
struct LayoutAudit {
  let paths: [String]
  let workforce: Workforce<LayoutTask>
  /// `true` if the report gets the totals of frames.
  var comparesFrames = true

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
        if comparesFrames {
          report.documentFrames.append(.init(file: file, frames: result.frames))
        }
      }
      problems += outcome.stops.map { $0.problem(in: file) }
    }
    Console.progress(documents.count, of: documents.count, "")
    report.problems += problems
    if comparesFrames { report.frames = frames }
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

extension AccessibilityFinding {
  fileprivate func problem(in file: String) -> Problem {
    Problem(
      file: file,
      position: position,
      severity: .warning,
      kind: .inaccessible(code: code, text)
    )
  }

  private var code: String {
    switch kind {
    case .contrast: "low-contrast"
    case .elementDetection: "unreachable-element"
    case .hitRegion: "small-target"
    case .sufficientElementDescription: "unclear-label"
    case .dynamicType: "fixed-text-size"
    case .textClipped: "cut-text"
    case .trait: "misleading-trait"
    }
  }
}
