import Foundation

/// The files of the project, as the rules of the house see them.
enum House {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The targets floor by floor, lowest first, read from `Package.swift`.
  static let floors = lists(named: "floors")

  /// The names in one of the lists of lists of `Package.swift`.
  static func lists(named name: String) -> [[String]] {
    let parts = text("Package.swift").split(separator: "let \(name): [[String]] = [\n")
    guard parts.count > 1, let list = parts[1].split(separator: "\n]").first else { return [] }
    return list.matches(of: #/(?s)\[(.*?)\]/#).map { floor in
      floor.1.matches(of: #/"([\w\-]+)"/#).map { String($0.1) }
    }
  }

  /// The text of a file, named from the root; empty if it cannot be read.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Whether a file or folder stands at a path from the root.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The paths from the root of all files below a folder with that ending.
  static func files(_ folder: String, ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (all?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
      .map { folder + "/" + $0 }.sorted()
  }
}
