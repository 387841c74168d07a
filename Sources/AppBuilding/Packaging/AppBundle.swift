internal import Foundation

/// The folder of an app: the executable, the property list, and the resources flat beside them.
struct AppBundle {
  private let package: GeneratedPackage

  init(_ package: GeneratedPackage) { self.package = package }

  /// Lays out what changed and removes what no longer belongs there.
  ///
  /// - Returns: What couldn't be taken.
  func write(program: URL) throws(BuildError) -> [BuildProblem] {
    let plan = package.plan
    let executable = plan.infoPlist.executable
    var kept: Set<String> = ["Info.plist", executable]
    var problems: [BuildProblem] = []
    try Files.write(plan.infoPlist.data, to: package.bundle.appendingPathComponent("Info.plist"))
    for module in plan.modules.reversed() {
      for resource in module.resources where !Self.isBuildInput(resource) {
        let prefix = Self.language(of: resource)
        if resource.pathExtension == "xcstrings" {
          problems += try compile(resource, kept: &kept)
        } else {
          try copy(resource, prefix: prefix, kept: &kept)
        }
      }
    }
    try Files.link(program, to: package.bundle.appendingPathComponent(executable))
    try Files.prune(package.bundle) { kept.contains($0) }
    return problems
  }

  private func copy(_ resource: URL, prefix: String, kept: inout Set<String>) throws(BuildError) {
    let base = resource.deletingLastPathComponent()
    let paths = Files.paths(in: resource)
    // The app's own comes first; a library's folder of the same name lies beside it.
    let isTaken = paths.contains { kept.contains(prefix + $0) }
    guard !isTaken || resource.pathExtension == "xcassets" else { return }
    let lead = isTaken ? resource.path.shortHash + "-" : ""
    for path in paths {
      let place = prefix + lead + path
      try Files.copy(
        base.appendingPathComponent(path),
        to: package.bundle.appendingPathComponent(place)
      )
      kept.insert(place)
    }
  }

  private func compile(
    _ resource: URL,
    kept: inout Set<String>
  ) throws(BuildError) -> [BuildProblem] {
    let table = resource.deletingPathExtension().lastPathComponent
    let catalog: StringCatalog
    do {
      catalog = try StringCatalog(contentsOf: resource)
    } catch {
      return [BuildProblem(resource.path, .unreadableStringCatalog(reason: error.reason))]
    }
    for (path, data) in catalog.files(table: table) {
      try Files.write(data, to: package.bundle.appendingPathComponent(path))
      kept.insert(path)
    }
    return []
  }

  /// The folder of the language that a file is for, with its slash.
  private static func language(of url: URL) -> String {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
  }

  /// What the build has read already.
  private static func isBuildInput(_ url: URL) -> Bool {
    url.lastPathComponent == "Info.plist"
      || ["xcdatamodeld", "xcconfig"].contains(url.pathExtension)
  }
}
