public import Foundation

/// Builds an app: lowers its sources, compiles them with Portico, and lays its folder out.
public struct AppBuilder: Sendable {
  private let package: GeneratedPackage
  private let report: @Sendable (BuildEvent) -> Void

  /// A builder that reports what it does as it does it.
  public init(
    _ plan: AppPlan,
    places: PorticoPlaces,
    report: @escaping @Sendable (BuildEvent) -> Void
  ) {
    package = GeneratedPackage(plan, places: places)
    self.report = report
  }

  /// What is built.
  public var plan: AppPlan { package.plan }

  /// The app's folder, whether it is built yet or not.
  public var bundle: URL { package.bundle }

  /// The program to run.
  public var executable: URL {
    bundle.appendingPathComponent(package.plan.infoPlist.executable)
  }

  /// Builds what changed since the last time.
  ///
  /// - Throws: Why there is no app; what the compiler said was reported before.
  public func build() throws(BuildError) {
    try lower()
    try Files.write(
      Data(package.manifest.utf8),
      to: package.folder.appendingPathComponent("Package.swift")
    )
    let program = try compile()
    for problem in try AppBundle(package).write(program: program) {
      report(.complaint("\(problem)"))
    }
  }

  private func lower() throws(BuildError) {
    var count = 0
    for module in package.plan.modules {
      report(.lowering(module.name, count: module.sources.count))
      let result = try lowered(module).write(
        with: package.places.lowerer,
        importing: package.plan.dependencies(of: module).map(lowered)
      )
      for complaint in result.complaints { report(.complaint(complaint)) }
      count += result.count
    }
    report(.lowered(count, of: package.plan.sourceCount))
  }

  private func lowered(_ module: AppPlan.Module) -> LoweredSources {
    LoweredSources(module, in: package.sources(of: module))
  }

  private func compile() throws(BuildError) -> URL {
    let output = CompilerOutput(
      modules: Set(package.plan.modules.map(\.name)),
      places: package.plan.modules.flatMap { lowered($0).places }
    )
    var reader = output
    let arguments = [
      "build", "--package-path", package.folder.path, "--scratch-path", package.places.scratch.path,
      "--product", package.product, "--disable-index-store", "-debug-info-format", "none",
      // The plan in the shared folder may be that of another app.
      "--disable-build-manifest-caching",
    ]
    let code: Int32
    do {
      code = try Tool(Toolchain.current.swift, arguments).run { line in
        for event in reader.read(line) { report(event) }
      }
    } catch {
      throw .tool("swift build", reason: error.localizedDescription)
    }
    for event in reader.finish() { report(event) }
    guard code == 0 else { throw .compiling(errors: reader.errorCount) }
    return package.places.scratch.appendingPathComponent("debug/\(package.product)")
  }
}

/// Something that happened while an app was built.
public enum BuildEvent: Equatable, Sendable {
  case lowering(String, count: Int)
  case lowered(Int, of: Int)
  /// A step of the compiler; Portico itself is compiled when the first app is built.
  case compiling(Int, of: Int, what: String, isPortico: Bool)
  case linking
  /// What the compiler says of the app's sources, with the lines that belong to it.
  case diagnostic(severity: Severity, text: String)
  /// What can't be taken as it is.
  case complaint(String)

  /// How bad a message of the compiler is.
  public enum Severity: Sendable { case error, warning }
}
