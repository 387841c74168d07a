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

/// A property that fetches objects whenever it is asked for (CD-23).
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request that is carried out; in its predicate `$FETCH_SOURCE` is the object that is asked,
  /// and `$FETCHED_PROPERTY` this description.
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

  convenience init(named name: String) {
    self.init()
    self.name = name
  }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest?.copied()
  }

  /// The objects that an object's property fetches; none for an object without a context.
  func objects(of source: NSManagedObject) -> [NSObject] {
    guard let context = source.managedObjectContext, let request = fetchRequest?.copied() else {
      return []
    }
    let variables: [String: Any] = ["FETCH_SOURCE": source, "FETCHED_PROPERTY": self]
    request.predicate = request.predicate?.binding(variables)
    return (try? context.results(of: request)) ?? []
  }
}

extension NSPredicate {
  /// The predicate with values for its variables.
  func binding(_ values: [String: Any]) -> NSPredicate {
    nonisolated(unsafe) let (predicate, values) = (self, values)
    // Other variables go through, also those by which a predicate is asked about itself.
    return NSPredicate { object, others in
      predicate.evaluate(
        with: object,
        substitutionVariables: values.merging(others ?? [:]) { $1 }
      )
    }
  }
}
