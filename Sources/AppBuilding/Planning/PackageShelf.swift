internal import Foundation
internal import XcodeProjects

/// The modules of local Swift packages, as their manifests describe them.
struct PackageShelf {
  private(set) var modules: [AppPlan.Module] = []
  private(set) var problems: [BuildProblem] = []
  /// The modules behind each product.
  private var products: [String: [String]] = [:]

  /// The packages that were read, by path.
  private var seen: Set<String> = []

  init(_ folders: [URL]) { add(folders) }

  /// Reads more packages, and those that they stand on.
  mutating func add(_ folders: [URL]) {
    var waiting = folders.map(\.standardizedFileURL)
    while let folder = waiting.first {
      waiting.removeFirst()
      guard seen.insert(folder.path).inserted else { continue }
      do {
        let manifest = try PackageManifest(describing: folder)
        take(manifest, in: folder)
        waiting += manifest.localDependencies
      } catch {
        let file = folder.appendingPathComponent("Package.swift").path
        problems.append(BuildProblem(file, .unreadablePackage(reason: "\(error)")))
      }
    }
  }

  /// The modules that products of these names bring.
  func modules(ofProducts names: Set<String>) -> [String] {
    names.sorted().flatMap { name in
      let module = BuildSettings.identifier(name)
      return products[name] ?? (modules.contains { $0.name == module } ? [module] : [])
    }
  }

  private mutating func take(_ manifest: PackageManifest, in folder: URL) {
    modules += manifest.targets.filter(\.isLibrary).compactMap { Self.module($0, in: folder) }
    for (product, targets) in manifest.products where products[product] == nil {
      products[product] = targets.map(BuildSettings.identifier)
    }
    for address in manifest.remoteDependencies {
      let file = folder.appendingPathComponent("Package.swift").path
      problems.append(BuildProblem(file, .remotePackage(address: address)))
    }
  }

  /// The module of a target; nil if it has no Swift sources.
  private static func module(_ target: PackageManifest.Target, in folder: URL) -> AppPlan.Module? {
    let place = folder.appendingPathComponent(target.path ?? "Sources/\(target.name)")
    let files = SourceFolder(place, without: target.exclude)
    let wanted = target.sources.map { place.appendingPathComponent($0).standardizedFileURL.path }
    let sources = files.sources.filter { source in
      let path = source.standardizedFileURL.path
      return wanted.isEmpty || wanted.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    guard !sources.isEmpty else { return nil }
    var module = AppPlan.Module(
      name: target.moduleName,
      sources: sources,
      resources: target.hasResources ? files.resources : [],
      in: place
    )
    module.dependencies = target.dependencies
    module.language = target.language
    module.isOfPackage = true
    return module
  }
}
