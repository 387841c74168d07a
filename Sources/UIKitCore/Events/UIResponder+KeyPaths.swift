extension UIResponder {
  /// Follows all but the last key and sets that one.
  func set(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
    let key = String(path[path.index(after: dot)...])
    switch self.value(forKeyPath: String(path[..<dot])) {
    case let responder as UIResponder: responder.setValue(value, forKey: key)
    case let object?: set(value, forKey: key, of: object as AnyObject)
    case nil: break  // A message to nil does nothing.
    }
  }

  func value(atKeyPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    let rest = String(path[path.index(after: dot)...])
    return switch value(forKey: String(path[..<dot])) {
    case let responder as UIResponder: responder.value(forKeyPath: rest)
    case let object?: ClassTable.value(forKey: rest, of: object as AnyObject)
    case nil: nil
    }
  }

  private func set(_ value: Any?, forKey key: String, of object: AnyObject) {
    if !ClassTable.set(value, forKey: key, of: object) {
      UIKitException.unknownKeySet(of: object, key: key).raise()
    }
  }
}
