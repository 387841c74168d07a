internal import Foundation

/// The subscripts of an object of which nothing is known: those of dictionaries and arrays (L-347).
public struct ObjectSubscripts {
  private let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  /// The value of a dictionary's key, or of an array's index; nil if there is none, and for objects
  /// that are neither.
  public subscript(key: Any) -> Any? {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    guard let array = object as? NSArray, let index = key as? Int else { return nil }
    return (0..<array.count).contains(index) ? array.object(at: index) : nil
  }
}

/// Gives back a value that has a subscript of its own; lowered sources call it before each.
public func subscripts<Value>(of value: Value) -> Value { value }

/// Wraps an object so that a key or an index is looked up when the program runs.
@_disfavoredOverload
public func subscripts(of object: AnyObject) -> ObjectSubscripts { ObjectSubscripts(object) }

/// Wraps an object that may be missing so that a key or an index is looked up when the program runs.
@_disfavoredOverload
public func subscripts(of object: AnyObject?) -> ObjectSubscripts? {
  object.map(ObjectSubscripts.init)
}
