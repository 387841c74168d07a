#if canImport(Glibc)
internal import Glibc
#endif

/// Errors of an app's author, which Core Data raises as exceptions.
enum ManagedException {
  case unknownEntity(String)
  /// The class of a new object has no entity, or several, in the models in use.
  case noEntity(of: AnyClass)
  case unknownProperty(String, entity: String)
  /// A value of another type than the attribute's.
  case wrongValue(property: String, wanted: String, given: String, value: String)
  case otherContext(relationship: String)
  /// An object that no store has any more was read.
  case unfulfillable(String)
  /// A property that Swift has no nil for has no value.
  case missingValue(String, entity: String)
  case noSortDescriptors
  case noSuchResult(IndexPath)
  case noStores
  /// A request without an entity.
  case noEntityOfRequest

  var name: String {
    switch self {
    case .unknownEntity, .noStores: "NSInternalInconsistencyException"
    case .unknownProperty: "NSUnknownKeyException"
    case .unfulfillable: "NSObjectInaccessibleException"
    default: "NSInvalidArgumentException"
    }
  }

  var reason: String {
    switch self {
    case .unknownEntity(let name):
      "+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity "
        + "name '\(name)'"
    case .noEntity(let type):
      "An NSManagedObject of class '\(String(reflecting: type))' must have a valid "
        + "NSEntityDescription."
    case .unknownProperty(let key, let entity):
      "[<NSManagedObject> valueForUndefinedKey:]: the entity \(entity) is not key value "
        + "coding-compliant for the key \"\(key)\"."
    case .wrongValue(let property, let wanted, let given, let value):
      "Unacceptable type of value for property: property = \"\(property)\"; desired type = "
        + "\(wanted); given type = \(given); value = \(value)."
    case .otherContext(let relationship):
      "Illegal attempt to establish a relationship '\(relationship)' between objects in different "
        + "contexts"
    case .unfulfillable(let object): "CoreData could not fulfill a fault for '\(object)'"
    case .missingValue(let key, let entity):
      "The property \"\(key)\" of \(entity) has no value, and its type in Swift has no nil. "
        + "Declare it optional, or set it before it is read."
    case .noSortDescriptors:
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
    case .noSuchResult(let path):
      "no object at index \(path.last ?? 0) in section at index \(path.first ?? 0)"
    case .noStores:
      "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save "
        + "operation."
    case .noEntityOfRequest: "A fetch request must have an entity."
    }
  }

  /// Ends the program as an uncaught exception does on iOS.
  func raise() -> Never {
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }
}
