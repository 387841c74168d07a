/// Holds the imports of modules against what there is.
struct ImportCheck {
  let catalog: ModuleCatalog
  /// Modules that can be built.
  let known: Set<String>
  /// Answers the origin of a module on iOS.
  let origin: (String) -> BuildProblem.ModuleOrigin
  private(set) var problems: [BuildProblem] = []
  /// The known modules that were imported.
  private(set) var used: Set<String> = []

  /// On iOS Foundation brings Core Foundation and the keychain along, and Core Graphics.
  private static let besideFoundation = ["FoundationAdditions", "CoreGraphics"]

  init(
    catalog: ModuleCatalog,
    known: Set<String>,
    origin: @escaping (String) -> BuildProblem.ModuleOrigin
  ) {
    self.catalog = catalog
    self.known = known
    self.origin = origin
  }

  /// Notes what a module's sources import, and leaves out those that can't be read.
  ///
  /// Each missing module is a problem once, where it is first imported.
  mutating func check(_ module: inout AppPlan.Module) {
    var missing: [String] = []
    var (observes, declaresObservable) = (false, false)
    // What a header brings along and isn't here may be used by no Swift source.
    module.implied.removeAll { !ImpliedImports.bases.contains($0) && !catalog.contains($0) }
    for source in module.sources {
      guard let list = ImportList(contentsOf: source) else {
        problems.append(BuildProblem(source.path, .unreadableSource))
        module.sources.removeAll { $0 == source }
        continue
      }
      module.asksForBundle = module.asksForBundle || list.asksForBundle
      if list.asksForCombine, catalog.contains("Combine"), !module.implied.contains("Combine") {
        module.implied.append("Combine")
      }
      observes = observes || list.asksForObservation
      declaresObservable = declaresObservable || list.declaresObservable
      if list.entries.contains(where: { $0.module == "SwiftUI" }) {
        module.hosting.append(source.path)
      }
      if let app = list.app {
        problems.append(BuildProblem(source.path, line: app.line, .viewsOnly(app: app.name)))
      }
      if list.entries.contains(where: { $0.module == "Foundation" }) {
        for name in Self.besideFoundation
        where catalog.contains(name) && !module.implied.contains(name) {
          module.implied.append(name)
        }
      }
      // Darwin is the library of C, which has another name here.
      for entry in list.entries where entry.module != module.name && entry.module != "Darwin" {
        if known.contains(entry.module) {
          used.insert(entry.module)
        } else if !catalog.contains(entry.module), !missing.contains(entry.module) {
          missing.append(entry.module)
          let kind = BuildProblem.Kind.missingModule(entry.module, origin: origin(entry.module))
          problems.append(BuildProblem(source.path, line: entry.line, kind))
        }
      }
    }
    // A property wrapper of the app's own by that name is not the macro.
    if observes, !declaresObservable, catalog.contains("Observation") {
      module.implied.append("Observation")
    }
    module.missing = missing.sorted()
  }
}
