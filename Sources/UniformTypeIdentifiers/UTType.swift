internal import Foundation

/// A type of data, such as that of a file, with a name that all systems know.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name, such as "public.jpeg".
  public let identifier: String

  /// Makes the type of a name; nil for a name that the table lacks.
  public init?(_ identifier: String) {
    guard TypeTable.rows[identifier.lowercased()] != nil else { return nil }
    self.identifier = identifier.lowercased()
  }

  init(known identifier: String) { self.identifier = identifier }

  /// Makes a type of an app's own, by the name in its Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Makes a type of another app, by the name in this one's Info.plist.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// The type of files whose names end in this way, without a dot; nil for an ending that the table
  /// lacks.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard
      let row = TypeTable.order.first(where: {
        TypeTable.rows[$0]?.endings.contains(ending) ?? false
      })
    else { return nil }
    identifier = row
  }

  /// The type of a name as mail and the web have it; nil for one that the table lacks.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard let row = TypeTable.order.first(where: { TypeTable.rows[$0]?.mime == name }) else {
      return nil
    }
    identifier = row
  }

  /// The usual ending of such files' names; nil for types that have none.
  public var preferredFilenameExtension: String? { TypeTable.rows[identifier]?.endings.first }
  /// The name as mail and the web have it; nil for types that have none.
  public var preferredMIMEType: String? { TypeTable.rows[identifier]?.mime }
  /// The types that this one is a kind of.
  public var supertypes: Set<UTType> {
    let parents = (TypeTable.rows[identifier]?.parents ?? []).map(UTType.init(known:))
    return Set(parents).union(parents.flatMap(\.supertypes))
  }
  /// The endings of the files of this type and of its kinds; empty for types that have none.
  package var endings: [String] {
    TypeTable.order.filter { UTType(known: $0).conforms(to: self) }
      .flatMap { TypeTable.rows[$0]?.endings ?? [] }
  }
  /// A text for people; the name.
  public var localizedDescription: String? { identifier }
  /// The name.
  public var description: String { identifier }

  /// True if this is the type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// True if this is a kind of a type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// True if a type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
