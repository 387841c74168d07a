package import Foundation
internal import InterfaceBuilder

extension DataModel {
  /// Reads the contents of one version.
  ///
  /// - Throws: File and line of what can't be read, or of a name that leads nowhere.
  package init(contentsOf url: URL) throws(DataModelError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let sentence =
        "\(url.path): error: The data model can't be read: \(error.localizedDescription) Restore it."
      throw DataModelError(url.path, .unreadable(sentence))
    }
    try self.init(data, file: url.path)
  }

  /// Reads the contents of one version from its bytes.
  package init(_ data: Data, file: String) throws(DataModelError) {
    let root: Element
    do {
      root = try ElementTree.read(data, file: file)
    } catch {
      throw DataModelError(file, .unreadable(error.description))
    }
    self = try DataModelReader(file: file).model(root)
    try check()
  }
}

/// The versions of a model in one folder, as Xcode saves them (`.xcdatamodeld`).
package struct DataModelFolder {
  /// The contents of each version by its name, in order of name.
  package let versions: [(name: String, contents: URL)]
  /// The name of the version that apps use.
  package let current: String

  /// Reads which versions there are; a single `.xcdatamodel` is a version by itself.
  ///
  /// - Throws: That there is none.
  package init(_ url: URL) throws(DataModelError) {
    let manager = FileManager.default
    var folders = [url]
    if url.pathExtension != "xcdatamodel" {
      folders = (try? manager.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    }
    let all = folders.filter { $0.pathExtension == "xcdatamodel" }
      .map { ($0.deletingPathExtension().lastPathComponent, $0.appendingPathComponent("contents")) }
      .filter { manager.fileExists(atPath: $0.1.path) }
      .sorted { $0.0 < $1.0 }
    guard let last = all.last else { throw DataModelError(url.path, .noVersion) }
    let note = url.appendingPathComponent(".xccurrentversion")
    let names = (try? Data(contentsOf: note)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let chosen = (names?["_XCCurrentVersionName"] as? String).map { file in
      URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    }
    let isThere = chosen.map { name in all.contains { $0.0 == name } } ?? false
    versions = all
    current = isThere ? chosen ?? last.0 : last.0
  }

  /// The contents of the version that apps use.
  package var contents: URL {
    versions.first { $0.name == current }?.contents ?? versions[versions.count - 1].contents
  }
}
