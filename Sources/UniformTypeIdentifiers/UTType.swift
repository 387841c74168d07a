public import Foundation

/// A type of data, such as that of a file, with a name that all systems know (V-281).
public struct UTType: Sendable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The name, such as "public.jpeg".
  public let identifier: String
  /// The type that code gives as the parent of one that no list has.
  private var givenParent: String?

  private enum CodingKeys: String, CodingKey { case identifier }

  /// Makes the type of a name; nil for a name that neither the system nor the app declares.
  public init?(_ identifier: String) {
    guard let record = TypeRecord.named(identifier) else { return nil }
    self.identifier = record.identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  /// Makes a type of an app's own, by the name in its Info.plist (V-282).
  ///
  /// The parent is that of the Info.plist; `parentType` stands in where the type is missing there.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
    givenParent = parentType?.identifier
  }

  /// Makes a type of another app, by the name in this one's Info.plist (V-282).
  ///
  /// The parent is that of the Info.plist; `parentType` stands in where the type is missing there.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  var record: TypeRecord? { TypeRecord.named(identifier) }

  // MARK: - Kinds

  private var parents: [UTType] {
    (record?.parents ?? givenParent.map { [$0] } ?? []).map(UTType.init(known:))
  }

  /// The types that this one is a kind of, those of its parents included.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    // An app may declare types that are kinds of each other.
    while let type = open.popLast() {
      if found.insert(type).inserted { open += type.parents }
    }
    found.remove(self)
    return found
  }

  /// True if this is the type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// True if this is a kind of a type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// True if a type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  // MARK: - Facts

  /// True if the name begins with `public.`, which is for types that nobody owns.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }
  /// True if the system made the name for a tag that no type has.
  public var isDynamic: Bool { DynamicType(identifier) != nil }
  /// True if the system or the app declares the type.
  public var isDeclared: Bool { record != nil && !isDynamic }
  /// The version in the app's Info.plist; nil without one.
  public var version: Int? { record?.version }
  /// The address of a page on the type, as the app's Info.plist has it; nil without one.
  public var referenceURL: URL? { record?.reference }
  /// A text for people: that of the app's Info.plist, or the English one of a usual type; the name
  /// for others.
  public var localizedDescription: String? { record?.description ?? identifier }
  /// The name.
  public var description: String { identifier }
  /// The name, and what becomes of it.
  public var debugDescription: String {
    let kind = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
    return "\(identifier) (\(kind))"
  }
}

extension UTType: Hashable {
  /// True for the same name, whatever its case.
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
      || first.identifier.lowercased() == second.identifier.lowercased()
  }

  /// The name, whatever its case.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}
