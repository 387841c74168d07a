/// One of the things that a request evaluates and sorts: an object, or the row that is stored in its place.
protocol RequestRow: KeyedObject {
  var objectID: NSManagedObjectID { get }
}

extension NSManagedObject: RequestRow {}

/// Finds what a request evaluates, in the view that a context has of its stores.
struct RowReader {
  let context: NSManagedObjectContext
  /// True if objects with unsaved changes count as they are.
  let countsPending: Bool

  /// The object of an identifier if it has changes that count, else the row that is stored; nil if
  /// there is none.
  func row(_ id: NSManagedObjectID) -> (any RequestRow)? {
    if countsPending, let object = context.lock.withLock({ context.objects.held[id] }) {
      return object
    }
    return context.stored(id).map { StoredRow(id, $0.values, self) }
  }
}

/// The values that are stored of one object, with the keys of the object.
///
/// A request makes objects of the rows alone that it finds, as a store on iOS does, so that no
/// object awakes for nothing (CD-20).
final class StoredRow: NSObject, RequestRow {
  let objectID: NSManagedObjectID
  private let values: PropertyValues
  private let reader: RowReader

  init(_ id: NSManagedObjectID, _ values: PropertyValues, _ reader: RowReader) {
    objectID = id
    self.values = values
    self.reader = reader
  }

  func keyedValue(forKey key: String) -> Any?? {
    if key == "objectID" { return .some(objectID) }
    guard let property = objectID.entity.propertiesByName[key], !property.isTransient,
      !(property is NSFetchedPropertyDescription)
    else {
      // What isn't stored the object alone can say.
      return .some(KeyPathReader.value(key, of: reader.context.object(with: objectID)))
    }
    switch values[key] {
    case .value(let value): return .some(value)
    case .one(let id): return .some(reader.row(id))
    case .many(let ids): return .some(ids.compactMap(reader.row))
    case nil:
      let isToMany = (property as? NSRelationshipDescription)?.isToMany == true
      return .some(isToMany ? [Any]() : nil)
    }
  }

  func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }

  /// The same as the object's and its identifier's.
  var comparedIdentity: AnyHashable { ObjectIdentifier(objectID) }
}
