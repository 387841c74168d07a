internal import Foundation

/// A short text that changes whenever a source that apps are compiled with does.
struct PackageStamp {
  let text: String

  init(_ package: URL) {
    var notes = [Self.note(package.appendingPathComponent("Package.swift"))]
    Self.forEachSource(in: package) { notes.append(Self.note($0)) }
    text = notes.joined(separator: "|").shortHash
  }

  /// The time of the last change of a source that apps are compiled with.
  static func newestSource(in package: URL) -> Date {
    var newest = Date.distantPast
    forEachSource(in: package) { newest = max(newest, date(of: $0)) }
    return newest
  }

  private static func date(of url: URL) -> Date {
    let values = try? FileManager.default.attributesOfItem(atPath: url.path)
    return values?[.modificationDate] as? Date ?? .distantPast
  }

  private static func forEachSource(in package: URL, _ body: (URL) -> Void) {
    let sources = package.appendingPathComponent("Sources")
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    for target in targets.sorted() where !tools.contains(target) {
      for path in Files.paths(in: sources.appendingPathComponent(target)) {
        body(sources.appendingPathComponent(path))
      }
    }
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
