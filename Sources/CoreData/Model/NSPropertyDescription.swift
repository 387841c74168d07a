/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name, by which values are got and set.
  open var name = ""
  /// True if the value may be nil when the object is saved; true unless a model says otherwise.
  open var isOptional = true
  /// True if the value isn't stored.
  open var isTransient = false
  /// Notes of the model's author by their keys.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name that the property had in an earlier version of the model.
  open var renamingIdentifier: String?
  /// The entity that declares it.
  public internal(set) weak var entity: NSEntityDescription!

  /// A copy that belongs to no entity.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make()
    fill(copy)
    return copy
  }

  /// A property without a name.
  public required override init() { super.init() }

  private static func make() -> Self { Self() }

  func fill(_ copy: NSPropertyDescription) {
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
  }
}

/// A property that fetches objects when it is asked for; models may have it, and it has no value.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request that is carried out.
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
}
