internal import Foundation

/// Files that are written only when they would change, so that builds see what changed.
///
/// Nothing is written or removed outside of one folder, whatever the names of an app say.
struct Files: Sendable {
  /// The folder that everything lies in.
  private let base: URL

  init(in base: URL) { self.base = base.standardizedFileURL }

  /// Writes data, unless the file holds it already.
  func write(_ data: Data, to url: URL) throws(BuildError) {
    guard (try? Data(contentsOf: url)) != data else { return }
    try put(at: url) { try data.write(to: $0) }
  }

  /// Copies a file, unless a copy of the same size and date lies there.
  func copy(_ source: URL, to target: URL) throws(BuildError) {
    let stamp = Self.stamp(of: source)
    guard stamp != Self.stamp(of: target) else { return }
    try put(at: target) { place in
      let manager = FileManager.default
      try manager.copyItem(at: source.resolvingSymlinksInPath(), to: place)
      if let date = stamp?.date {
        try manager.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
      }
    }
  }

  /// Makes the same file appear at a second place; copies where the disk can't.
  func link(_ source: URL, to target: URL) throws(BuildError) {
    guard Self.number(of: source) != Self.number(of: target) else { return }
    try put(at: target) { place in
      do {
        try FileManager.default.linkItem(at: source, to: place)
      } catch {
        try FileManager.default.copyItem(at: source, to: place)
      }
    }
  }

  /// Removes what lies in a folder and isn't kept; `keeps` gets paths below the folder.
  func prune(_ folder: URL, keeps: (String) -> Bool) throws(BuildError) {
    try attempt(folder) {}
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return }
    let stale = paths.compactMap { $0 as? String }.filter { path in
      !keeps(path) && !Self.isFolder(folder.appendingPathComponent(path))
    }
    for path in stale {
      let url = folder.appendingPathComponent(path)
      try attempt(url) { try FileManager.default.removeItem(at: url) }
    }
  }

  /// Makes a file beside its place and moves it there, so that nobody meets half of one.
  private func put(at target: URL, _ make: (URL) throws -> Void) throws(BuildError) {
    try attempt(target) {
      let manager = FileManager.default
      let fresh = target.appendingPathExtension("new")
      try manager.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? manager.removeItem(at: fresh)
      try make(fresh)
      if Self.isFolder(target) { try manager.removeItem(at: target) }
      guard rename(fresh.path, target.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path])
      }
    }
  }

  private func attempt(_ url: URL, _ work: () throws -> Void) throws(BuildError) {
    guard url.standardizedFileURL.path.hasPrefix(base.path + "/") else {
      throw .outside(url.path, folder: base.path)
    }
    do {
      try work()
    } catch {
      throw .unwritable(url.path, reason: error.localizedDescription)
    }
  }
}

extension Files {
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
    // Copies may round fractions of a second.
    return Stamp(
      size: size,
      date: Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded())
    )
  }

  private static func number(of url: URL) -> Int? {
    let values = try? FileManager.default.attributesOfItem(atPath: url.path)
    return values?[.systemFileNumber] as? Int
  }
}
