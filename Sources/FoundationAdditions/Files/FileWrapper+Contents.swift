internal import Foundation

/// The content of a wrapper.
enum WrappedContent {
  case directory([String: FileWrapper])
  case file(Data)
  /// A file whose bytes nobody has asked for yet.
  case unread(URL)
  case link(URL)

  /// A content as `values(of:)` gave it; nil for anything else.
  init?(_ values: [String: Any]) {
    if let data = values["file"] as? Data {
      self = .file(data)
    } else if let path = values["link"] as? String {
      self = .link(URL(fileURLWithPath: path))
    } else if let parts = values["directory"] as? [String: Data] {
      let children = parts.compactMapValues(FileWrapper.init(serializedRepresentation:))
      guard children.count == parts.count else { return nil }
      self = .directory(children)
    } else {
      return nil
    }
  }

  /// The content as values of a property list.
  func values(of wrapper: FileWrapper) -> [String: Any] {
    switch self {
    case .directory(let children):
      ["directory": children.compactMapValues(\.serializedRepresentation)]
    case .file, .unread: ["file": wrapper.regularFileContents ?? Data()]
    case .link(let url): ["link": url.path]
    }
  }
}

extension FileWrapper {
  func readContents() -> Data? {
    switch content {
    case .file(let data): return data
    case .unread(let url):
      guard let data = try? Data(contentsOf: url) else { return nil }
      content = .file(data)
      return data
    default: return nil
    }
  }

  // MARK: - Children

  func add(_ child: FileWrapper) -> String {
    guard case .directory(var children) = content else {
      raise(.internalInconsistencyException, "only a folder has wrappers in it")
    }
    guard let name = child.preferredFilename, !name.isEmpty else {
      raise(.invalidArgumentException, "a wrapper in a folder needs a preferredFilename")
    }
    if let present = key(of: child) { return present }
    let key = Self.freeName(name, in: children)
    children[key] = child
    content = .directory(children)
    return key
  }

  /// The name, or with a number before it as saved documents of iOS have it where two wrappers
  /// prefer one name.
  private static func freeName(_ name: String, in children: [String: FileWrapper]) -> String {
    var key = name
    var number = 1
    while children[key] != nil {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    return key
  }

  func remove(_ child: FileWrapper) {
    guard case .directory(var children) = content, let key = key(of: child) else { return }
    children[key] = nil
    content = .directory(children)
  }

  func key(of child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  private func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    NSException(name: name, reason: "FileWrapper: \(reason)").raise()
    abort()
  }

  // MARK: - Disk

  func load(_ url: URL, _ options: ReadingOptions) throws {
    let files = FileManager.default
    let attributes = try files.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      let names = try files.contentsOfDirectory(atPath: url.path)
      let children = try names.map { name in
        (name, try FileWrapper(url: url.appendingPathComponent(name), options: options))
      }
      content = .directory(Dictionary(children) { $1 })
    case .typeSymbolicLink?:
      content = .link(
        URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path), relativeTo: url)
      )
    default:
      content = options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .unread(url)
    }
    fileAttributes = Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { $1 }
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
  }

  func isSame(as url: URL) -> Bool {
    let files = FileManager.default
    guard let attributes = try? files.attributesOfItem(atPath: url.path) else { return false }
    let same =
      attributes[.type] as? FileAttributeType
      == fileAttributes[FileAttributeKey.type.rawValue] as? FileAttributeType
      && attributes[.modificationDate] as? Date
        == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
    guard same, let children = fileWrappers else { return same }
    let names = (try? files.contentsOfDirectory(atPath: url.path)) ?? []
    return Set(names) == Set(children.keys)
      && children.allSatisfy { $0.value.isSame(as: url.appendingPathComponent($0.key)) }
  }

  func save(_ url: URL, _ options: WritingOptions) throws {
    let files = FileManager.default
    // Bytes that nobody has asked for may be in the very file that is written.
    readAll()
    if options.contains(.atomic), files.fileExists(atPath: url.path) {
      let draft = url.deletingLastPathComponent()
        .appendingPathComponent(".\(UUID().uuidString)")
      defer { try? files.removeItem(at: draft) }
      try put(draft, [])
      try files.removeItem(at: url)
      try files.moveItem(at: draft, to: url)
      if options.contains(.withNameUpdating) { takeNames(url.lastPathComponent) }
    } else {
      try? files.removeItem(at: url)
      try put(url, options)
    }
  }

  private func readAll() {
    _ = readContents()
    for child in fileWrappers?.values ?? [:].values { child.readAll() }
  }

  private func put(_ url: URL, _ options: WritingOptions) throws {
    let files = FileManager.default
    switch content {
    case .directory(let children):
      try files.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        try child.put(url.appendingPathComponent(name), [])
      }
    case .file(let data): try data.write(to: url)
    case .unread(let source): try files.copyItem(at: source, to: url)
    case .link(let target): try files.createSymbolicLink(at: url, withDestinationURL: target)
    }
    if options.contains(.withNameUpdating) { takeNames(url.lastPathComponent) }
  }

  private func takeNames(_ name: String) {
    filename = name
    for (key, child) in fileWrappers ?? [:] { child.takeNames(key) }
  }
}
