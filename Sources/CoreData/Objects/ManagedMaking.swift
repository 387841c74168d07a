/// Gives class values of managed objects the initializer that they have on iOS:
/// `type.init(context:)`.
///
/// Swift lets a class value be asked only for a `required` initializer; this one is called by its
/// symbol (`Documentation/Workarounds.md`). Where the class is written out, its own is chosen.
public protocol ManagedMaking {}

extension ManagedMaking {
  /// Creates an object of the class's entity in a context.
  @_silgen_name("portico_managed") public init(context moc: NSManagedObjectContext)

  @_silgen_name("portico_managed") @usableFromInline
  static func managedMade(_ context: consuming NSManagedObjectContext) -> Self {
    guard let type = self as? NSManagedObject.Type, let object = type.made(context) as? Self else {
      preconditionFailure("only managed objects can conform to ManagedMaking")
    }
    return object
  }
}

extension NSManagedObject: ManagedMaking {
  /// Creates an object of the class's entity by `init(context:)`.
  @_silgen_name("$s8CoreData15NSManagedObjectC7contextAcA0cD7ContextC_tcfC")
  class func made(_ context: consuming NSManagedObjectContext) -> Self
}
