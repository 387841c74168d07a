/// A result of a request: objects, identifiers, numbers and dictionaries are all objects.
///
/// On iOS this is a protocol, which stands for itself only in Objective-C; as the class that all
/// results have in common, a request for any result is one like others.
public typealias NSFetchRequestResult = NSObject

/// The kinds of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// A request that a context can carry out.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; all of the coordinator's for nil.
  open var affectedStores: [NSPersistentStore]?
  /// The kind of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The form of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects; what a request answers unless it says otherwise.
  public static let managedObjectResultType = Self([])
  /// The identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries of the values of `propertiesToFetch`, as they are stored.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// One number: how many objects there are.
  public static let countResultType = Self(rawValue: 4)
}

/// The questions of a request, whatever the type of its results.
open class FetchDescription: NSPersistentStoreRequest, @unchecked Sendable {
  var namedEntity: NSEntityDescription?
  var givenName: String?
  var resultClass: Any.Type = NSObject.self

  /// The objects that are wanted; all for nil.
  open var predicate: NSPredicate?
  /// The order of the results; that of their making for nil.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most results that are wanted; 0 for all.
  open var fetchLimit = 0
  /// The results that are left out at the beginning.
  open var fetchOffset = 0
  /// The number of objects that are read at once; all are in memory here.
  open var fetchBatchSize = 0
  /// The form of the results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// True if objects of inheriting entities are wanted too; true at first.
  open var includesSubentities = true
  /// True if changes that aren't saved count; true at first (CD-10).
  open var includesPendingChanges = true
  /// True if values are read along; they always are.
  open var includesPropertyValues = true
  /// True if the values of results are read when they are asked for, false if at once; true at
  /// first.
  open var returnsObjectsAsFaults = true
  /// Relationships that are read along; all are in memory here.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// True if objects of the context are read anew.
  open var shouldRefreshRefetchedObjects = false
  /// The properties in dictionaries, as names or descriptions; all attributes for nil.
  open var propertiesToFetch: [Any]?
  /// True if equal dictionaries are wanted once.
  open var returnsDistinctResults = false
  /// The properties that dictionaries are grouped by; they are distinct then.
  open var propertiesToGroupBy: [Any]?
  /// Kept for the app alone: all groups are answered.
  open var havingPredicate: NSPredicate?

  /// The entity of the results; nil while a name is all that is known.
  open var entity: NSEntityDescription? {
    get { namedEntity ?? givenName.flatMap(ModelsInUse.entity(named:)) }
    set {
      namedEntity = newValue
      givenName = newValue?.name
    }
  }

  /// The name of the entity.
  open var entityName: String? { namedEntity?.name ?? givenName }

  func fill(_ copy: FetchDescription) {
    (copy.namedEntity, copy.givenName, copy.predicate) = (namedEntity, givenName, predicate)
    (copy.sortDescriptors, copy.fetchLimit, copy.fetchOffset) =
      (sortDescriptors, fetchLimit, fetchOffset)
    (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
    (copy.includesPendingChanges, copy.propertiesToFetch) =
      (includesPendingChanges, propertiesToFetch)
    (copy.returnsDistinctResults, copy.propertiesToGroupBy) =
      (returnsDistinctResults, propertiesToGroupBy)
    (copy.affectedStores, copy.fetchBatchSize) = (affectedStores, fetchBatchSize)
    (copy.returnsObjectsAsFaults, copy.shouldRefreshRefetchedObjects) =
      (returnsObjectsAsFaults, shouldRefreshRefetchedObjects)
  }

  /// The entity in a context's model; raises for a request without one (CD-02).
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let namedEntity {
      return namedEntity.name.flatMap { context.model?.entitiesByName[$0] } ?? namedEntity
    }
    let type = resultClass as? NSManagedObject.Type
    guard let name = givenName ?? type.flatMap({ context.model?.entity(of: $0)?.name }) else {
      ManagedException.noEntityOfRequest.raise()
    }
    guard let entity = context.model?.entitiesByName[name] else {
      ManagedException.unknownEntity(name).raise()
    }
    return entity
  }
}

/// A request for objects of an entity.
open class NSFetchRequest<ResultType>: FetchDescription, @unchecked Sendable {
  /// A request without an entity, for the entity of its results' class.
  public override init() {
    super.init()
    resultClass = ResultType.self
  }

  /// A request for objects of the entity of that name.
  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  /// Carries the request out in the context whose block is running; outside of such a block there
  /// is none, and nothing is found.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else { return [] }
    return try context.fetch(self)
  }

  func copied() -> NSFetchRequest<ResultType> {
    let copy = NSFetchRequest<ResultType>()
    fill(copy)
    return copy
  }

  /// A request that asks for the same.
  open override func copy() -> Any { copied() }
}

extension ModelsInUse {
  static func entity(named name: String) -> NSEntityDescription? {
    all.lazy.compactMap { $0.entitiesByName[name] }.first
  }
}
