/// The answer to a request.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

extension [NSManagedObjectID] {
  /// The answer to a batch request in the form that all of their result types number alike: true
  /// alone, the identifiers, or their number.
  fileprivate func answer(_ form: UInt) -> Any {
    switch form {
    case 0: true
    case 1: self
    default: count
    }
  }
}

/// The form of the answer to a batch request.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// True alone.
  case resultTypeStatusOnly = 0
  /// The identifiers of what was deleted.
  case resultTypeObjectIDs = 1
  /// The number of what was deleted.
  case resultTypeCount = 2
}

/// Deletes objects in the stores, past all contexts (CD-13).
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The request whose results are deleted.
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  /// The form of the answer.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?
  /// The kind of the request.
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  /// Deletes objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    ids = objects
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
  }
}

/// The answer to a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// True, the number, or the identifiers, by the result type.
  public let result: Any?
  /// The form of the answer.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result = ids.answer(type.rawValue)
  }
}

/// The form of the answer to a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// True alone.
  case statusOnlyResultType = 0
  /// The identifiers of what was updated.
  case updatedObjectIDsResultType = 1
  /// The number of what was updated.
  case updatedObjectsCountResultType = 2
}

/// Sets values in the stores, past all contexts (CD-13).
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// The objects that are updated; all for nil.
  open var predicate: NSPredicate?
  /// True if objects of inheriting entities are updated too.
  open var includesSubentities = true
  /// The values by the names or descriptions of their attributes.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The form of the answer.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// The kind of the request.
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  /// Updates objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Updates objects of an entity.
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}

/// The answer to a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  /// True, the number, or the identifiers, by the result type.
  public let result: Any?
  /// The form of the answer.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result = ids.answer(type.rawValue)
  }
}

/// The form of the answer to a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// True alone.
  case statusOnly = 0
  /// The identifiers of the new objects.
  case objectIDs = 1
  /// The number of the new objects.
  case count = 2
}

/// Puts new objects into the stores, past all contexts (CD-13).
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// The values of each new object.
  open var objectsToInsert: [[String: Any]]?
  /// Fills the next object's values, and answers true when there are no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills the next object, and answers true when there are no more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// The form of the answer.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// The kind of the request.
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// Inserts an object for each dictionary.
  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
  }

  /// Inserts an object for each dictionary.
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }

  /// Inserts objects until a closure answers true.
  public init(entityName: String, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    self.dictionaryHandler = dictionaryHandler
  }

  /// Inserts objects until a closure answers true.
  public convenience init(
    entity: NSEntityDescription,
    dictionaryHandler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: dictionaryHandler)
  }

  /// Inserts objects until a closure answers true.
  public init(entityName: String, managedObjectHandler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    self.managedObjectHandler = managedObjectHandler
  }

  /// Inserts objects until a closure answers true.
  public convenience init(
    entity: NSEntityDescription,
    managedObjectHandler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: managedObjectHandler)
  }
}

/// The answer to a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// True, the number, or the identifiers, by the result type.
  public let result: Any?
  /// The form of the answer.
  public let resultType: NSBatchInsertRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    result = ids.answer(type.rawValue)
  }
}

/// A request that is carried out on the context's queue while the caller goes on.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  /// The request that is carried out.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the result, on the context's queue.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The number of results that are expected; nobody asks for it here.
  open var estimatedResultCount = 0

  /// Makes a request around another.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
}

/// The result of a request while it comes, and afterwards.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The results; nil while there are none.
  public internal(set) var finalResult: [ResultType]?
  /// The error that came in place of results.
  public internal(set) var operationError: (any Error)?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}

/// Carries out a request on its context's queue; the type of results is known to it alone.
protocol AsynchronousRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self)
    context.perform {
      do {
        result.finalResult = try context.fetch(self.fetchRequest)
      } catch {
        result.operationError = error
      }
      self.completionBlock?(result)
    }
    return result
  }
}
