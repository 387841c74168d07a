extension DataModel {
  /// One attribute of an entity.
  package struct Attribute: Sendable {
    package var name = ""
    package var type = AttributeType.undefined
    package var isOptional = false
    package var isTransient = false
    /// True if Swift has a number in the place of an object.
    package var isScalar = false
    /// The first value, as the document spells it; a date's is in seconds since 2001.
    package var defaultText: String?
    package var minimum: Double?
    package var maximum: Double?
    /// The regular expression that texts match as a whole.
    package var pattern: String?
    package var transformer: String?
    /// The class of transformable values.
    package var className: String?
    package var formerName: String?
    package var notes: [String: String] = [:]
    /// Counted from 1.
    package var line = 0
  }

  /// One relationship of an entity.
  package struct Relationship: Sendable {
    package var name = ""
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var isTransient = false
    package var minimum = 0
    /// 0 for no bound.
    package var maximum = 0
    package var deleteRule = DeleteRule.noAction
    package var destination = ""
    package var inverse: String?
    package var formerName: String?
    package var notes: [String: String] = [:]
    /// Counted from 1.
    package var line = 0
  }

  /// The types of attributes, spelled as documents do.
  package enum AttributeType: String, Sendable, CaseIterable {
    case undefined = "Undefined"
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
  }

  /// The fate of an object's relatives when it is deleted, spelled as documents do.
  package enum DeleteRule: String, Sendable, CaseIterable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }
}
