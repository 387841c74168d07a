internal import Foundation
internal import XcodeProjects

/// The projects that are built together, and the Swift packages beside them.
struct Workspace {
  /// The workspace that was named, or found in the folder that was named.
  let url: URL
  let projects: [XcodeProject]
  let packages: [URL]

  /// The workspace or project at a place, or in a folder; nil when the folder holds neither.
  init?(for url: URL, configuration: String = "Debug") throws(PlanError) {
    guard let found = try ProjectSearch(url).found() else { return nil }
    self.url = found
    var packages: [URL] = []
    var waiting = [found]
    if found.pathExtension == "xcworkspace" {
      let places = Self.places(in: found)
      waiting = places.filter { $0.pathExtension == "xcodeproj" }
      packages = places.filter { $0.pathExtension.isEmpty }
    }
    var projects: [XcodeProject] = []
    while let place = waiting.first {
      waiting.removeFirst()
      let exists = FileManager.default.fileExists(atPath: place.path + "/project.pbxproj")
      guard exists, !projects.contains(where: { $0.url.path == place.path }) else { continue }
      do {
        let project = try XcodeProject(contentsOf: place, configuration: configuration)
        projects.append(project)
        waiting += project.subprojects
      } catch { throw .project(error) }
    }
    if projects.isEmpty, found.pathExtension == "xcodeproj" {
      throw .project(.unreadable(found.path, reason: "it holds no project.pbxproj"))
    }
    self.projects = projects
    self.packages = packages + projects.flatMap(\.localPackages)
  }

  /// The app's target: the one of that name, else the first for iOS, else the first that names no
  /// other system.
  func application(named name: String?) throws(PlanError) -> XcodeProject.Target {
    let apps = projects.flatMap(\.targets).filter { $0.product == .application }
    if let name {
      guard let target = apps.first(where: { $0.name == name }) else {
        throw .noSuchTarget(name, known: apps.map(\.name))
      }
      return target
    }
    let target = apps.first(where: \.isPhoneApp) ?? apps.first { !$0.isForOtherSystems }
    guard let target else {
      throw .noApplication(url.path, targets: projects.flatMap(\.targets).map(\.name))
    }
    return target
  }

  /// The scheme of a name, and the app that it runs.
  ///
  /// Xcode shows a scheme for each target that no file describes.
  func scheme(named name: String) throws(PlanError) -> (target: String, configuration: String) {
    let apps = projects.flatMap(\.targets).filter { $0.product == .application }.map(\.name)
    let schemes = ([url] + projects.map(\.url)).flatMap(XcodeScheme.all)
    guard let scheme = schemes.first(where: { $0.name == name }) else {
      if apps.contains(name) { return (name, "Debug") }
      var seen: Set<String> = []
      let known = (schemes.map(\.name) + apps).filter { seen.insert($0).inserted }
      throw .noSuchScheme(name, known: known)
    }
    guard let target = scheme.targets.first(where: apps.contains) else {
      throw .schemeWithoutApp(name, targets: scheme.targets)
    }
    return (target, scheme.configuration ?? "Debug")
  }

  /// True if one of the targets is an app for iOS.
  var hasPhoneApp: Bool { projects.flatMap(\.targets).contains(where: \.isPhoneApp) }

  /// The folder that a target's settings count from.
  func folder(of target: XcodeProject.Target) -> URL {
    URL(fileURLWithPath: target.settings["SRCROOT"] ?? url.deletingLastPathComponent().path)
  }

  // MARK: - Finding

  /// The projects and packages that a workspace names.
  private static func places(in workspace: URL) -> [URL] {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let folder = workspace.deletingLastPathComponent()
    return WorkspaceReader(folder).places(in: text)
  }
}

/// The places that the text of a workspace names, groups within groups.
struct WorkspaceReader {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  func places(in text: String) -> [URL] {
    var groups = [folder]
    var found: [URL] = []
    for tag in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*)>/#) {
      let isGroup = tag.2 == "Group"
      if !tag.1.isEmpty {
        if isGroup, groups.count > 1 { groups.removeLast() }
        continue
      }
      let place = place(tag.3, in: groups[groups.count - 1])
      if isGroup { groups.append(place) } else { found.append(place) }
    }
    return found
  }

  private func place(_ attributes: Substring, in group: URL) -> URL {
    guard let match = attributes.firstMatch(of: #/location\s*=\s*"(\w+):([^"]*)"/#) else {
      return group
    }
    let path = String(match.2).replacing("&amp;", with: "&")
    guard !path.isEmpty else { return group }
    switch match.1 {
    case "absolute": return URL(fileURLWithPath: path)
    case "container": return folder.appendingPathComponent(path).standardizedFileURL
    default: return group.appendingPathComponent(path).standardizedFileURL
    }
  }
}

extension XcodeProject.Target {
  /// True for an app that runs on iOS, if on other systems too.
  fileprivate var isPhoneApp: Bool { product == .application && platforms.contains("iphone") }

  /// True where the settings name systems, such as macOS, and iOS is none of them.
  fileprivate var isForOtherSystems: Bool {
    ["macosx", "appletv", "watch", "xros"].contains { platforms.contains($0) }
      && !platforms.contains("iphone")
  }

  private var platforms: String { settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "" }
}
