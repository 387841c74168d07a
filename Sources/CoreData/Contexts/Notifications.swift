/// The key of new objects in a notification, a set.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in a notification, a set.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in a notification, a set.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects in a notification that were read anew, a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects in a notification that have no values any more, a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key in a notification of a reset, with identifiers.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of new objects' identifiers in a notification.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of changed objects' identifiers in a notification.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of deleted objects' identifiers in a notification.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

/// An object that no store has was asked for.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Objects were changed in the store since they were read.
public let NSManagedObjectMergeError = 133020
/// Two objects have equal values where they must not.
public let NSManagedObjectConstraintMergeError = 133021
/// The coordinator's or the object's context misses something that saving needs.
public let NSManagedObjectContextLockingError = 132000
/// A file isn't of the store's type.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store of that type can't be opened.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store was made by another model.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// Saving to a store failed.
public let NSPersistentStoreSaveError = 134030
/// A store can't be opened.
public let NSPersistentStoreOpenError = 134080
/// The error of SQLite's own, in an error's user info.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension NSNotification.Name {
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// Posted when a context saved, with the objects in sets.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// Posted at the end of a turn in which objects of a context changed, with the objects in sets.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// Posted where other processes saved; never here.
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification"
  )
  /// Posted when a coordinator's stores changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChange"
  )
  /// Posted before a coordinator's stores change.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
    "NSPersistentStoreCoordinatorStoresWillChange"
  )
}

extension NSManagedObjectContext {
  /// Posted before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted when a context saved, with the objects in sets.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted when objects of a context changed, with the objects in sets.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  /// Posted when a context saved, with the identifiers in sets.
  public static let didSaveObjectIDsNotification =
    Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")

  /// The keys of a notification's user info.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
    case invalidatedAllObjects = "invalidatedAll"
  }
}
