package import Foundation

/// Finds the storyboards and xibs that a command line names.
package enum DocumentFinder {
  /// The endings of files that Interface Builder saves.
  package static let endings: Set = ["storyboard", "xib"]

  /// One document, and how to call it in pages and folders: its path below the folder that was
  /// named, or its file name.
  package struct Found: Sendable, Hashable {
    package let url: URL
    package let name: String
  }

  /// The documents at a path: the file itself, or all below a folder, sorted by path; nil if there
  /// is nothing at the path.
  ///
  /// Hidden folders are passed over, as are links, so a loop of links cannot hold it.
  package static func documents(at path: String) -> [Found]? {
    let url = URL(filePath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue, !endings.contains(url.pathExtension) else {
      return [Found(url: url, name: url.lastPathComponent)]
    }
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter(isDocument).sorted().map { name in
      Found(url: url.appending(path: name), name: name)
    }
  }

  /// The same documents, none twice; when two have one name, all are called by their path below
  /// the folder that holds them all.
  package static func distinct(_ found: [Found]) -> [Found] {
    var seen: Set<String> = []
    let single = found.filter { seen.insert($0.url.standardizedFileURL.path).inserted }
    guard Set(single.map(\.name)).count < single.count else { return single }
    let paths = single.map { $0.url.standardizedFileURL.pathComponents }
    let shared = paths.dropFirst().reduce(paths[0].dropLast()) { shared, path in
      zip(shared, path).prefix { $0 == $1 }.map(\.0)[...]
    }
    return zip(single, paths).map { found, path in
      Found(url: found.url, name: path.dropFirst(shared.count).joined(separator: "/"))
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: "."),
      endings.contains(String(path[path.index(after: dot)...]))
    else { return false }
    return !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
