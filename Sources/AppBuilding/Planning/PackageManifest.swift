internal import Foundation
internal import XcodeProjects

/// The description of a package by the package manager.
struct PackageManifest {
  struct Target {
    let name: String
    let path: String?
    /// Paths below the target's folder that alone are taken; empty for all.
    let sources: [String]
    /// Paths below the target's folder that are left out.
    let exclude: Set<String>
    let isLibrary: Bool
    let hasResources: Bool
    let dependencies: [String]
    let language: AppPlan.Language

    /// The name that sources import: `My-Kit` is `My_Kit`.
    var moduleName: String { BuildSettings.identifier(name) }
  }

  let targets: [Target]
  /// The targets behind each product.
  let products: [String: [String]]
  let localDependencies: [URL]
  let remoteDependencies: [String]

  /// Asks the package manager, which runs the manifest.
  init(describing folder: URL) throws {
    let arguments = ["package", "--package-path", folder.path, "dump-package"]
    let output = try Tool(Toolchain.current.swift, arguments).output()
    let start = output.firstIndex(of: "{") ?? output.startIndex
    let value = try JSONSerialization.jsonObject(with: Data(output[start...].utf8))
    self.init(value as? [String: Any] ?? [:])
  }

  init(_ list: [String: Any]) {
    let version = (list["toolsVersion"] as? [String: Any])?["_version"] as? String ?? ""
    let mode = version.hasPrefix("6") ? "6" : "5"
    targets = Self.tables(list["targets"]).map { Self.target($0, mode: mode) }
    products = Self.tables(list["products"]).reduce(into: [:]) { products, product in
      guard let name = product["name"] as? String else { return }
      products[name] = product["targets"] as? [String] ?? []
    }
    let dependencies = Self.tables(list["dependencies"])
    localDependencies = dependencies.flatMap { Self.tables($0["fileSystem"]) }
      .compactMap { $0["path"] as? String }.map { URL(fileURLWithPath: $0) }
    remoteDependencies = dependencies.flatMap { Self.tables($0["sourceControl"]) }
      .map { $0["identity"] as? String ?? "" }
  }

  private static func target(_ table: [String: Any], mode: String) -> Target {
    let named = tables(table["dependencies"]).flatMap { dependency in
      ["byName", "target", "product"].compactMap {
        (dependency[$0] as? [Any])?.first as? String
      }
    }
    return Target(
      name: table["name"] as? String ?? "",
      path: table["path"] as? String,
      sources: table["sources"] as? [String] ?? [],
      exclude: Set((table["exclude"] as? [String] ?? []).map { $0.trimmingSlashes }),
      isLibrary: table["type"] as? String == "regular",
      hasResources: !tables(table["resources"]).isEmpty,
      dependencies: named,
      language: language(of: tables(table["settings"]), mode: mode)
    )
  }

  /// The language settings of a target when an app for iOS is debugged.
  private static func language(of settings: [[String: Any]], mode: String) -> AppPlan.Language {
    var language = AppPlan.Language()
    language.mode = mode
    for setting in settings where setting["tool"] as? String == "swift" && isMet(setting) {
      for (kind, value) in setting["kind"] as? [String: [String: Any]] ?? [:] {
        guard let text = value["_0"] as? String else { continue }
        switch kind {
        case "define": language.conditions.append(text)
        case "enableUpcomingFeature": language.features.append(text)
        case "defaultIsolation": language.isOnMainActor = text == "MainActor"
        case "swiftLanguageMode": language.mode = AppPlan.Language.mode(forVersion: text)
        default: break
        }
      }
    }
    return language
  }

  private static func isMet(_ setting: [String: Any]) -> Bool {
    guard let condition = setting["condition"] as? [String: Any] else { return true }
    let systems = condition["platformNames"] as? [String] ?? []
    let configuration = condition["config"] as? String ?? "debug"
    return configuration == "debug" && (systems.isEmpty || systems.contains("ios"))
  }

  private static func tables(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
}

extension String {
  /// The path without slashes at its ends.
  fileprivate var trimmingSlashes: String { trimmingCharacters(in: ["/"]) }
}
