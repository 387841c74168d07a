internal import Foundation

/// A short text that changes whenever a source that apps are compiled with does.
struct PackageStamp {
  let text: String

  init(_ package: URL) {
    let sources = package.appendingPathComponent("Sources")
    var notes = [Self.note(package.appendingPathComponent("Package.swift"))]
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    for target in targets.sorted() where !Self.tools.contains(target) {
      let folder = sources.appendingPathComponent(target)
      for path in Files.paths(in: folder) {
        notes.append(Self.note(sources.appendingPathComponent(path)))
      }
    }
    text = notes.joined(separator: "|").shortHash
  }

  private static func note(_ url: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: url.path)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(url.path) \(date) \(values?[.size] as? Int ?? 0)"
  }

  /// Targets that no app links.
  private static let tools: Set<String> = [
    "AppBuilding", "SourceLowering", "UIKitTesting", "XcodeProjects", "portico", "portico-lower",
  ]
}
