public import CoreData

/// Objects of Core Data for a view; none are fetched here, since no view is shown.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The objects: none.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }

  /// Objects of an entity in an order.
  public init(
    entity: NSEntityDescription? = nil,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Objects of a class in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {}

  /// Objects of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}

/// The objects of a request: none.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }
  /// The object at a place.
  public subscript(position: Int) -> Result { [][position] }
}
