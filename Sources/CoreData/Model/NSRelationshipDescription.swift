internal import DataModels

/// The fate of the objects that a deleted one leads to (CD-07).
public enum NSDeleteRule: UInt, Sendable {
  /// They stay as they are.
  case noActionDeleteRule = 0
  /// Their inverse forgets the deleted object.
  case nullifyDeleteRule = 1
  /// They are deleted too.
  case cascadeDeleteRule = 2
  /// While there are any, saving the deletion fails.
  case denyDeleteRule = 3
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects that it leads to.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back; nil for none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects that it leads to; 0 for no bound, 1 for a relationship to one.
  open var maxCount = 0
  /// The fewest objects that it leads to when the object is saved, unless it is optional and empty.
  open var minCount = 0
  /// The fate of its objects when the owner is deleted; nullify at first.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// True if its objects have an order.
  open var isOrdered = false
  /// True unless it leads to at most one object.
  open var isToMany: Bool { maxCount != 1 }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    guard let copy = copy as? NSRelationshipDescription else { return }
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    (copy.maxCount, copy.minCount) = (maxCount, minCount)
    (copy.deleteRule, copy.isOrdered) = (deleteRule, isOrdered)
  }
}

extension NSRelationshipDescription {
  /// The relationship that a model's document describes, without entities.
  convenience init(_ relationship: DataModel.Relationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    isTransient = relationship.isTransient
    userInfo = relationship.notes
    renamingIdentifier = relationship.formerName
    maxCount = relationship.isToMany ? (relationship.maximum == 1 ? 0 : relationship.maximum) : 1
    minCount = relationship.minimum
    isOrdered = relationship.isOrdered
    deleteRule =
      switch relationship.deleteRule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
  }
}
