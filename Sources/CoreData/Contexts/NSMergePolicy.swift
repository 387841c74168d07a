/// The rule for objects that were changed in the store since the context read them (CD-12).
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The object's or the store's values win.
  public let mergeType: NSMergePolicyType

  /// Makes a rule of a type.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Saving fails with 133020.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's values win where both were changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType
  )
  /// The object's values win where both were changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType
  )
  /// All values of the object win.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// All values of the store win.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The kinds of rules.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// Saving fails with 133020.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// The store's values win where both were changed.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyStoreTrump
}
/// The object's values win where both were changed.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyObjectTrump
}
/// All values of the object win.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// All values of the store win.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// One object whose stored values changed since it was read.
open class NSMergeConflict: NSObject, @unchecked Sendable {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The version that is stored.
  public let newVersionNumber: Int
  /// The version that was read.
  public let oldVersionNumber: Int

  init(_ object: NSManagedObject, stored: Int) {
    sourceObject = object
    newVersionNumber = stored
    oldVersionNumber = object.version
  }
}
