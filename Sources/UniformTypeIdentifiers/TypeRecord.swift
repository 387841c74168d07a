internal import Foundation

/// A type as a list describes it: the system's, that of an app, or a dynamic type's own name.
struct TypeRecord: Sendable {
  let identifier: String
  /// The texts that stand for the type elsewhere, such as endings of files, by their classes.
  let tags: [String: [String]]
  /// The names of the types that this one is a kind of.
  let parents: [String]
  var description: String?
  var version: Int?
  var reference: URL?

  /// The record of a type's name, whatever its case; nil for one that no list has.
  static func named(_ identifier: String) -> TypeRecord? {
    let name = identifier.lowercased()
    return TypeTable.rows[name] ?? TypeDeclarations.used.records[name]
      ?? DynamicType(identifier)?.record
  }

  /// All that lists have, those of the system first, whose endings are not taken over by an app.
  static var all: [TypeRecord] {
    TypeTable.order.compactMap { TypeTable.rows[$0] } + TypeDeclarations.used.order
  }

  func has(_ tag: String, _ tagClass: String) -> Bool { tags[tagClass]?.contains(tag) ?? false }
}

/// The types that an app declares in its Info.plist (V-282).
struct TypeDeclarations: Sendable {
  /// The records in the order of the file, those that the app owns first.
  let order: [TypeRecord]
  /// The same by their names in small letters.
  let records: [String: TypeRecord]

  /// The declarations of the running app; a test puts others in their place.
  @TaskLocal static var used = TypeDeclarations(Bundle.main.infoDictionary ?? [:])

  /// Reads the keys `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`.
  init(_ info: [String: Any]) {
    let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].map {
      info[$0] as? [[String: Any]] ?? []
    }
    order = lists.flatMap { $0 }.compactMap(Self.record)
    records = Dictionary(order.map { ($0.identifier.lowercased(), $0) }) { first, _ in first }
  }

  private static func record(_ entry: [String: Any]) -> TypeRecord? {
    guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else {
      return nil
    }
    let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    let version = entry["UTTypeVersion"]
    return TypeRecord(
      identifier: identifier,
      // Tags count whatever their case; a tag without its dot is what the key asks for.
      tags: tags.mapValues { texts($0).map { $0.lowercased() } },
      parents: texts(entry["UTTypeConformsTo"]),
      description: entry["UTTypeDescription"] as? String,
      version: version as? Int ?? (version as? String).flatMap { Int($0) },
      reference: (entry["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) }
    )
  }

  /// A key with one text may have it alone or in a list.
  private static func texts(_ value: Any?) -> [String] {
    (value as? String).map { [$0] } ?? value as? [String] ?? []
  }
}
