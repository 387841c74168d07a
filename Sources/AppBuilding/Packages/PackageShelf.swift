internal import Foundation
internal import XcodeProjects

/// The modules of Swift packages, as their manifests describe them.
struct PackageShelf {
  private(set) var modules: [AppPlan.Module] = []
  private(set) var problems: [BuildProblem] = []
  /// The modules that packages have and that can't be built here, each with the reason.
  private(set) var lacking: [String: BuildProblem.ModuleOrigin] = [:]
  /// The modules behind each product.
  private var products: [String: [String]] = [:]
  /// The dependencies of each module, by the module's name.
  private var needs: [String: [PackageManifest.Dependency]] = [:]
  /// The plugins that each module asks for, with the manifest that says so.
  private var plugins: [String: [BuildProblem]] = [:]

  /// The packages that were read, by path.
  private var seen: Set<String> = []
  /// The packages that are here, by the names by which the package manager tells them apart.
  private var identities: Set<String> = []

  init(_ folders: [URL]) { add(folders) }

  /// Reads more packages, and those that they stand on; of some it is no matter what they lack.
  mutating func add(_ folders: [URL], onlyForMissing isSilent: Bool = false) {
    var waiting = folders.map(\.standardizedFileURL)
    while let folder = waiting.first {
      waiting.removeFirst()
      guard seen.insert(folder.path).inserted else { continue }
      identities.insert(folder.lastPathComponent.lowercased())
      do {
        let manifest = try PackageManifest(describing: folder)
        take(manifest, in: folder)
        for identity in manifest.remoteDependencies
        where !isSilent && !identities.contains(identity) {
          let file = folder.appendingPathComponent("Package.swift").path
          problems.append(BuildProblem(file, .remotePackage(address: identity)))
        }
        waiting += manifest.localDependencies
      } catch {
        if !isSilent { addUnreadable(folder, error) }
      }
    }
  }

  /// Reads packages that were fetched; what the package manager says of each is kept by its commit.
  mutating func add(fetched checkouts: PackageCheckouts, descriptions: URL, _ files: Files) {
    // A package beside the project stands for the one by an address that has its name.
    for checkout in checkouts.all where identities.insert(checkout.identity).inserted {
      let name = "\(checkout.identity)-\(checkout.revision).json"
      let file = descriptions.appendingPathComponent(name)
      do {
        let kept = try? String(contentsOf: file, encoding: .utf8)
        let text = try kept ?? PackageManifest.text(describing: checkout.folder)
        let manifest = try PackageManifest(text)
        if kept == nil { try files.write(Data(text.utf8), to: file) }
        take(manifest, in: checkout.folder)
      } catch {
        addUnreadable(checkout.folder, error)
      }
    }
    problems.removeAll {
      if case .remotePackage(let identity) = $0.kind {
        identities.contains(identity)
      } else {
        false
      }
    }
  }

  /// True if local packages name packages by addresses that aren't here.
  var isIncomplete: Bool {
    problems.contains { if case .remotePackage = $0.kind { true } else { false } }
  }

  /// The modules that products of these names bring.
  func modules(ofProducts names: Set<String>) -> [String] {
    names.sorted().flatMap { name in
      let module = BuildSettings.identifier(name)
      return products[name] ?? (has(module) ? [module] : [])
    }
  }

  /// The modules that a module of a package stands on, as its manifest says.
  func modules(below name: String) -> Set<String> {
    Set(
      (needs[name] ?? []).flatMap { need -> [String] in
        switch need {
        case .target(let target): [BuildSettings.identifier(target)].filter(has)
        case .product(let product): modules(ofProducts: [product])
        }
      }
    )
  }

  /// The plugins that can't work on a module.
  func problems(of module: String) -> [BuildProblem] { plugins[module] ?? [] }

  private func has(_ module: String) -> Bool { modules.contains { $0.name == module } }

  private mutating func addUnreadable(_ folder: URL, _ error: any Error) {
    let file = folder.appendingPathComponent("Package.swift").path
    problems.append(BuildProblem(file, .unreadablePackage(reason: "\(error)")))
  }

  private mutating func take(_ manifest: PackageManifest, in folder: URL) {
    let file = folder.appendingPathComponent("Package.swift").path
    for target in manifest.targets {
      let name = target.moduleName
      guard !has(name) else { continue }
      if target.isLibrary, let module = PackageSources(target, in: folder, of: manifest).module {
        modules.append(module)
        needs[name] = target.dependencies
        plugins[name] = target.plugins.map {
          BuildProblem(file, .packagePlugin($0, target: target.name))
        }
      } else if let origin = Self.origin(of: target, in: manifest) {
        lacking[name] = origin
      }
    }
    for (product, targets) in manifest.products where products[product] == nil {
      products[product] = targets.map(BuildSettings.identifier).filter(has)
    }
  }

  private static func origin(
    of target: PackageManifest.Target,
    in manifest: PackageManifest
  ) -> BuildProblem.ModuleOrigin? {
    switch target.kind {
    case "binary": .binaryTarget(package: manifest.name)
    case "macro": .macro(package: manifest.name)
    case "regular", "system": .foreignTarget
    default: nil
    }
  }
}
