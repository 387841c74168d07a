internal import AppBuilding
internal import Foundation

/// `portico check`: what an app uses that Portico lacks.
struct CheckCommand: Command {
  static let syntax = Syntax(
    name: "check",
    summary: "Tells what an iOS app uses that Portico lacks.",
    operands: "PROJECT|WORKSPACE|FOLDER",
    options: [
      .init(
        name: "--target",
        value: "NAME",
        help: "Which app of the project; the first if not given."
      ),
      .init(
        name: "--format",
        short: "-f",
        value: "FORMAT",
        choices: CheckFormat.allCases.map(\.rawValue),
        help: "How the report is written."
      ),
      .init(name: "--all", help: "List everything instead of the most frequent."),
      .init(name: "--errors", help: "List the compiler's errors too, by place."),
    ],
    notes: """
      The sources are lowered and type-checked; no code is made. Modules that aren't here are left
      out of the sources, so that the rest is looked at all the same.

      Coverage is the share of uses of frameworks' names that the compiler finds. A use is a type
      of Apple's, such as UILabel, or a member behind a dot, wherever it stands outside of comments
      and texts, unless the app declares that name itself. What is missing is counted by the
      places at which the compiler says so.

      Exit codes: 0 nothing is missing, 1 something is, 2 could not check.
      """
  )

  private let app: URL
  private let target: String?
  private let format: CheckFormat
  private let listsAll: Bool
  private let listsErrors: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard let path = arguments.operands.first else {
      throw .missingOperand("PROJECT|WORKSPACE|FOLDER", command: Self.syntax.name)
    }
    app = URL(fileURLWithPath: path)
    target = arguments.value("--target")
    format = arguments.value("--format").flatMap(CheckFormat.init) ?? .text
    listsAll = arguments.has("--all")
    listsErrors = arguments.has("--errors")
  }

  func run() -> Int32 {
    do {
      let places = try PorticoPlaces.found()
      let catalog = ModuleCatalog(portico: places.package)
      let plan = try AppPlanner(catalog: catalog, target: target).plan(for: app)
      let report = try AppCheck(plan, places: places) { Self.tell($0) }.run()
      let limit = listsAll ? Int.max : 20
      Console.print(format.text(of: report, limit: limit, listsErrors: listsErrors))
      return report.isComplete ? 0 : 1
    } catch {
      Console.complain("portico: \(error)")
      return 2
    }
  }

  private static func tell(_ event: CheckEvent) {
    switch event {
    case .compilingPortico:
      Console.complain("Compiling Portico, which is done once and takes a few minutes")
    case .checking: break
    }
  }
}
