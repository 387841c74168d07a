internal import Foundation
internal import XcodeProjects

extension AppPlanner {
  /// The plan of a folder without a project: its sources are one app, what lies beside them are
  /// its resources.
  func folderPlan(_ folder: URL) throws(PlanError) -> AppPlan {
    let files = SourceFolder(ofApp: folder)
    guard !files.sources.isEmpty else { throw .nothingToBuild(folder.path) }
    let name = folder.lastPathComponent
    let settings = BuildSettings(["PRODUCT_NAME": name])
    var module = AppPlan.Module(
      name: BuildSettings.identifier(name),
      sources: files.sources,
      resources: files.resources,
      in: folder
    )
    var imports = ImportCheck(catalog: catalog, known: [], origin: { _ in .unknown })
    imports.check(&module)
    var list = files.infoPlist ?? [:]
    if files.infoPlist == nil, files.resources.contains(where: Self.isMainStoryboard) {
      list["UIMainStoryboardFile"] = "Main"
    }
    if files.infoPlist == nil, let delegate = Self.sceneDelegate(in: module.sources) {
      list["UIApplicationSceneManifest"] = Self.manifest(
        delegate: "\(module.name).\(delegate)",
        hasStoryboard: list["UIMainStoryboardFile"] != nil
      )
    }
    guard !module.sources.isEmpty else {
      throw .noSources(target: name, path: folder.path, problems: imports.problems)
    }
    return try AppPlan(
      name: name,
      origin: folder,
      modules: [module],
      infoPlist: InfoPlist(list, settings: settings, executable: name),
      problems: imports.problems + module.dataModels.flatMap(DataModelClasses.problems)
    ).named(by: "the folder's name")
  }

  /// The class that is the delegate of scenes; nil without one.
  ///
  /// Xcode names it in the Info.plist; where there is none, the sources alone tell of scenes. They
  /// are searched as text, for a class that names the protocol where it is declared.
  private static func sceneDelegate(in sources: [URL]) -> String? {
    let declaration = /\bclass\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b/
    return sources.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }.first
  }

  private static func manifest(delegate: String, hasStoryboard: Bool) -> [String: Any] {
    var scene = [
      "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": delegate,
    ]
    if hasStoryboard { scene["UISceneStoryboardFile"] = "Main" }
    return [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
    ]
  }

  private static func isMainStoryboard(_ url: URL) -> Bool {
    url.lastPathComponent == "Main.storyboard"
  }
}

/// The contents of a folder of sources.
struct SourceFolder {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []
  private(set) var infoPlist: [String: Any]?

  /// The files of an app without a project, in whose folder other things may lie too.
  init(ofApp folder: URL) {
    self.init(
      folder,
      without: ["Package.swift", "Tests", "Plugins", "Pods", "Carthage", "pictures"]
    )
  }

  /// Reads a folder, but for hidden files, pictures of tours and the paths to leave out.
  init(_ folder: URL, without: Set<String> = []) {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return }
    for case let path as String in paths {
      let url = folder.appendingPathComponent(path)
      if without.contains(path) || Self.isSkipped(url) {
        paths.skipDescendants()
        continue
      }
      if XcodeProject.isBundle(url) { paths.skipDescendants() }
      take(url)
    }
    sources.sort { $0.path < $1.path }
    resources.sort { $0.path < $1.path }
  }

  private mutating func take(_ url: URL) {
    switch url.lastPathComponent {
    case "Info.plist":
      let data = try? Data(contentsOf: url)
      infoPlist = data.flatMap {
        (try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any]
      }
    default:
      if url.pathExtension == "swift" {
        sources.append(url)
      } else if XcodeProject.isResource(url) {
        resources.append(url)
      }
    }
  }

  /// True if a file is hidden, or a tour was written there.
  private static func isSkipped(_ url: URL) -> Bool {
    let tour = url.appendingPathComponent("tour.txt")
    return url.lastPathComponent.hasPrefix(".")
      || FileManager.default.fileExists(atPath: tour.path)
  }
}
