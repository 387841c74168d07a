internal import Foundation
internal import XcodeProjects

/// The sources that Carthage keeps beside a project: repositories with a package or a project.
struct CarthageCheckouts {
  /// Repositories that have a manifest of the package manager.
  let packages: [URL]
  /// The projects of the others.
  let projects: [XcodeProject]

  /// The repositories of a folder's `Carthage/Checkouts`; none without that folder.
  init(beside folder: URL) {
    let place = folder.appendingPathComponent("Carthage/Checkouts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let repositories = names.sorted().map(place.appendingPathComponent)
    let hasManifest = { (url: URL) in
      FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
    }
    packages = repositories.filter(hasManifest)
    projects = repositories.filter { !hasManifest($0) }.compactMap { url in
      try? XcodeProject(contentsOf: url)
    }
  }

  /// The libraries of the projects, those for iOS before those of the same name for others.
  var targets: [XcodeProject.Target] {
    let all = projects.flatMap(\.targets)
    return all.filter(\.isForPhones) + all.filter { !$0.isForPhones }
  }
}

extension XcodeProject.Target {
  /// True if its settings name iOS, or leave the system open.
  fileprivate var isForPhones: Bool {
    guard let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] else {
      return true
    }
    return platforms.contains("iphone")
  }
}
