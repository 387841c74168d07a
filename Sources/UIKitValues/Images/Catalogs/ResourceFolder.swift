internal import Synchronization

/// The resources below one folder: its asset catalogues, and image files by name without suffixes.
nonisolated final class ResourceFolder: Sendable {
  private static let extensions: Set = ["png", "jpg", "jpeg", "pdf", "svg"]
  /// Folders that hold products and foreign code rather than the project's resources.
  private static let skipped: Set = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "xcassets",
  ]
  /// A walk ends here, so that a search path of a whole disk doesn't take for ever.
  private static let limit = 50_000

  let catalogs: [AssetCatalog]
  let fonts: [URL]
  private let looseFiles: [String: [URL]]
  private let imageSets = Mutex<[String: ImageSet?]>([:])
  private let colorSets = Mutex<[String: ColorSet?]>([:])

  init(_ url: URL) {
    var catalogs: [AssetCatalog] = []
    var fonts: [URL] = []
    var files: [String: [URL]] = [:]
    var queue = [url]
    var seen = 0
    while let folder = queue.popLast(), seen < Self.limit {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      seen += names.count
      for name in names.sorted() where !name.hasPrefix(".") {
        let child = folder.appendingPathComponent(name)
        let kind = child.pathExtension
        if kind == "xcassets" {
          catalogs.append(AssetCatalog(contentsOf: child))
        } else if Self.extensions.contains(kind.lowercased()) {
          files[LooseImage(child).name, default: []].append(child)
        } else if kind == "ttf" || kind == "otf" {
          fonts.append(child)
        } else if Self.isFolder(child), !Self.skipped.contains(name) {
          queue.append(child)
        }
      }
    }
    self.catalogs = catalogs
    self.fonts = fonts
    looseFiles = files
  }

  func imageSet(named name: String) -> ImageSet? {
    if let known = imageSets.withLock({ $0[name] }) { return known }
    let found = catalogs.lazy.compactMap { $0.imageSet(named: name) }.first
    imageSets.withLock { $0[name] = .some(found) }
    return found
  }

  func colorSet(named name: String) -> ColorSet? {
    if let known = colorSets.withLock({ $0[name] }) { return known }
    let found = catalogs.lazy.compactMap { $0.colorSet(named: name) }.first
    colorSets.withLock { $0[name] = .some(found) }
    return found
  }

  func data(named name: String) -> Data? {
    catalogs.lazy.compactMap { $0.data(named: name) }.first
  }

  /// Image files of that name, with or without an extension in the name.
  func files(named name: String) -> [URL] {
    let plain = LooseImage(URL(fileURLWithPath: "/" + name)).name
    let files = looseFiles[plain] ?? []
    let kind = (name as NSString).pathExtension
    return Self.extensions.contains(kind.lowercased())
      ? files.filter { $0.pathExtension.lowercased() == kind.lowercased() } : files
  }

  private static func isFolder(_ url: URL) -> Bool {
    // Most names with an extension are files; asking the disk for each would be slow.
    let kind = url.pathExtension
    guard kind.isEmpty || kind == "lproj" || kind == "bundle" else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// The parts of a loose image's file name: `name@2x~ipad.png`.
nonisolated struct LooseImage: Hashable, Sendable {
  let name: String
  let scale: CGFloat
  let idiom: String?

  init(_ url: URL) {
    let known: Set = ["png", "jpg", "jpeg", "pdf", "svg"]
    let hasKind = known.contains(url.pathExtension.lowercased())
    var name = hasKind ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
    var idiom: String?
    for suffix in ["iphone", "ipad"] where name.hasSuffix("~" + suffix) {
      idiom = suffix
      name.removeLast(suffix.count + 1)
    }
    var scale: CGFloat = 1
    for factor in 1...4 where name.hasSuffix("@\(factor)x") {
      scale = CGFloat(factor)
      name.removeLast(3)
    }
    self.name = name
    self.scale = scale
    self.idiom = idiom
  }
}
