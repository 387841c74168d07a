package import Foundation

/// Finds the storyboards and xibs that a command line names.
package enum DocumentFinder {
  /// The endings of files that Interface Builder saves.
  package static let endings: Set = ["storyboard", "xib"]

  /// One document, and how to call it in pages and folders: its path below the folder that was
  /// named, or its file name.
  package struct Found: Codable, Sendable, Hashable {
    package let url: URL
    package let name: String
    /// The folder that was named, or the one that the document is in.
    package let root: URL
  }

  /// The endings of compiled documents; some are folders.
  package static let compiledEndings: Set = ["storyboardc", "nib"]

  /// The documents at a path: the file itself, or all below a folder, sorted by path; nil if there
  /// is nothing at the path.
  ///
  /// A folder is one whatever it is called, unless it is a compiled document. Hidden folders are
  /// passed over, as are links, so a loop of links cannot hold it.
  package static func documents(at path: String) -> [Found]? {
    let url = URL(filePath: path)
    guard let isFolder = isFolder(url.path) else { return nil }
    guard isFolder, !compiledEndings.contains(url.pathExtension) else {
      return [Found(url: url, name: url.lastPathComponent, root: url.deletingLastPathComponent())]
    }
    return files(below: url).filter(isDocument).sorted().compactMap { name in
      let file = url.appending(path: name)
      return Self.isFolder(file.path) == false ? Found(url: file, name: name, root: url) : nil
    }
  }

  /// The file with a name below a folder that lies nearest to another folder, since a build puts
  /// documents of all folders into one.
  ///
  /// - Complexity: O(files below the folder).
  package static func nearest(_ name: String, to folder: URL, below root: URL) -> URL? {
    let own = folder.standardizedFileURL.pathComponents
    func distance(_ file: URL) -> Int {
      let other = file.deletingLastPathComponent().standardizedFileURL.pathComponents
      let shared = zip(own, other).prefix { $0 == $1 }.count
      return own.count + other.count - 2 * shared
    }
    let found = files(below: root).filter { $0.split(separator: "/").last.map(String.init) == name }
      .filter(isDocument).sorted().map { root.appending(path: $0) }
    return found.min { distance($0) < distance($1) }
  }

  private static func files(below folder: URL) -> [String] {
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  }

  /// True if a folder is at a path; nil when nothing is.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      ? isFolder.boolValue : nil
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
      let name = path.dropFirst(shared.count).joined(separator: "/")
      return Found(url: found.url, name: name, root: found.root)
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: "."),
      endings.contains(String(path[path.index(after: dot)...]))
    else { return false }
    return !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
