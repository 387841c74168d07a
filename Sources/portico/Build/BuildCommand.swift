internal import AppBuilding
internal import Foundation

/// `portico build`: an app from its Xcode project or its sources.
struct BuildCommand: Command {
  static let syntax = Syntax(
    name: "build",
    summary: "Builds an iOS app from its project, as it is.",
    operands: AppOperand.name,
    options: shared,
    notes: """
      The first build compiles Portico too, which takes a few minutes; later ones compile what
      changed. Everything is kept in $XDG_CACHE_HOME/portico, or ~/.cache/portico.

      Exit codes: 0 the app is built, 1 its sources have errors, 2 nothing could be done.
      """
  )

  /// The options that `build` and `run` share.
  static let shared: [Syntax.Option] = [
    AppOperand.targetOption, AppOperand.schemeOption,
    .init(name: "--warnings", help: "Show the compiler's warnings too."),
  ]

  let work: AppWork

  init(_ arguments: Arguments) throws(UsageError) {
    work = try AppWork(arguments, command: Self.syntax.name)
  }

  func run() -> Int32 {
    switch work.build() {
    case .success(let builder):
      Console.print(builder.bundle.path)
      return 0
    case .failure(let code): return code.value
    }
  }
}

/// The work that `build` and `run` do first: plan, build, and report progress.
struct AppWork {
  /// The exit code of a command that ends early.
  struct Failure: Error { let value: Int32 }

  private let app: AppOperand
  private let showsWarnings: Bool

  init(_ arguments: Arguments, command: String) throws(UsageError) {
    app = try AppOperand(arguments, command: command)
    showsWarnings = arguments.has("--warnings")
  }

  func build() -> Result<AppBuilder, Failure> {
    do {
      let (plan, places) = try app.plan()
      for problem in plan.problems { Console.complain("\(problem)") }
      let log = BuildLog(showsWarnings: showsWarnings)
      let builder = AppBuilder(plan, places: places) { log.tell($0) }
      defer { log.finish() }
      try builder.build()
      return .success(builder)
    } catch {
      return .failure(Failure(value: AppOperand.tell(error)))
    }
  }
}
