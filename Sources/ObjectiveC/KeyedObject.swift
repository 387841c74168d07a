/// An object that answers for its keys itself, such as one of a data model.
///
/// It comes before the table of classes and before mirrors, so that what it stores for itself
/// never hides what its model names.
package protocol KeyedObject: AnyObject {
  /// The value of a key that it has; nil in the outer optional where it has none of that name.
  func keyedValue(forKey key: String) -> Any??
  /// Sets the value of a key; false where it has none of that name.
  func setKeyedValue(_ value: Any?, forKey key: String) -> Bool
  /// The value by which predicates compare it, equal for an object and its identifier.
  var comparedIdentity: AnyHashable { get }
}
