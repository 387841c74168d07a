internal import AppBuilding
internal import Foundation

/// `portico check`: what an app uses that Portico lacks.
struct CheckCommand: Command {
  static let syntax = Syntax(
    name: "check",
    summary: "Tells what an iOS app uses that Portico lacks.",
    operands: AppOperand.name,
    options: [
      AppOperand.targetOption, AppOperand.schemeOption,
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
      places at which the compiler says so, and by the imports of what isn't here. What views of
      SwiftUI show is left out, and so is neither looked at nor covered. Outlets and
      actions of documents are held against the classes of the sources. Where the compiler
      gave up on a module, that is said, and there is no figure.

      Exit codes: 0 nothing is missing, 1 something is, 2 could not check.
      """
  )

  private let app: AppOperand
  private let format: CheckFormat
  private let listsAll: Bool
  private let listsErrors: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    app = try AppOperand(arguments, command: Self.syntax.name)
    format = arguments.value("--format").flatMap(CheckFormat.init) ?? .text
    listsAll = arguments.has("--all")
    listsErrors = arguments.has("--errors")
  }

  func run() -> Int32 {
    do {
      let (plan, places) = try app.plan()
      let report = try AppCheck(plan, places: places) { Self.tell($0) }.run()
      let limit = listsAll ? Int.max : 20
      Console.print(format.text(of: report, limit: limit, listsErrors: listsErrors))
      return report.isComplete ? 0 : 1
    } catch {
      return AppOperand.tell(error)
    }
  }

  private static func tell(_ event: CheckEvent) {
    switch event {
    case .compilingPortico:
      Console.complain("Compiling Portico, which is done once and takes a few minutes")
    case .waiting: Console.complain("Waiting for another portico build")
    case .checking: break
    }
  }
}
