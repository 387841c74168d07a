public import Foundation

extension NSMutableDictionary {
  /// The value of a key that is known to be an object alone, as a thread's dictionary takes it.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
