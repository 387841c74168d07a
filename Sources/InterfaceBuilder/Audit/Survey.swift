internal import Foundation

/// Walks folders once and sorts what lies in them.
struct Survey {
  /// Storyboards and xibs, each folder's in order of name.
  private(set) var documents: [String] = []
  /// The folder below which nibs are searched of a document that was named by itself.
  private(set) var roots: [String: URL] = [:]
  /// Swift and Objective-C sources.
  private(set) var sources: [String] = []
  /// Font files.
  private(set) var fonts: [String] = []
  /// Names of images in asset catalogues and of loose files.
  private(set) var images: Set<String> = []
  /// Names of colours in asset catalogues.
  private(set) var colors: Set<String> = []
  /// True if any of the paths is a folder.
  private(set) var hasFolder = false
  /// True if any asset catalogue was seen.
  private(set) var hasCatalog = false

  private static let depthLimit = 64

  /// Takes a document, whatever its ending, or all that lies below a folder.
  mutating func add(_ path: String) {
    var status = stat()
    let isCompiled = DocumentFinder.compiledEndings.contains { path.hasSuffix("." + $0) }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, !isCompiled else {
      documents.append(path)
      roots[path] = URL(filePath: path).deletingLastPathComponent()
      return
    }
    hasFolder = true
    walk(path, depth: 0)
  }

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < Survey.depthLimit else { return }
    for entry in Survey.entries(folder) {
      let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
      if entry.isFolder {
        enter(path, named: entry.name, depth: depth)
      } else {
        sort(path, named: entry.name)
      }
    }
  }

  private mutating func enter(_ path: String, named name: String, depth: Int) {
    if name.hasSuffix(".xcassets") {
      hasCatalog = true
      walkCatalog(path, prefix: "", depth: depth + 1)
    } else {
      walk(path, depth: depth + 1)
    }
  }

  private mutating func sort(_ path: String, named name: String) {
    guard let dot = name.lastIndex(of: ".") else { return }
    switch name[name.index(after: dot)...].lowercased() {
    case "storyboard", "xib": documents.append(path)
    case "swift", "h", "m", "mm": sources.append(path)
    case "ttf", "otf", "ttc": fonts.append(path)
    case "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "tif", "tiff", "bmp":
      addImage(name, stem: name[..<dot])
    default: break
    }
  }

  /// A loose image answers to its name with and without ending, scale and device.
  private mutating func addImage(_ name: String, stem: Substring) {
    var bare = stem
    for mark in ["~iphone", "~ipad", "@2x", "@3x"] where bare.hasSuffix(mark) {
      bare = bare.dropLast(mark.count)
    }
    images.formUnion([name, String(stem), String(bare), String(bare + name[stem.endIndex...])])
  }
}

// MARK: - Asset catalogues

extension Survey {
  private mutating func walkCatalog(_ folder: String, prefix: String, depth: Int) {
    guard depth < Survey.depthLimit else { return }
    for entry in Survey.entries(folder) where entry.isFolder {
      let path = folder + "/" + entry.name
      let dot = entry.name.lastIndex(of: ".") ?? entry.name.endIndex
      let name = prefix + entry.name[..<dot]
      switch entry.name[dot...] {
      case ".imageset", ".symbolset", ".appiconset", ".launchimage": images.insert(name)
      case ".colorset": colors.insert(name)
      default:
        let inner = Survey.providesNamespace(path) ? prefix + entry.name + "/" : prefix
        walkCatalog(path, prefix: inner, depth: depth + 1)
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// The entries of a folder in order of name; hidden ones and links to folders are left out.
  private static func entries(_ folder: String) -> [(name: String, isFolder: Bool)] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): entries.append((name, true))
      case Int(DT_REG), Int(DT_LNK): entries.append((name, false))
      case Int(DT_UNKNOWN):
        var status = stat()
        guard lstat(folder + "/" + name, &status) == 0 else { continue }
        entries.append((name, status.st_mode & S_IFMT == S_IFDIR))
      default: continue
      }
    }
    return entries.sorted { $0.name < $1.name }
  }
}
