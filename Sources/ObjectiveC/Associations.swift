internal import Foundation

/// Values that are associated with objects which have no property for them.
///
/// Nobody hears of an object's end on Linux, so the values of objects that are gone are let go
/// when others are added.
package enum Associations {
  private struct Table {
    weak var owner: AnyObject?
    var values: [UInt: Any] = [:]
  }

  nonisolated(unsafe) private static var tables: [ObjectIdentifier: Table] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  package static func value(for object: AnyObject, key: UInt) -> Any? {
    guard let table = tables[ObjectIdentifier(object)], table.owner === object else { return nil }
    let value = table.values[key]
    return value.flatMap { ($0 as? WeakBox).map(\.object) ?? $0 }
  }

  package static func set(_ value: Any?, for object: AnyObject, key: UInt) {
    let id = ObjectIdentifier(object)
    if tables[id]?.owner !== object { tables[id] = Table(owner: object) }
    tables[id]?.values[key] = value
    guard tables.count > sweepAt else { return }
    tables = tables.filter { $0.value.owner != nil }
    sweepAt = max(64, tables.count * 2)
  }

  static func removeAll(of object: AnyObject) { tables[ObjectIdentifier(object)] = nil }

  /// A value that the association doesn't keep alive.
  struct WeakBox {
    weak var object: AnyObject?
  }
}

/// The hold of an association on its value: `ASSIGN` is weak here for objects, `COPY` takes a copy of
/// what can be copied, and all others are strong.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under an address; nil takes it away.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let held = value.map { policy.held($0) }
  Associations.set(held, for: object as AnyObject, key: UInt(bitPattern: key))
}

/// Takes away all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}

extension objc_AssociationPolicy {
  /// The kept form of a value, an object under `ASSIGN` without being kept alive.
  ///
  /// Numbers and truth values need nobody to keep them on iOS, so they are kept (L-304).
  fileprivate func held(_ value: Any) -> Any {
    switch self {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      Associations.WeakBox(object: value as AnyObject)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      type(of: value) is AnyClass ? (value as? any NSCopying)?.copy() ?? value : value
    default: value
    }
  }
}

/// The value that is associated with an object under an address; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(for: object as AnyObject, key: UInt(bitPattern: key))
}

/// Runs the body; there are no pools on Linux, where every object goes with its last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
