internal import DataModels
internal import Foundation

/// The folder of an app: the executable, the property list, and the resources flat beside them.
struct AppBundle {
  private let package: GeneratedPackage
  private let files: Files

  init(_ package: GeneratedPackage) {
    self.package = package
    files = package.places.files
  }

  /// Lays out what changed and removes what no longer belongs there.
  ///
  /// - Returns: What couldn't be taken.
  func write(program: URL) throws(BuildError) -> [BuildProblem] {
    let plan = package.plan
    let executable = plan.infoPlist.executable
    var kept = ["Info.plist": "Info.plist", executable: executable]
    var problems: [BuildProblem] = []
    try files.write(plan.infoPlist.data, to: package.bundle.appendingPathComponent("Info.plist"))
    for module in plan.modules.reversed() {
      for resource in module.resources where !Self.isBuildInput(resource) {
        problems += try lay(resource, in: "", kept: &kept)
      }
      for model in module.dataModels { try compile(model: model, kept: &kept) }
      for bundle in module.bundles {
        for resource in bundle.resources where !Self.isBuildInput(resource) {
          problems += try lay(resource, in: "\(bundle.name).bundle/", kept: &kept)
        }
      }
    }
    try files.link(program, to: package.bundle.appendingPathComponent(executable))
    try files.prune(package.bundle) { kept[$0] != nil }
    return problems
  }

  /// Lays a resource out below a folder of the app, which has its slash.
  private func lay(
    _ resource: URL,
    in folder: String,
    kept: inout [String: String]
  ) throws(BuildError) -> [BuildProblem] {
    guard resource.pathExtension != "xcstrings" else {
      return try compile(resource, in: folder, kept: &kept)
    }
    return try copy(resource, prefix: folder + Self.language(of: resource), kept: &kept)
  }

  /// Copies a resource; `kept` has what lies in the app, and where each comes from.
  private func copy(
    _ resource: URL,
    prefix: String,
    kept: inout [String: String]
  ) throws(BuildError) -> [BuildProblem] {
    let base = resource.deletingLastPathComponent()
    let paths = Files.paths(in: resource)
    // The app's own comes first; a library's catalogue of the same name lies beside it.
    let owner = paths.compactMap { kept[prefix + $0] }.first
    guard owner != resource.path else { return [] }
    if let owner, resource.pathExtension != "xcassets" {
      return [BuildProblem(resource.path, .takenPlace(by: owner))]
    }
    let lead = owner == nil ? "" : resource.path.shortHash + "-"
    for path in paths {
      let place = prefix + lead + path
      try files.copy(
        base.appendingPathComponent(path),
        to: package.bundle.appendingPathComponent(place)
      )
      kept[place] = resource.path
    }
    return []
  }

  private func compile(
    _ resource: URL,
    in folder: String,
    kept: inout [String: String]
  ) throws(BuildError) -> [BuildProblem] {
    let table = resource.deletingPathExtension().lastPathComponent
    let catalog: StringCatalog
    do {
      catalog = try StringCatalog(contentsOf: resource)
    } catch {
      return [BuildProblem(resource.path, .unreadableStringCatalog(reason: error.reason))]
    }
    for (name, data) in catalog.files(table: table) {
      let path = folder + name
      try files.write(data, to: package.bundle.appendingPathComponent(path))
      kept[path] = resource.path
    }
    return []
  }

  /// Lays out a data model as iOS finds it: its versions, and which of them is the current one; a
  /// model that can't be read was a problem before.
  private func compile(model: URL, kept: inout [String: String]) throws(BuildError) {
    guard let folder = try? DataModelFolder(model) else { return }
    let name = model.deletingPathExtension().lastPathComponent
    if model.pathExtension == "xcdatamodel" {
      let place = "\(name).mom"
      try files.copy(folder.contents, to: package.bundle.appendingPathComponent(place))
      kept[place] = model.path
      return
    }
    for version in folder.versions {
      let place = "\(name).momd/\(version.name).mom"
      try files.copy(version.contents, to: package.bundle.appendingPathComponent(place))
      kept[place] = model.path
    }
    let place = "\(name).momd/VersionInfo.plist"
    let note = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSManagedObjectModel_CurrentVersionName</key>
      <string>\(folder.current.xmlEscaped)</string></dict></plist>

      """
    try files.write(Data(note.utf8), to: package.bundle.appendingPathComponent(place))
    kept[place] = model.path
  }

  /// The folder of the language that a file is for, with its slash.
  private static func language(of url: URL) -> String {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
  }

  /// True for files that the build has read already.
  private static func isBuildInput(_ url: URL) -> Bool {
    url.lastPathComponent == "Info.plist"
      || ["xcdatamodeld", "xcdatamodel", "xcconfig"].contains(url.pathExtension)
  }
}

extension String {
  /// The text with XML's own characters spelled out.
  fileprivate var xmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
