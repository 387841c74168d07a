internal import Foundation

/// The packages in whose folders a project lies.
///
/// A library's repository holds an example app, which imports the library as everybody does: by
/// its address, or as a pod. The sources meant are those around it.
struct EnclosingPackages {
  private let manifests: [URL]

  /// Packages from a folder upwards, as far as its repository goes.
  init(around folder: URL) {
    var manifests: [URL] = []
    var folder = folder.standardizedFileURL
    for _ in 0..<Self.reach where folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if Self.exists(manifest) { manifests.append(manifest) }
      if Self.exists(folder.appendingPathComponent(".git")) { break }
      folder.deleteLastPathComponent()
    }
    self.manifests = manifests
  }

  /// The number of folders that are looked at; examples lie no deeper.
  private static let reach = 4

  /// The folders of packages that have one of the modules.
  func folders(offering modules: [String]) -> [URL] {
    manifests.filter { manifest in
      let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
      return modules.contains { text.contains("\"\($0)\"") }
    }.map { $0.deletingLastPathComponent() }
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
