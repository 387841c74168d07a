/// Codes of the errors that validation throws, as iOS numbers them (CD-08).
public let NSValidationMultipleErrorsError = 1560
/// A mandatory property is nil.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship leads to fewer objects than it must.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship leads to more objects than it may.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A delete rule denies the deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is above its bound.
public let NSValidationNumberTooLargeError = 1610
/// A number is below its bound.
public let NSValidationNumberTooSmallError = 1620
/// A date is after its bound.
public let NSValidationDateTooLateError = 1630
/// A date is before its bound.
public let NSValidationDateTooSoonError = 1640
/// A text has more characters than it may.
public let NSValidationStringTooLongError = 1660
/// A text has fewer characters than it must.
public let NSValidationStringTooShortError = 1670
/// A text doesn't match its expression.
public let NSValidationStringPatternMatchingError = 1680
/// The key of the object in an error of validation.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property's name in an error of validation.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value in an error of validation.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the list of errors where there are several.
public let NSDetailedErrorsKey = "NSDetailedErrors"

extension NSManagedObject {
  /// Throws the one error of the object's values, or one that holds all.
  func validateProperties() throws {
    load()
    var errors: [NSError] = []
    for property in entity.properties where !property.isTransient {
      if let attribute = property as? NSAttributeDescription { errors += faults(of: attribute) }
      if let relationship = property as? NSRelationshipDescription {
        errors += faults(of: relationship)
      }
    }
    if let error = Self.combined(errors) { throw error }
  }

  func validateDeletion() throws {
    let errors = entity.relationshipsByName.values.sorted { $0.name < $1.name }.filter {
      $0.deleteRule == .denyDeleteRule && related($0.name).contains { !$0.isDeleted }
    }.map { fault(NSValidationRelationshipDeniedDeleteError, $0.name, "Items remain in") }
    if let error = Self.combined(errors) { throw error }
  }

  /// One error for several, which holds them.
  static func combined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return NSError(
      domain: NSCocoaErrorDomain,
      code: NSValidationMultipleErrorsError,
      userInfo: [
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
        NSDetailedErrorsKey: errors,
      ]
    )
  }

  private func faults(of attribute: NSAttributeDescription) -> [NSError] {
    guard case .value(let value)? = values?[attribute.name] else {
      // One without a value breaks the rule, also where Swift reads 0 of it.
      guard !attribute.isOptional, attribute.attributeType != .undefinedAttributeType else {
        return []
      }
      return [
        fault(NSValidationMissingMandatoryPropertyError, attribute.name, "A value is required for")
      ]
    }
    if let text = value as? String { return faults(of: text, attribute) }
    if let date = value as? Date {
      return bounds(
        date.timeIntervalSinceReferenceDate,
        attribute,
        low: NSValidationDateTooSoonError,
        high: NSValidationDateTooLateError
      )
    }
    guard let number = value as? NSNumber else { return [] }
    return bounds(
      number.doubleValue,
      attribute,
      low: NSValidationNumberTooSmallError,
      high: NSValidationNumberTooLargeError
    )
  }

  private func faults(of text: String, _ attribute: NSAttributeDescription) -> [NSError] {
    var errors = bounds(
      Double(text.count),
      attribute,
      low: NSValidationStringTooShortError,
      high: NSValidationStringTooLongError
    )
    if let pattern = attribute.pattern,
      text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
    {
      errors.append(
        fault(NSValidationStringPatternMatchingError, attribute.name, "The pattern isn't met by")
      )
    }
    return errors
  }

  private func bounds(
    _ value: Double,
    _ attribute: NSAttributeDescription,
    low: Int,
    high: Int
  ) -> [NSError] {
    if let minimum = attribute.minimum, value < minimum {
      return [fault(low, attribute.name, "The value is too small for")]
    }
    if let maximum = attribute.maximum, value > maximum {
      return [fault(high, attribute.name, "The value is too large for")]
    }
    return []
  }

  private func faults(of relationship: NSRelationshipDescription) -> [NSError] {
    let count = values?[relationship.name]?.targets.count ?? 0
    if count == 0, relationship.isOptional { return [] }
    if count == 0, !relationship.isToMany {
      return [
        fault(
          NSValidationMissingMandatoryPropertyError,
          relationship.name,
          "A value is required for"
        )
      ]
    }
    if count < max(relationship.minCount, relationship.isOptional ? 0 : 1) {
      return [
        fault(NSValidationRelationshipLacksMinimumCountError, relationship.name, "Too few items in")
      ]
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return [
        fault(
          NSValidationRelationshipExceedsMaximumCountError,
          relationship.name,
          "Too many items in"
        )
      ]
    }
    return []
  }

  private func fault(_ code: Int, _ key: String, _ sentence: String) -> NSError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: "\(sentence) \(entity.name ?? "").\(key).",
      NSValidationObjectErrorKey: self,
      NSValidationKeyErrorKey: key,
    ]
    info[NSValidationValueErrorKey] = presented(key)
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
