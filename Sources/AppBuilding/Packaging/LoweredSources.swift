internal import Foundation

/// The sources of a module as the package compiles them, each where it lies below the module's
/// folder.
struct LoweredSources {
  private let module: AppPlan.Module
  private let folder: URL
  private let files: Files

  /// Files in the folder that aren't sources.
  static let notes = ["lowering.json", "sources.txt", "declarations.json"]

  init(_ module: AppPlan.Module, in folder: URL, files: Files) {
    self.module = module
    self.folder = folder
    self.files = files
  }

  /// The file of declarations that modules importing this one need.
  var declarations: URL { folder.appendingPathComponent(Self.notes[2]) }

  /// Lowers what changed and removes what is no longer a source; the modules that this one
  /// imports were lowered before.
  ///
  /// - Returns: How many files were lowered, of how many with those that are made for it, what the
  ///   lowering complains about, and the source that it leaves out.
  func write(
    with lowerer: URL,
    importing imported: [LoweredSources]
  ) throws(BuildError) -> (count: Int, all: Int, complaints: [String], leftOut: LeftOutSource) {
    let list = folder.appendingPathComponent(Self.notes[1])
    let paths =
      module.missing.flatMap { ["--without", $0] } + module.implied.flatMap { ["--implied", $0] }
      + imported.flatMap { ["--import", $0.declarations.path] } + module.sources.map(\.path)
      + (try writeModelClasses())
    try files.write(Data(paths.joined(separator: "\n").utf8), to: list)
    let arguments =
      [
        "--module", module.name, "--output", folder.path, "--root", module.root.path,
        "@" + list.path,
      ] + (module.isOfPackage ? [] : ["--no-package"])
    let output: String
    do {
      output = try Tool(lowerer, arguments).output()
    } catch {
      throw BuildError(error) { .lowering(module: module.name, reason: $0) }
    }
    try writeBundleAccessor()
    try files.write(
      Data(AssetSymbols(module).text.utf8),
      to: folder.appendingPathComponent(Self.symbols)
    )
    let kept = Set(
      module.sources.map(module.path) + Self.notes
        + [Self.accessor, Self.symbols, Self.modelClasses]
    )
    try files.prune(folder) { kept.contains($0) }
    return Self.read(output)
  }

  /// The compiler's name of a source, and the source.
  var places: [(lowered: String, original: String)] {
    module.sources.map {
      (folder.appendingPathComponent(module.path(of: $0)).path, $0.path)
    }
  }

  /// Sources that no file of the app stands behind.
  var generated: [String] {
    ([Self.accessor, Self.symbols] + (module.dataModels.isEmpty ? [] : [Self.modelClasses]))
      .map { folder.appendingPathComponent($0).path }
  }

  // Two files of one module can't have the same name, so these have one that no app gives.
  private static let symbols = "AssetSymbols~portico.swift"
  private static let modelClasses = "DataModelClasses~portico.swift"
  private static let accessor = "BundleAccessor~portico.swift"

  /// Writes the classes of data models as an app would, for lowering; answers the file's path.
  private func writeModelClasses() throws(BuildError) -> [String] {
    guard !module.dataModels.isEmpty else { return [] }
    let url = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Generated/\(module.name)/\(Self.modelClasses)")
    try files.write(Data(DataModelClasses(module).text.utf8), to: url)
    return [url.path]
  }

  /// Packages look for their resources in a bundle of their own, which lies in the app as on iOS.
  private func writeBundleAccessor() throws(BuildError) {
    let url = folder.appendingPathComponent(Self.accessor)
    let name = module.isOfPackage ? module.bundles.first?.name.quoted : nil
    let value = name.map {
      "Foundation.Bundle.main.url(forResource: \($0), withExtension: \"bundle\")"
        + ".flatMap { Bundle(url: $0) } ?? .main"
    }
    let text =
      module.asksForBundle || name != nil
      ? """
      import Foundation

      extension Foundation.Bundle {
        static let module: Bundle = \(value ?? ".main")
      }

      """ : "// Nothing here asks for Bundle.module.\n"
    try files.write(Data(text.utf8), to: url)
  }

  private static func read(_ output: String) -> (Int, Int, [String], LeftOutSource) {
    let lines = output.split(separator: "\n").map(String.init)
    let counts = lines.last?.firstMatch(of: #/^Lowered (\d+) of (\d+)/#)
    let (count, all) = (counts.flatMap { Int($0.1) } ?? 0, counts.flatMap { Int($0.2) } ?? 0)
    let complaints = lines.filter { $0.contains(": warning: ") || $0.contains(": error: ") }
    return (count, all, complaints, LeftOutSource(lines))
  }
}
