extension NSAttributeDescription {
  /// A value as a file has it.
  ///
  /// - Throws: 134030 for a transformable value that nothing makes data of.
  func written(_ value: Any) throws -> Database.Value {
    switch value {
    case let number as NSDecimalNumber: return .text(number.stringValue)
    case let number as NSNumber:
      let isReal =
        attributeType == .doubleAttributeType || attributeType == .floatAttributeType
      return attributeType == .transformableAttributeType
        ? .data(try archived(number))
        : isReal ? .real(number.doubleValue) : .number(number.int64Value)
    case let text as String where attributeType == .stringAttributeType: return .text(text)
    case let date as Date where attributeType == .dateAttributeType:
      return .real(date.timeIntervalSinceReferenceDate)
    case let data as Data where attributeType == .binaryDataAttributeType: return .data(data)
    case let id as UUID where attributeType == .UUIDAttributeType: return .text(id.uuidString)
    case let url as URL where attributeType == .URIAttributeType: return .text(url.absoluteString)
    default: return .data(try archived(value))
    }
  }

  /// The value that a file has in a column; nil for one that means nothing.
  func read(_ row: Database.Row, _ column: Int32) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      NSNumber(value: row.number(column))
    case .booleanAttributeType: NSNumber(value: row.number(column) != 0)
    case .doubleAttributeType: NSNumber(value: row.real(column))
    case .floatAttributeType: NSNumber(value: Float(row.real(column)))
    case .decimalAttributeType: NSDecimalNumber(string: row.text(column))
    case .stringAttributeType: row.text(column)
    case .dateAttributeType: Date(timeIntervalSinceReferenceDate: row.real(column))
    case .binaryDataAttributeType: row.data(column)
    case .UUIDAttributeType: UUID(uuidString: row.text(column))
    case .URIAttributeType: URL(string: row.text(column))
    case .transformableAttributeType: unarchived(row.data(column))
    case .undefinedAttributeType, .objectIDAttributeType: nil
    }
  }

  /// The app's own transformer; the system's archive objects, as without one.
  private var transformer: ValueTransformer? {
    guard let name = valueTransformerName, !name.hasPrefix("NS"), !name.isEmpty else { return nil }
    return ValueTransformer.named(NSValueTransformerName(name))
  }

  private func archived(_ value: Any) throws -> Data {
    if let transformer {
      let isArchiver = transformer is NSSecureUnarchiveFromDataTransformer
      let data =
        isArchiver
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
      if let data = data as? Data { return data }
    } else if let object = value as AnyObject as? any NSCoding {
      return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }
    throw NSError(
      domain: NSCocoaErrorDomain,
      code: NSPersistentStoreSaveError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The value of \(entity?.name ?? "").\(name), \(type(of: value)), can't be made data of. "
          + "Have it conform to NSCoding, or give the attribute a transformer."
      ]
    )
  }

  private func unarchived(_ data: Data) -> Any? {
    // Those that unarchive make objects of data; an app's own make data of objects.
    if transformer is NSSecureUnarchiveFromDataTransformer {
      return transformer?.transformedValue(data)
    }
    if let transformer { return transformer.reverseTransformedValue(data) }
    return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }
}
