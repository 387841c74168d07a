/// An asset catalogue, read from its folder as projects keep it; nothing is compiled.
///
/// Finding the sets costs one walk over the folders; a set is read when it is first asked for.
nonisolated final class AssetCatalog: Sendable {
  /// The content of a set, known by its folder's extension.
  enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
  }

  struct Key: Hashable, Sendable {
    let kind: Kind
    let name: String
  }

  let url: URL
  /// The folder of each set, by kind and full name; a group that provides a namespace prefixes
  /// names.
  let sets: [Key: URL]

  init(contentsOf url: URL) {
    self.url = url
    var sets: [Key: URL] = [:]
    Self.collect(url, prefix: "", depth: 0, into: &sets)
    self.sets = sets
  }

  /// The image set of that name.
  func imageSet(named name: String) -> ImageSet? {
    let folder = sets[Key(kind: .image, name: name)] ?? sets[Key(kind: .symbol, name: name)]
    return folder.flatMap { ImageSet(contentsOf: $0, name: name) }
  }

  /// The colour set of that name.
  func colorSet(named name: String) -> ColorSet? {
    sets[Key(kind: .color, name: name)].flatMap { ColorSet(contentsOf: $0) }
  }

  /// The first file of the data set of that name.
  func data(named name: String) -> Data? {
    guard let folder = sets[Key(kind: .data, name: name)],
      let contents = AssetContents(folder: folder)
    else { return nil }
    let files = (contents.data ?? []).compactMap(\.filename)
    return files.lazy.compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }.first
  }

  private static func collect(
    _ folder: URL,
    prefix: String,
    depth: Int,
    into sets: inout [Key: URL]
  ) {
    guard depth < 16 else { return }
    let children = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for child in children.sorted() where !child.hasPrefix(".") {
      let url = folder.appendingPathComponent(child)
      let name = url.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: url.pathExtension) {
        let key = Key(kind: kind, name: prefix + name)
        if sets[key] == nil { sets[key] = url }
      } else if url.pathExtension.isEmpty {
        let spaced = AssetContents(folder: url)?.properties?.providesNamespace == true
        collect(url, prefix: spaced ? prefix + name + "/" : prefix, depth: depth + 1, into: &sets)
      }
    }
  }
}
