internal import AppBuilding
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// `portico audit`: what would go wrong with documents, with file, line and column.
struct AuditCommand: Command {
  static let syntax = Syntax(
    name: "audit",
    summary: "Says what would go wrong with storyboards and xibs.",
    operands: "PATH…",
    options: [
      Syntax.Option(
        name: "--format",
        short: "-f",
        value: "FORMAT",
        choices: AuditFormat.allCases.map(\.rawValue),
        help: "How problems are written; github makes annotations of a workflow."
      ),
      Syntax.Option(
        name: "--layout",
        help: "Lay every document out at its own device and compare the frames with the saved ones."
      ),
      Syntax.Option(
        name: "--accessibility",
        help: "Show every scene and warn of what keeps people from using it: missing and equal"
          + " labels, small targets, faint and cut text, elements out of reach, wrong traits."
      ),
      WorkLimits.option,
    ],
    notes: """
      A folder stands for all documents below it; sources, asset catalogues and fonts there are
      looked up as well, and outlets and actions are held against the classes of Swift sources.

      Exit codes: 0 no errors, 1 a problem of severity error, 2 could not run.
      """
  )

  private let audit: Audit
  private let format: AuditFormat
  /// The processes that lay documents out; nil if neither layout nor accessibility is asked for.
  private let workforce: Workforce<LayoutTask>?
  private let comparesFrames: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    for path in try arguments.paths("PATH", command: "audit")
    where !FileManager.default.fileExists(atPath: path) {
      throw .noSuchFile(path)
    }
    audit = Audit(
      paths: arguments.operands,
      symbols: SymbolLibrary.names,
      readClasses: Self.readClasses
    )
    let workforce = try Workforce(LayoutTask.self, arguments)
    comparesFrames = arguments.has("--layout")
    self.workforce = comparesFrames || arguments.has("--accessibility") ? workforce : nil
    format = arguments.value("--format").flatMap(AuditFormat.init) ?? .text
  }

  /// The classes of sources; nil without the command that reads them.
  @Sendable nonisolated private static func readClasses(of sources: [String]) -> [SourceClass]? {
    guard let places = try? PorticoPlaces.found() else { return nil }
    return SourceClassReader(places).classes(of: sources)
  }

  func run() -> Int32 {
    var report = audit.run()
    if let workforce {
      do {
        try LayoutAudit(paths: audit.paths, workforce: workforce, comparesFrames: comparesFrames)
          .add(to: &report)
      } catch {
        Console.complain("portico: \(error)")
        return 2
      }
    }
    guard report.totals.files > 0 else {
      Console.complain(
        "portico: There is no .storyboard or .xib in \(audit.paths.joined(separator: ", "))."
      )
      return 2
    }
    let text = format.text(of: report)
    if !text.isEmpty { Console.print(text) }
    if format == .text {
      Console.complain(report.summary)
      if let frames = report.frames { Console.complain(frames.summary) }
    }
    return report.hasErrors ? 1 : 0
  }
}
