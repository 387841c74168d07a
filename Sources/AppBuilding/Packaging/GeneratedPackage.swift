internal import Foundation

/// The package that an app is compiled as: where it lies, and its manifest.
struct GeneratedPackage {
  let plan: AppPlan
  let places: PorticoPlaces
  /// The folder of the package; the app's bundle lies in it too.
  let folder: URL
  /// Changes whenever Portico does.
  let stamp: String

  init(_ plan: AppPlan, places: PorticoPlaces) {
    self.plan = plan
    self.places = places
    stamp = places.library?.stamp ?? PackageStamp(places.package).text
    let name = "\(plan.app.name)-\((plan.origin.path + plan.app.name).shortHash)"
    folder = places.cache.appendingPathComponent(name)
  }

  /// The folder of a module's lowered sources.
  func sources(of module: AppPlan.Module) -> URL {
    folder.appendingPathComponent("Sources/\(module.name)")
  }

  /// The app's bundle.
  var bundle: URL { folder.appendingPathComponent("\(plan.name).app") }

  /// The name of the package, and of the program that it builds: all apps are compiled in one
  /// folder, where two may have modules of the same name.
  var product: String { folder.lastPathComponent }

  /// The folder in which the package manager compiles.
  ///
  /// It looks for interfaces there first: where Portico is a library, each app has a folder of its
  /// own, or an app named as a framework would hide that from all others.
  var scratch: URL {
    places.library == nil ? places.scratch : places.scratch.appendingPathComponent(product)
  }

  /// The sources of a module, lowered.
  func lowered(_ module: AppPlan.Module) -> LoweredSources {
    LoweredSources(module, in: sources(of: module), files: places.files)
  }

  /// The text of `Package.swift`.
  var manifest: String {
    let entry = needsEntryTarget ? [EntryTarget.target(for: plan.app)] : []
    let targets = (plan.modules.map(target) + entry).joined(separator: "\n")
    let program = needsEntryTarget ? EntryTarget.name : targetName(plan.app.name)
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(product.quoted),
        products: [.executable(name: \(product.quoted), targets: [\(program.quoted)])],
        dependencies: [\(dependency)],
        targets: [
      \(targets)
        ]
      )

      """
  }

  /// True if the app's module can't be the program, since no linker takes the name of its beginning.
  ///
  /// A program that begins in a file named `main` begins by that name in any case.
  var needsEntryTarget: Bool {
    !plan.app.name.utf8.allSatisfy { $0 < 0x80 }
      && !plan.app.sources.contains { $0.lastPathComponent == "main.swift" }
  }

  /// The name of a module's target: names of Portico's own targets can't be used again in one graph of
  /// packages, as by an app named after a framework.
  private func targetName(_ module: String) -> String {
    places.library == nil && PorticoModules.needed.contains(module) ? module + "App" : module
  }

  private var dependency: String {
    places.library == nil
      ? ".package(name: \"Portico\", path: \(places.package.path.quoted))" : ""
  }

  private func target(_ module: AppPlan.Module) -> String {
    let isApp = module.name == plan.app.name
    let isProgram = isApp && !needsEntryTarget
    // The code that opens an app's screens is found by its name once it is linked.
    let products = isApp ? ["UIKit", "AppTour"] : ["UIKit"]
    let dependencies =
      (places.library == nil
        ? products.map { #".product(name: "\#($0)", package: "Portico")"# } : [])
      + module.dependencies.map { targetName($0).quoted }
    return """
          .\(isProgram ? "executableTarget" : "target")(
            name: \(targetName(module.name).quoted),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \("Sources/\(module.name)".quoted),
            exclude: [\(LoweredSources.notes.map(\.quoted).joined(separator: ", "))],
            swiftSettings: [\(settings(module).joined(separator: ", "))],
            linkerSettings: [\(isApp ? linking : "")]
          ),
      """
  }

  /// The settings of the linker: the shared library, found again where it is.
  private var linking: String {
    guard let folder = places.library?.folder.path else { return "" }
    return ".unsafeFlags([\"-L\", \(folder.quoted), \"-lPortico\", \"-Xlinker\", \"-rpath\", "
      + "\"-Xlinker\", \(folder.quoted)])"
  }

  /// The places of modules: of the system's libraries, and of Portico's interfaces where a library
  /// stands for its package.
  private var searching: String {
    let portico = places.library.map { [$0.modules, places.foreign] } ?? []
    let folders = [places.systemLibraries] + portico
    let options = folders.flatMap { ["-I".quoted, $0.path.quoted] }
    return ".unsafeFlags([\(options.joined(separator: ", "))])"
  }

  /// The names of the app's own files for those that are compiled, in traces of crashes.
  private func origin(of module: AppPlan.Module) -> String {
    // The package manager names sources from the package's folder.
    let places = "Sources/\(module.name)=\(module.root.path)"
    return ".unsafeFlags([\"-debug-prefix-map\", \(places.quoted)])"
  }

  /// The settings of the compiler.
  ///
  /// The stamp makes it compile all sources anew when Portico changed, since it would miss a change
  /// of a superclass's superclass.
  private func settings(_ module: AppPlan.Module) -> [String] {
    let language = module.language
    return [
      ".swiftLanguageMode(.v\(language.mode.replacing(".", with: "_")))",
      ".define(\"PORTICO_\(stamp)\")",
      origin(of: module), searching,
    ]
      + (needsEntryTarget && module.name == plan.app.name ? [EntryTarget.setting] : [])
      + (language.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + language.conditions.map { ".define(\($0.quoted))" }
      + language.features.map { ".enableUpcomingFeature(\($0.quoted))" }
      + language.experiments.map { ".enableExperimentalFeature(\($0.quoted))" }
  }
}

extension String {
  /// As Swift writes it.
  var quoted: String {
    let text = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text.replacing("\n", with: "\\n"))\""
  }

  /// A short name of the text that is the same on every run.
  var shortHash: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
