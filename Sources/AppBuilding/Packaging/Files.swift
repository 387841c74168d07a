internal import Foundation

/// Files that are written only when they would change, so that builds see what changed.
enum Files {
  /// Writes data, unless the file holds it already.
  static func write(_ data: Data, to url: URL) throws(BuildError) {
    guard (try? Data(contentsOf: url)) != data else { return }
    try attempt(url) {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url)
    }
  }

  /// Copies a file, unless a copy of the same size and date lies there.
  static func copy(_ source: URL, to target: URL) throws(BuildError) {
    guard stamp(of: source) != stamp(of: target) else { return }
    try attempt(target) {
      let manager = FileManager.default
      try manager.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
      try manager.copyItem(at: source.resolvingSymlinksInPath(), to: target)
      if let date = stamp(of: source)?.date {
        try manager.setAttributes([.modificationDate: date], ofItemAtPath: target.path)
      }
    }
  }

  /// Makes the same file appear at a second place; copies where the disk can't.
  static func link(_ source: URL, to target: URL) throws(BuildError) {
    guard number(of: source) != number(of: target) else { return }
    try attempt(target) {
      let manager = FileManager.default
      if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
      do {
        try manager.linkItem(at: source, to: target)
      } catch {
        try manager.copyItem(at: source, to: target)
      }
    }
  }

  /// Removes what lies in a folder and isn't kept; `keeps` gets paths below the folder.
  static func prune(_ folder: URL, keeps: (String) -> Bool) throws(BuildError) {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return }
    let stale = paths.compactMap { $0 as? String }.filter { path in
      !keeps(path) && !isFolder(folder.appendingPathComponent(path))
    }
    for path in stale {
      let url = folder.appendingPathComponent(path)
      try attempt(url) { try FileManager.default.removeItem(at: url) }
    }
  }

  /// The files below a folder by path, or the file itself by its name.
  static func paths(in url: URL) -> [String] {
    guard isFolder(url) else { return [url.lastPathComponent] }
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !isFolder(url.appendingPathComponent($0)) && !$0.hasSuffix(".DS_Store") }
      .map { url.lastPathComponent + "/" + $0 }.sorted()
  }

  /// The folders below a folder.
  static func folders(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).map { folder.appendingPathComponent($0).path }
      .filter { isFolder(URL(fileURLWithPath: $0)) }.sorted()
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private struct Stamp: Equatable {
    let size: Int
    let date: Date
  }

  private static func stamp(of url: URL) -> Stamp? {
    let values = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path
    )
    guard let size = values?[.size] as? Int, let date = values?[.modificationDate] as? Date else {
      return nil
    }
    // Copies may round what lies below the second.
    return Stamp(
      size: size,
      date: Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded())
    )
  }

  private static func number(of url: URL) -> Int? {
    let values = try? FileManager.default.attributesOfItem(atPath: url.path)
    return values?[.systemFileNumber] as? Int
  }

  private static func attempt(_ url: URL, _ work: () throws -> Void) throws(BuildError) {
    do {
      try work()
    } catch {
      throw .unwritable(url.path, reason: error.localizedDescription)
    }
  }
}
