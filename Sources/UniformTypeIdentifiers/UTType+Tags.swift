/// A class of texts that stand for types elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the class.
  public let rawValue: String
  /// A class of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Endings of files, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Names in mail and the web, such as "image/png".
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  /// The name of the class.
  public var description: String { rawValue }
}

/// Types by the endings of files and other texts that stand for them (V-281).
extension UTType {
  /// The type of files whose names end in this way, without a dot; a dynamic type for an ending that
  /// no such type has, and nil for an empty one.
  ///
  /// By default the types of data are meant; folders that look like files are kinds of `.package`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a name as mail and the web have it; a dynamic type for one that no type has, and nil
  /// for an empty one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The first type of a tag that is a kind of another one, or of any; a dynamic type if there is
  /// none, and nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = first
  }

  /// The types of a tag that are kinds of another one, or of any; a dynamic one if there are none.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    let found = TypeRecord.all.filter { $0.has(tag, tagClass.rawValue) }
      .map { UTType(known: $0.identifier) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    guard found.isEmpty else { return found }
    let made = DynamicType(
      tag: tag,
      tagClass: tagClass.rawValue,
      parent: supertype?.identifier
    )
    return made.map { [UTType(known: $0.record.identifier)] } ?? []
  }

  /// The texts that stand for the type, by their classes.
  public var tags: [UTTagClass: [String]] {
    let pairs = (record?.tags ?? [:]).map { (UTTagClass(rawValue: $0), $1) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The usual ending of such files' names; nil for types that have none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The name as mail and the web have it; nil for types that have none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The endings of the files of this type and of its kinds; empty for types that have none.
  package var endings: [String] {
    let kinds = TypeRecord.all.map { UTType(known: $0.identifier) }.filter { $0.conforms(to: self) }
    return (isDynamic ? [self] : kinds).flatMap { $0.tags[.filenameExtension] ?? [] }
  }
}
