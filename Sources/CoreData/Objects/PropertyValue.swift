/// The value of one property; a property that has none is absent from the dictionary.
enum PropertyValue {
  /// A number as `NSNumber`, other values as Swift has them.
  case value(Any)
  /// The object at the end of a relationship to one.
  case one(NSManagedObjectID)
  /// The objects at the end of a relationship to many, in their order; never empty.
  case many([NSManagedObjectID])

  func isEqual(to other: PropertyValue?) -> Bool {
    switch (self, other) {
    case (.value(let a), .value(let b)?): Self.areEqual(a, b)
    case (.one(let a), .one(let b)?): a === b
    case (.many(let a), .many(let b)?): a == b
    default: false
    }
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject as? NSObject)?.isEqual(b) ?? false
  }

  /// The identifiers that it leads to.
  var targets: [NSManagedObjectID] {
    switch self {
    case .value: []
    case .one(let id): [id]
    case .many(let ids): ids
    }
  }
}

typealias PropertyValues = [String: PropertyValue]

extension PropertyValues {
  /// The names of the properties that differ.
  func difference(from other: PropertyValues) -> Set<String> {
    var keys = Set(filter { !$0.value.isEqual(to: other[$0.key]) }.keys)
    for key in other.keys where self[key] == nil { keys.insert(key) }
    return keys
  }
}

extension NSAttributeDescription {
  /// A value in the form in which it is kept; nil for one of another type.
  func kept(_ value: Any) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      (value as? NSNumber).map { NSNumber(value: $0.int64Value) } ?? whole(value)
    case .doubleAttributeType: (value as? NSNumber).map { NSNumber(value: $0.doubleValue) }
    case .floatAttributeType: (value as? NSNumber).map { NSNumber(value: $0.floatValue) }
    case .booleanAttributeType: (value as? NSNumber).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType:
      value as? NSDecimalNumber ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
        ?? (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: value as? String
    case .dateAttributeType: value as? Date
    case .binaryDataAttributeType: value as? Data
    case .UUIDAttributeType: value as? UUID
    case .URIAttributeType: value as? URL
    default: value
    }
  }

  private func whole(_ value: Any) -> Any? {
    (value as? any BinaryInteger).map { NSNumber(value: Int64(truncatingIfNeeded: $0)) }
  }

  /// The name of the class that iOS asks for, in messages about others.
  var wantedClass: String {
    switch attributeType {
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .decimalAttributeType: "NSDecimalNumber"
    default: "NSNumber"
    }
  }
}
