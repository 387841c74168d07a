public import Foundation

extension NSArray {
  /// The values that each element has for a key, `NSNull` for nil (L-301).
  public func value(forKey key: String) -> Any? { KeyPathReader.object(key, of: self) }

  /// The values that each element has at a path, or what an operator such as `@sum` makes of them:
  /// then a number is an `NSNumber` (L-301).
  public func value(forKeyPath path: String) -> Any? { KeyPathReader.object(path, of: self) }
}

extension NSSet {
  /// The values that the elements have at a path, or what an operator such as `@sum` makes of them:
  /// then a number is an `NSNumber` (L-301).
  public func value(forKeyPath path: String) -> Any? {
    KeyPathReader.object(path, of: allObjects as NSArray)
  }
}

extension KeyPathReader {
  /// The value at the end of a path as an object: a number in one is cast to whatever type of number
  /// is asked for.
  fileprivate static func object(_ path: String, of list: NSArray) -> Any? {
    switch value(path, of: list) {
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let value: value
    }
  }
}
