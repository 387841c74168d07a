internal import Foundation
internal import XcodeProjects

/// The files of a target of a package.
struct PackageSources {
  private let target: PackageManifest.Target
  private let package: String
  private let place: URL

  init(_ target: PackageManifest.Target, in folder: URL, of manifest: PackageManifest) {
    self.target = target
    package = manifest.name
    let path = target.path ?? Self.usualPath(of: target.name, in: folder)
    place = folder.appendingPathComponent(path).standardizedFileURL
  }

  /// The module; nil if the target has no Swift sources.
  var module: AppPlan.Module? {
    let files = SourceFolder(place, without: target.exclude)
    let wanted = target.sources.map { place.appendingPathComponent($0).standardizedFileURL.path }
    let sources = files.sources.filter { source in
      let path = source.standardizedFileURL.path
      return (wanted.isEmpty || wanted.contains { path == $0 || path.hasPrefix($0 + "/") })
        && !isCopied(path)
    }
    guard !sources.isEmpty else { return nil }
    let resources = resources(files)
    var module = AppPlan.Module(
      name: target.moduleName,
      sources: sources,
      resources: resources.filter(DataModelClasses.isModel),
      in: place
    )
    module.language = target.language
    module.isOfPackage = true
    let kept = resources.filter { !DataModelClasses.isModel($0) }
    if !kept.isEmpty {
      // Xcode and the package manager name the bundle so.
      module.bundles = [.init(name: "\(package)_\(target.name)", resources: kept)]
    }
    return module
  }

  /// The folders in which the package manager looks for a target whose manifest names no path.
  private static func usualPath(of name: String, in folder: URL) -> String {
    let parents = ["Sources", "Source", "src", "srcs"]
    let isThere = { Files.isFolder(folder.appendingPathComponent($0)) }
    return parents.map { "\($0)/\(name)" }.first(where: isThere)
      // A package's only target may do without a folder of its own.
      ?? parents.first(where: isThere) ?? "Sources/\(name)"
  }

  private func isCopied(_ path: String) -> Bool {
    target.resources.contains { rule in
      rule.isCopied && path.hasPrefix(place.appendingPathComponent(rule.path).path + "/")
    }
  }

  /// The resources that the manifest names, and those that Xcode takes by itself.
  private func resources(_ files: SourceFolder) -> [URL] {
    var found: [URL] = []
    for rule in target.resources {
      let url = place.appendingPathComponent(rule.path)
      guard !rule.isCopied, Files.isFolder(url), !XcodeProject.isBundle(url) else {
        found.append(url)
        continue
      }
      found += Self.files(in: url)
    }
    found += files.resources.filter { Self.known.contains($0.pathExtension) }
    var seen: Set<String> = []
    return found.filter { FileManager.default.fileExists(atPath: $0.path) }
      .filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// The files that a folder brings, each by itself; what is compiled is none of them.
  private static func files(in folder: URL) -> [URL] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var found: [URL] = []
    for case let path as String in paths {
      let url = folder.appendingPathComponent(path)
      if XcodeProject.isBundle(url) {
        paths.skipDescendants()
      } else if Files.isFolder(url) || url.lastPathComponent.hasPrefix(".") {
        continue
      }
      if url.pathExtension != "swift" { found.append(url) }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static let known: Set<String> = [
    "xcassets", "storyboard", "xib", "xcdatamodeld", "xcdatamodel", "xcstrings",
  ]
}
