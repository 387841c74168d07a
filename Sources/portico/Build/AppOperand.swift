internal import AppBuilding
internal import Foundation

/// The app that a command line names, and which of its targets.
struct AppOperand {
  /// The name of the operand in the help.
  static let name = "PROJECT|WORKSPACE|FOLDER"
  /// The option that picks a target.
  static let targetOption = Syntax.Option(
    name: "--target",
    value: "NAME",
    help: "Which app of the project; the first if not given."
  )

  /// The option that picks a scheme.
  static let schemeOption = Syntax.Option(
    name: "--scheme",
    value: "NAME",
    help: "The scheme that names the app and its configuration; Debug if not given."
  )

  private let url: URL
  private let target: String?
  private let scheme: String?

  init(_ arguments: Arguments, command: String) throws(UsageError) {
    url = URL(fileURLWithPath: try arguments.onlyOperand(Self.name, command: command))
    target = arguments.value(Self.targetOption.name)
    scheme = arguments.value(Self.schemeOption.name)
  }

  /// Returns the plan of the app and the folders that it is built in.
  func plan() throws -> (plan: AppPlan, places: PorticoPlaces) {
    let places = try PorticoPlaces.found()
    let catalog = ModuleCatalog(portico: places.package)
    let planner = AppPlanner(
      catalog: catalog,
      target: target,
      scheme: scheme,
      packages: PackageResolver(places) { Console.complain($0) }
    )
    return (try planner.plan(for: url), places)
  }

  /// Says why there is no app.
  ///
  /// - Returns: The exit code: 1 for errors of the app's sources, 2 for what keeps Portico from
  ///   working, and a shell's code for a signal.
  static func tell(_ error: any Error) -> Int32 {
    Console.complain("portico: \(error)")
    return switch error as? BuildError {
    case .compiling: 1
    default: Interruption.exitCode ?? 2
    }
  }
}
