public import Foundation

/// A version of a file; only the present one is kept here, so nothing is in conflict (L-218).
open class NSFileVersion: NSObject, @unchecked Sendable {
  /// The ways in which a version is added.
  public struct AddingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file becomes the version.
    public static let byMoving = Self(rawValue: 1)
  }

  /// The ways in which a version takes a file's place.
  public struct ReplacingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The version becomes the file.
    public static let byMoving = Self(rawValue: 1)
  }

  private let file: URL

  private init(_ url: URL) {
    file = url
    super.init()
  }

  /// The present version of a file; nil where there is none.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
  }

  /// The earlier versions of a file: none; nil where there is no file.
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    currentVersionOfItem(at: url).map { _ in [] }
  }

  /// The versions that contradict each other: none; nil where there is no file.
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    otherVersionsOfItem(at: url)
  }

  /// Removes earlier versions; there are none.
  open class func removeOtherVersionsOfItem(at url: URL) throws {}

  /// The file.
  open var url: URL { file }
  /// The file's name as people see it.
  open var localizedName: String? { FileManager.default.displayName(atPath: file.path) }
  /// The name of the machine on which the version was saved: this one.
  open var localizedNameOfSavingComputer: String? { ProcessInfo.processInfo.hostName }
  /// The time at which the version was saved.
  open var modificationDate: Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }
  /// A value that finds the version again: the file's path.
  open var persistentIdentifier: any NSCoding { file.path as NSString }
  /// False: no versions contradict each other.
  open var isConflict: Bool { false }
  /// True: there is nothing to settle; setting it has no effect.
  open var isResolved: Bool {
    get { true }
    set {}
  }
  /// False: the system doesn't give up the version; setting it has no effect.
  open var isDiscardable: Bool {
    get { false }
    set {}
  }
  /// True: the version is on this machine.
  open var hasLocalContents: Bool { true }
  /// False: the version has no small picture.
  open var hasThumbnail: Bool { false }

  /// Puts the version in place of a file; answers the file's address.
  @discardableResult
  open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
    guard url.standardizedFileURL != file.standardizedFileURL else { return url }
    let data = try Data(contentsOf: file)
    try data.write(to: url, options: .atomic)
    if options.contains(.byMoving) { try remove() }
    return url
  }

  /// Removes the version, and so the file.
  open func remove() throws { try FileManager.default.removeItem(at: file) }
}
