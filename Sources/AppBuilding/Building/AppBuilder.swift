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

  /// The plan of the app that is built.
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
    let lock = CacheLock(in: package.places.cache)
    try lock.held(whenWaiting: { report(.waiting(.otherBuild)) }) { () throws(BuildError) in
      try lower()
      if package.places.library != nil {
        try ForeignModules.write(into: package.places.foreign, package.places.files)
      }
      try SystemLibraries.write(into: package.places.systemLibraries, package.places.files)
      if package.needsEntryTarget {
        try EntryTarget.write(into: package.folder, package.places.files)
      }
      try package.places.files.write(
        Data(package.manifest.utf8),
        to: package.folder.appendingPathComponent("Package.swift")
      )
      let program = try compile()
      for problem in try AppBundle(package).write(program: program) {
        report(.complaint("\(problem)"))
      }
    }
  }

  /// Lays out resources that changed since the last build; the program stays as it is.
  public func layOut() throws(BuildError) {
    let lock = CacheLock(in: package.places.cache)
    try lock.held(whenWaiting: { report(.waiting(.otherBuild)) }) { () throws(BuildError) in
      for problem in try AppBundle(package).write(program: program) {
        report(.complaint("\(problem)"))
      }
    }
  }

  private var program: URL {
    package.scratch.appendingPathComponent("debug/\(package.product)")
  }

  private func lower() throws(BuildError) {
    var (count, all) = (0, 0)
    var leftOut = LeftOutSource()
    for module in package.plan.modules {
      report(.lowering(module.name, count: module.sources.count))
      let result = try package.lowered(module).write(
        with: package.places.lowerer,
        importing: package.plan.dependencies(of: module).map(package.lowered)
      )
      for complaint in result.complaints { report(.complaint(complaint)) }
      count += result.count
      all += result.all
      leftOut.add(result.leftOut)
    }
    if !leftOut.isEmpty { report(.complaint(leftOut.message)) }
    report(.lowered(count, of: all))
  }

  /// The settings for what an app knows about its own lines, for traces and reports about calls.
  ///
  /// A Portico that is compiled with the app would take ten times its place with it.
  private var debugInformation: [String] {
    package.places.library == nil
      ? ["-debug-info-format", "none"] : ["-Xswiftc", "-gline-tables-only"]
  }

  private func compile() throws(BuildError) -> URL {
    let output = CompilerOutput(
      modules: Set(package.plan.modules.map(\.name)),
      places: package.plan.modules.flatMap { package.lowered($0).places },
      hosting: Set(package.plan.modules.flatMap(\.hosting))
    )
    var reader = output
    let arguments =
      [
        "build", "--package-path", package.folder.path, "--scratch-path",
        package.scratch.path,
        "--product", package.product, "--disable-index-store",
        // The plan in the shared folder may be that of another app.
        "--disable-build-manifest-caching",
      ] + debugInformation
    let code: Int32
    do {
      code = try Tool(Toolchain.current.swift, arguments).run { line in
        for event in reader.read(line) { report(event) }
      }
    } catch {
      throw BuildError(error) { .tool("swift build", reason: $0) }
    }
    for event in reader.finish() { report(event) }
    guard code == 0 else {
      if reader.errorCount == 0, !reader.unclaimed.isEmpty { report(.unclaimed(reader.unclaimed)) }
      let packages = package.plan.modules.filter { module in
        module.isOfPackage && module.sources.contains { reader.mistaken.contains($0.path) }
      }
      throw .compiling(errors: reader.errorCount, packages: packages.map(\.name))
    }
    return program
  }
}

/// Something that happened while an app was built.
public enum BuildEvent: Equatable, Sendable {
  /// Somebody else writes where this build would; it goes on when they are done.
  case waiting(Waiting)
  case lowering(String, count: Int)
  case lowered(Int, of: Int)
  /// A step of the compiler; Portico itself is compiled when the first app is built.
  case compiling(Int, of: Int, what: String, isPortico: Bool)
  case linking
  /// A message of the compiler about the app's sources, with the lines that belong to it.
  case diagnostic(severity: Severity, text: String)
  /// A part of the app that can't be built as it is.
  case complaint(String)
  /// The last lines of a compiler that failed without reporting an error.
  case unclaimed([String])

  /// The reason why a build waits.
  public enum Waiting: Sendable {
    /// Another build of Portico's.
    case otherBuild
    /// A package manager that works in the same folder.
    case packageManager
  }

  /// The severity of a message of the compiler.
  public enum Severity: Sendable { case error, warning }
}
