internal import Foundation
internal import XcodeProjects

/// Walks from an app's target to the libraries that it stands on.
struct Survey {
  private let catalog: ModuleCatalog
  private let workspace: Workspace
  private let targets: [XcodeProject.Target]
  /// Those of the targets that have Swift sources which are there.
  private let libraries: [XcodeProject.Target]
  private var packages: PackageShelf
  private let enclosing: EnclosingPackages
  private(set) var missing: Set<String> = []
  var problems: [BuildProblem]
  private var done: [AppPlan.Module] = []
  private var begun: Set<String> = []

  init(_ workspace: Workspace, catalog: ModuleCatalog, resolver: PackageResolver? = nil) {
    self.catalog = catalog
    self.workspace = workspace
    let carthage = CarthageCheckouts(beside: workspace.url.deletingLastPathComponent())
    targets = (workspace.projects.flatMap(\.targets) + carthage.targets).filter {
      [.framework, .staticLibrary].contains($0.product) || $0.isDynamicLibrary
    }
    libraries = targets.filter { $0.swiftSources.contains(where: Self.isThere) }
    var shelf = PackageShelf(workspace.packages)
    let fetching = workspace.addRemotePackages(to: &shelf, resolver)
    // What the project names comes first; Carthage's copies are for what is missing still.
    shelf.add(carthage.packages, onlyForMissing: true)
    packages = shelf
    enclosing = EnclosingPackages(around: workspace.url.deletingLastPathComponent())
    problems = shelf.problems + fetching
  }

  /// The modules below an app, and the app's own at the end.
  mutating func modules(for app: XcodeProject.Target) -> [AppPlan.Module] {
    add(app)
    return done
  }

  // MARK: - Targets

  private mutating func add(_ target: XcodeProject.Target) {
    guard begun.insert(target.moduleName).inserted else { return }
    let sources = checked(target)
    var module = AppPlan.Module(
      name: target.moduleName,
      sources: sources,
      resources: present(target.resources.filter { !DataModelClasses.isModel($0) }, target),
      in: workspace.folder(of: target)
    )
    module.language = AppPlan.Language(target.settings)
    // Xcode compiles models in either phase; a folder kept in step gives them to both.
    let files = target.sources + target.resources
    for model in present(files.filter(DataModelClasses.isModel), target).map(\.standardizedFileURL)
    where !module.dataModels.contains(model) {
      module.dataModels.append(model)
    }
    module.bundles = bundles(of: target)
    module.implied = ImpliedImports(target, in: workspace.folder(of: target)).modules
    problems += target.settings.oversized.map {
      BuildProblem(workspace.url.path, .oversizedSetting($0, target: target.name))
    }
    let wanted = Set(target.dependencies + target.packageProducts + target.linked.map(Self.stem))
    finish(&module, wanted: wanted)
  }

  /// The bundles that a target has built first: what a pod's `resource_bundles` names, and what
  /// Xcode makes of a target for a bundle.
  private mutating func bundles(of target: XcodeProject.Target) -> [AppPlan.ResourceBundle] {
    let all = workspace.projects.flatMap(\.targets)
    let wanted = all.filter { $0.isBundle && target.dependencies.contains($0.name) }
    return wanted.map { bundle in
      AppPlan.ResourceBundle(
        name: bundle.settings["PRODUCT_NAME"] ?? bundle.name,
        resources: present(bundle.resources, bundle)
      )
    }
  }

  /// The Swift sources of a target that are there; what else it compiles is a problem.
  private mutating func checked(_ target: XcodeProject.Target) -> [URL] {
    var swift: [URL] = []
    for source in present(target.sources, target) {
      switch ForeignSource(source) {
      case .none: swift.append(source)
      case .language(let name):
        let kind = BuildProblem.Kind.foreignSource(language: name, target: target.name)
        problems.append(BuildProblem(source.path, kind))
      case .other: break
      }
    }
    if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      let url = URL(fileURLWithPath: header, relativeTo: workspace.folder(of: target))
      problems.append(BuildProblem(url.path, .bridgingHeader(target: target.name)))
    }
    return swift
  }

  /// The files that are there; each that isn't is a problem.
  private mutating func present(_ files: [URL], _ target: XcodeProject.Target) -> [URL] {
    files.filter { file in
      let isThere = Self.isThere(file)
      if !isThere { problems.append(BuildProblem(file.path, .missingFile(target: target.name))) }
      return isThere
    }
  }

  private static func isThere(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  /// A framework's name, of a file such as `Kit.framework` or `libKit.a`.
  private static func stem(_ file: String) -> String {
    let name = file.split(separator: ".").first.map(String.init) ?? file
    return name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
  }

  // MARK: - Dependencies

  /// Adds what the module stands on, then itself.
  private mutating func finish(
    _ module: inout AppPlan.Module,
    wanted: Set<String>,
    modules: Set<String> = []
  ) {
    var check = checked(&module)
    let around = enclosing.folders(offering: module.missing)
    if !around.isEmpty {
      packages.add(around)
      check = checked(&module)
      problems.removeAll { $0.kind.isRemotePackage(of: packages.modules.map(\.name)) }
    }
    problems += check.problems
    missing.formUnion(module.missing)
    let named = libraries.filter { wanted.contains($0.name) }.map(\.moduleName)
    let needed = check.used.union(named).union(modules).union(packages.modules(ofProducts: wanted))
    for name in needed.sorted() where name != module.name {
      add(moduleNamed: name)
      module.dependencies.append(name)
    }
    problems += module.dataModels.flatMap(DataModelClasses.problems)
    // A library's umbrella header, which CocoaPods writes too, hands UIKit on to who imports it.
    let seesUIKit = module.isOfPackage || module.implied.contains("UIKit")
    if !module.dependencies.isEmpty, !seesUIKit { module.implied.append("UIKit") }
    done.append(module)
  }

  /// The imports of a module, held against the libraries there are.
  private func checked(_ module: inout AppPlan.Module) -> ImportCheck {
    let known = Set(libraries.map(\.moduleName)).union(packages.modules.map(\.name))
    var check = ImportCheck(catalog: catalog, known: known, origin: origin)
    check.check(&module)
    return check
  }

  private mutating func add(moduleNamed name: String) {
    if let target = libraries.first(where: { $0.moduleName == name }) {
      add(target)
    } else if let package = packages.modules.first(where: { $0.name == name }),
      begun.insert(name).inserted
    {
      var module = package
      problems += packages.problems(of: name)
      finish(&module, wanted: [], modules: packages.modules(below: name))
    }
  }

  private func origin(of module: String) -> BuildProblem.ModuleOrigin {
    if let advice = SystemFrameworks.advice(for: module) { return .system(advice: advice) }
    let target = targets.first { $0.moduleName == module }
    if let target { return target.swiftSources.isEmpty ? .foreignTarget : .absentSources }
    if let origin = packages.lacking[module] { return origin }
    let products = workspace.projects.flatMap(\.targets).flatMap(\.packageProducts)
    if products.contains(module) { return .remotePackage }
    return Surroundings(workspace.url.deletingLastPathComponent()).origin(of: module) ?? .unknown
  }
}

/// The language of a source that isn't Swift.
private enum ForeignSource {
  case none, other
  case language(String)

  init(_ url: URL) {
    // CocoaPods writes a source without anything into each pod, so that there is something to link.
    guard !url.lastPathComponent.hasSuffix("-dummy.m") else {
      self = .other
      return
    }
    switch url.pathExtension {
    case "swift": self = .none
    case "m": self = .language("Objective-C")
    case "mm": self = .language("Objective-C++")
    case "c": self = .language("C")
    case "cpp", "cc", "cxx": self = .language("C++")
    case "metal": self = .language("Metal")
    default: self = .other
    }
  }
}

extension AppPlan.Language {
  /// The language mode of a project's `SWIFT_VERSION`; what is not said is Swift 5.
  ///
  /// The compiler knows no version before 4 any more; such projects come closest to it.
  static func mode(forVersion version: String) -> String {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    switch (parts.first ?? 5, parts.count > 1 ? parts[1] : 0) {
    case (..<4, _), (4, ..<2): return "4"
    case (4, _): return "4.2"
    case (5, _): return "5"
    default: return "6"
    }
  }

  init(_ settings: BuildSettings) {
    mode = Self.mode(forVersion: settings["SWIFT_VERSION"] ?? "")
    conditions = settings.compilationConditions
    isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    features = Self.features(settings, inSwift6: mode == "6")
  }

  /// The upcoming features of the language that a project asks for, one by one or by names for
  /// several; Swift 6 has some of them anyway.
  private static func features(_ settings: BuildSettings, inSwift6 isNewest: Bool) -> [String] {
    var features: [String] = []
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      if !isNewest {
        features += [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
          "InferSendableFromCaptures",
        ]
      }
    }
    if settings["SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY"] == "YES" {
      features.append("MemberImportVisibility")
    }
    guard !isNewest else { return features }
    // The strictest check of concurrency brings these two along, which let more compile.
    let isStrict = settings["SWIFT_STRICT_CONCURRENCY"] == "complete"
    if isStrict || settings["SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES"] == "YES" {
      features.append("IsolatedDefaultValues")
    }
    if isStrict || settings["SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION"] == "YES" {
      features.append("RegionBasedIsolation")
    }
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "YES" {
      features.append("BareSlashRegexLiterals")
    }
    return features
  }
}

extension XcodeProject.Target {
  /// The Swift sources that a project names, be they there or not.
  fileprivate var swiftSources: [URL] { sources.filter { $0.pathExtension == "swift" } }

  fileprivate var isBundle: Bool { product == .other("com.apple.product-type.bundle") }

  fileprivate var isDynamicLibrary: Bool {
    product == .other("com.apple.product-type.library.dynamic")
  }
}
