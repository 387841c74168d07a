public import Foundation

/// A file, folder or symbolic link in memory, as documents that are folders are made of (L-210).
///
/// The bytes of a file on disk are read when they are first asked for.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// The ways in which a wrapper is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everything is read at once.
    public static let immediate = Self(rawValue: 1)
    /// Contents are not mapped into memory, as they never are here.
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// The ways in which a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new item takes the old one's place once it is complete.
    public static let atomic = Self(rawValue: 1)
    /// The names of the wrapper and of all in it become those on disk.
    public static let withNameUpdating = Self(rawValue: 2)
  }

  var content: WrappedContent

  /// Makes a wrapper of what is at an address; throws if nothing can be read there.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = .directory([:])
    super.init()
    try read(from: url, options: options)
  }

  /// Makes a folder of wrappers, whose keys become the names of those that prefer none.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Makes a file of bytes.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// Makes a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  /// Makes a wrapper of what `serializedRepresentation` gave; nil for other bytes.
  public init?(serializedRepresentation serializeRepresentation: Data) {
    guard
      let list = try? PropertyListSerialization.propertyList(
        from: serializeRepresentation,
        format: nil
      ), let values = list as? [String: Any], let content = WrappedContent(values)
    else { return nil }
    self.content = content
    super.init()
    preferredFilename = values["name"] as? String
  }

  /// The name that the wrapper is to have in a folder; default nil.
  open var preferredFilename: String?
  /// The name that it had on disk, or has in its folder; default nil.
  open var filename: String?
  /// The attributes that the item had on disk; default empty.
  open var fileAttributes: [String: Any] = [:]

  /// True for a folder.
  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  /// True for a file.
  open var isRegularFile: Bool {
    switch content {
    case .file, .unread: true
    default: false
    }
  }
  /// True for a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The wrappers of a folder by their names; nil for anything else.
  open var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = content { children } else { nil }
  }
  /// The bytes of a file, read when they are first asked for; nil if they can't be, or for anything
  /// else.
  open var regularFileContents: Data? { readContents() }
  /// The place that a link leads to; nil for anything else.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }
  /// The wrapper and all in it as bytes, in a form of Portico's own.
  open var serializedRepresentation: Data? {
    var values = content.values(of: self)
    values["name"] = preferredFilename
    return try? PropertyListSerialization.data(
      fromPropertyList: values,
      format: .binary,
      options: 0
    )
  }

  /// Adds a wrapper to the folder under the name it prefers, or one like it if another has that;
  /// answers the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String { add(child) }

  /// Adds a file of bytes to the folder; answers its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from the folder; without it nothing changes.
  open func removeFileWrapper(_ child: FileWrapper) { remove(child) }

  /// The name of a wrapper in the folder; nil if it isn't in it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { key(of: child) }

  /// Takes in what is at an address, in place of what the wrapper held.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    try load(url, options)
  }

  /// True if an item on disk has the same kind, the same date of change and, for a folder, the same
  /// names in it as when the wrapper was read.
  open func matchesContents(of url: URL) -> Bool { isSame(as: url) }

  /// Writes the wrapper and all in it; `originalContentsURL` has no effect here, since nothing is
  /// linked in place of being written.
  open func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL?
  ) throws { try save(url, options) }
}
