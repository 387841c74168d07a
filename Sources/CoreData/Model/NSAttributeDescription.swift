internal import DataModels

/// The types of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A property that holds a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the values; undefined at first.
  open var attributeType = NSAttributeType.undefinedAttributeType {
    didSet { entity?.forgetCaches() }
  }
  /// The class of transformable values; nil for any.
  open var attributeValueClassName: String?
  /// The value of new objects.
  open var defaultValue: Any? { didSet { entity?.forgetCaches() } }
  /// The name of the transformer that makes data of the values.
  open var valueTransformerName: String?
  /// True if large data may lie in files of its own; it is kept with the others here.
  open var allowsExternalBinaryDataStorage = false
  /// True if values are kept in history after deletion; there is no history here.
  open var preservesValueInHistoryOnDeletion = false
  /// True if the value is to be encrypted in CloudKit, which isn't here.
  open var allowsCloudEncryption = false

  /// The bounds of a number, of a date in seconds since 2001, or of a text's length.
  var minimum: Double?
  var maximum: Double?
  /// The expression that texts match as a whole.
  var pattern: String?

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    guard let copy = copy as? NSAttributeDescription else { return }
    copy.attributeType = attributeType
    copy.attributeValueClassName = attributeValueClassName
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    (copy.minimum, copy.maximum, copy.pattern) = (minimum, maximum, pattern)
  }
}

extension NSAttributeDescription {
  /// The attribute that a model's document describes.
  convenience init(_ attribute: DataModel.Attribute) {
    self.init()
    name = attribute.name
    attributeType = NSAttributeType(attribute.type)
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    userInfo = attribute.notes
    renamingIdentifier = attribute.formerName
    attributeValueClassName = attribute.className
    valueTransformerName = attribute.transformer
    (minimum, maximum, pattern) = (attribute.minimum, attribute.maximum, attribute.pattern)
    defaultValue = attribute.defaultText.flatMap(value(of:))
  }

  /// The value that a default's text means; nil if the type has no such value.
  private func value(of text: String) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

extension NSAttributeType {
  init(_ type: DataModel.AttributeType) {
    self =
      switch type {
      case .undefined: .undefinedAttributeType
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      }
  }
}
