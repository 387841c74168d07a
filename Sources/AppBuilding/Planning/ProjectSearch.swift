internal import Foundation

/// Looks for the workspace or project that is meant by a folder.
struct ProjectSearch {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// The workspace or project that was named, or that the folder holds; nil if there is none.
  ///
  /// Of several in one folder, the first with an app for iOS is meant. Many repositories hold their
  /// project one or two folders down; several there are several apps.
  ///
  /// - Throws: The projects, if it isn't clear which of them is meant.
  func found() throws(PlanError) -> URL? {
    if Self.endings.contains(url.pathExtension) { return url }
    if let here = chosen(among: projects(in: url)) { return here }
    var folders = [url]
    for _ in 0..<2 {
      folders = folders.flatMap(subfolders)
      let below = folders.compactMap { chosen(among: projects(in: $0)) }
      if below.count == 1 { return below[0] }
      let apps = below.filter(hasPhoneApp)
      if apps.count > 1 { throw .severalProjects(url.path, apps.map(relativePath)) }
      if let found = apps.first ?? below.first { return found }
    }
    return nil
  }

  private static let endings = ["xcworkspace", "xcodeproj"]

  private func chosen(among projects: [URL]) -> URL? {
    projects.count < 2 ? projects.first : projects.first(where: hasPhoneApp) ?? projects.first
  }

  private func hasPhoneApp(_ project: URL) -> Bool {
    (try? Workspace(for: project))?.hasPhoneApp == true
  }

  /// The workspaces of a folder, then its projects.
  private func projects(in folder: URL) -> [URL] {
    let names = contents(of: folder)
    return Self.endings.flatMap { ending in names.filter { $0.hasSuffix(".\(ending)") } }
      .map { folder.appendingPathComponent($0) }
  }

  private func subfolders(of folder: URL) -> [URL] {
    contents(of: folder).filter {
      !$0.hasPrefix(".") && !["Pods", "Carthage"].contains($0) && !$0.contains(".xc")
    }.map { folder.appendingPathComponent($0) }
  }

  private func contents(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func relativePath(_ project: URL) -> String {
    String(project.path.dropFirst(url.path.count + 1))
  }
}
