internal import Foundation
internal import XcodeProjects

/// The description of a package by the package manager.
struct PackageManifest {
  struct Target {
    /// The kind of target, as the package manager names it: `regular`, `binary`, `macro`.
    let kind: String
    let name: String
    let path: String?
    /// Paths below the target's folder that alone are taken; empty for all.
    let sources: [String]
    /// Paths below the target's folder that are left out.
    let exclude: Set<String>
    let resources: [Resource]
    let dependencies: [Dependency]
    /// Plugins that write sources or check them before they are compiled.
    let plugins: [String]
    let language: AppPlan.Language

    var isLibrary: Bool { kind == "regular" }

    /// The name that sources import: `My-Kit` is `My_Kit`.
    var moduleName: String { BuildSettings.identifier(name) }
  }

  /// A file or folder of resources below a target's folder.
  struct Resource: Equatable {
    let path: String
    /// True if a folder is taken as it is; else what lies in it comes flat.
    let isCopied: Bool
  }

  /// The dependencies of a target.
  enum Dependency: Equatable {
    /// A target of the same package.
    case target(String)
    /// A product, most often of another package.
    case product(String)
  }

  let name: String
  let targets: [Target]
  /// The targets behind each product.
  let products: [String: [String]]
  let localDependencies: [URL]
  /// Packages by their addresses, each with the name by which the package manager tells it apart.
  let remoteDependencies: [String]

  /// Asks the package manager, which runs the manifest.
  init(describing folder: URL) throws { try self.init(Self.text(describing: folder)) }

  /// The package manager's description of a package.
  static func text(describing folder: URL) throws -> String {
    let arguments = ["package", "--package-path", folder.path, "dump-package"]
    let output = try Tool(Toolchain.current.swift, arguments).output()
    return String(output[(output.firstIndex(of: "{") ?? output.startIndex)...])
  }

  /// Reads a description.
  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    self.init(value as? [String: Any] ?? [:])
  }

  init(_ list: [String: Any]) {
    name = list["name"] as? String ?? ""
    let version = (list["toolsVersion"] as? [String: Any])?["_version"] as? String ?? ""
    let versions = (list["swiftLanguageVersions"] as? [String] ?? []).sorted()
    let mode = versions.last.map(AppPlan.Language.mode) ?? (version.hasPrefix("6") ? "6" : "5")
    let tables = Self.tables(list["targets"])
    let names = Set(tables.compactMap { $0["name"] as? String })
    targets = tables.map { Self.target($0, among: names, mode: mode) }
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

  private static func target(
    _ table: [String: Any],
    among names: Set<String>,
    mode: String
  ) -> Target {
    let rules = tables(table["resources"])
    return Target(
      kind: table["type"] as? String ?? "",
      name: table["name"] as? String ?? "",
      path: table["path"] as? String,
      sources: table["sources"] as? [String] ?? [],
      exclude: Set((table["exclude"] as? [String] ?? []).map { $0.trimmingSlashes }),
      resources: rules.compactMap { rule in
        (rule["path"] as? String).map {
          Resource(
            path: $0.trimmingSlashes,
            isCopied: (rule["rule"] as? [String: Any])?["copy"] != nil
          )
        }
      },
      dependencies: tables(table["dependencies"]).compactMap { dependency($0, among: names) },
      plugins: tables(table["pluginUsages"]).compactMap {
        ($0["plugin"] as? [Any])?.first as? String
      },
      language: language(of: tables(table["settings"]), mode: mode)
    )
  }

  /// The names in a table, unless it is for other systems.
  private static func dependency(_ table: [String: Any], among names: Set<String>) -> Dependency? {
    for (kind, value) in table {
      guard let parts = value as? [Any], let name = parts.first as? String else { continue }
      let condition = parts.dropFirst().compactMap { $0 as? [String: Any] }.last
      guard isMet(condition) else { return nil }
      let isTarget = kind == "target" || kind == "byName" && names.contains(name)
      return isTarget ? .target(name) : .product(name)
    }
    return nil
  }

  /// The language settings of a target when an app for iOS is debugged.
  private static func language(of settings: [[String: Any]], mode: String) -> AppPlan.Language {
    var language = AppPlan.Language()
    language.mode = mode
    for setting in settings
    where setting["tool"] as? String == "swift" && isMet(setting["condition"] as? [String: Any]) {
      for (kind, value) in setting["kind"] as? [String: [String: Any]] ?? [:] {
        if let flags = value["_0"] as? [String] { language.take(flags) }
        guard let text = value["_0"] as? String else { continue }
        switch kind {
        case "define": language.conditions.append(text)
        case "enableUpcomingFeature": language.features.append(text)
        case "enableExperimentalFeature": language.experiments.append(text)
        case "defaultIsolation": language.isOnMainActor = text == "MainActor"
        case "swiftLanguageMode": language.mode = AppPlan.Language.mode(forVersion: text)
        default: break
        }
      }
    }
    return language
  }

  /// True if a condition holds for an app for iOS that is debugged.
  private static func isMet(_ condition: [String: Any]?) -> Bool {
    let systems = condition?["platformNames"] as? [String] ?? []
    let configuration = condition?["config"] as? String ?? "debug"
    return configuration == "debug" && (systems.isEmpty || systems.contains("ios"))
  }

  private static func tables(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
}

extension AppPlan.Language {
  /// Takes the compiler's options that say what sources mean; others are for Apple's systems, or
  /// about speed.
  fileprivate mutating func take(_ flags: [String]) {
    var flags = flags[...]
    while let flag = flags.popFirst() {
      switch flag {
      case "-D": flags.popFirst().map { conditions.append($0) }
      case "-enable-upcoming-feature": flags.popFirst().map { features.append($0) }
      case "-enable-experimental-feature": flags.popFirst().map { experiments.append($0) }
      case "-enable-bare-slash-regex": features.append("BareSlashRegexLiterals")
      case _ where flag.hasPrefix("-D"): conditions.append(String(flag.dropFirst(2)))
      default: break
      }
    }
  }
}

extension String {
  /// The path without slashes at its ends.
  fileprivate var trimmingSlashes: String { trimmingCharacters(in: ["/"]) }
}
