internal import Foundation

/// The modules of local Swift packages, as their manifests describe them.
struct PackageShelf {
  private(set) var modules: [AppPlan.Module] = []
  private(set) var problems: [BuildProblem] = []
  /// The modules behind each product.
  private var products: [String: [String]] = [:]

  init(_ folders: [URL]) {
    var seen: Set<String> = []
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
    names.sorted().flatMap { products[$0] ?? (isModule($0) ? [$0] : []) }
  }

  private func isModule(_ name: String) -> Bool { modules.contains { $0.name == name } }

  private mutating func take(_ manifest: PackageManifest, in folder: URL) {
    for target in manifest.targets where target.isLibrary {
      let place = folder.appendingPathComponent(target.path ?? "Sources/\(target.name)")
      let files = SourceFolder(place)
      guard !files.sources.isEmpty else { continue }
      var module = AppPlan.Module(
        name: target.name,
        sources: files.sources,
        resources: target.hasResources ? files.resources : [],
        in: place
      )
      module.dependencies = target.dependencies
      module.language.mode = manifest.isOfSwift6 ? "6" : "5"
      modules.append(module)
    }
    products.merge(manifest.products) { first, _ in first }
    for address in manifest.remoteDependencies {
      let file = folder.appendingPathComponent("Package.swift").path
      problems.append(BuildProblem(file, .remotePackage(address: address)))
    }
  }
}

/// What the package manager says of a package.
struct PackageManifest {
  struct Target {
    let name: String
    let path: String?
    let isLibrary: Bool
    let hasResources: Bool
    let dependencies: [String]
  }

  let targets: [Target]
  let products: [String: [String]]
  let localDependencies: [URL]
  let remoteDependencies: [String]
  let isOfSwift6: Bool

  /// Asks the package manager, which runs the manifest.
  init(describing folder: URL) throws {
    let arguments = ["package", "--package-path", folder.path, "dump-package"]
    let output = try Tool(Toolchain.current.swift, arguments).output()
    let start = output.firstIndex(of: "{") ?? output.startIndex
    let value = try JSONSerialization.jsonObject(with: Data(output[start...].utf8))
    self.init(value as? [String: Any] ?? [:])
  }

  init(_ list: [String: Any]) {
    targets = Self.tables(list["targets"]).map(Self.target)
    products = Self.tables(list["products"]).reduce(into: [:]) { products, product in
      guard let name = product["name"] as? String else { return }
      products[name] = product["targets"] as? [String] ?? []
    }
    let dependencies = Self.tables(list["dependencies"])
    localDependencies = dependencies.flatMap { Self.tables($0["fileSystem"]) }
      .compactMap { $0["path"] as? String }.map { URL(fileURLWithPath: $0) }
    remoteDependencies = dependencies.flatMap { Self.tables($0["sourceControl"]) }
      .map { $0["identity"] as? String ?? "" }
    let version = (list["toolsVersion"] as? [String: Any])?["_version"] as? String ?? ""
    isOfSwift6 = version.hasPrefix("6")
  }

  private static func target(_ table: [String: Any]) -> Target {
    let named = tables(table["dependencies"]).flatMap { dependency in
      ["byName", "target", "product"].compactMap {
        (dependency[$0] as? [Any])?.first as? String
      }
    }
    return Target(
      name: table["name"] as? String ?? "",
      path: table["path"] as? String,
      isLibrary: table["type"] as? String == "regular",
      hasResources: !tables(table["resources"]).isEmpty,
      dependencies: named
    )
  }

  private static func tables(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
}
