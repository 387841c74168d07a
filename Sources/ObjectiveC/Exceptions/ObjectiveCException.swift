/// The exceptions of the run-time about messages that can't be delivered.
enum ObjectiveCException {
  /// Nobody knows the selector.
  case unrecognizedSelector(Selector, receiver: AnyObject)
  /// A message carried what the method can't take.
  case strangeArgument(place: Int, found: String, wanted: String)
  /// A key that the object doesn't have was set or read.
  case unknownKey(String, of: AnyObject, isSet: Bool)
  /// Nil was set for a number.
  case nilForNumber(String, of: AnyObject)
  /// Somebody who doesn't observe a key stopped doing so.
  case notObserving(key: String, of: AnyObject, observer: AnyObject)
  /// A key path that nobody registered was to be observed.
  case unobservable(String)
  /// A predicate's format that can't be read, or has more places than arguments.
  case unreadablePredicate(String)
  /// An extension of a class was asked for an instance of a subclass.
  case madeByExtension(of: Any.Type, asked: Any.Type)

  var name: String {
    switch self {
    case .unrecognizedSelector, .strangeArgument, .unobservable, .unreadablePredicate,
      .nilForNumber, .madeByExtension:
      "NSInvalidArgumentException"
    case .unknownKey: "NSUnknownKeyException"
    case .notObserving: "NSRangeException"
    }
  }

  var reason: String {
    switch self {
    case .unrecognizedSelector(let selector, let receiver):
      receiver is AnyClass
        ? "+[\(receiver) \(selector)]: unrecognized selector sent to class"
        : "-[\(type(of: receiver)) \(selector)]: unrecognized selector sent to instance "
          + Self.pointer(receiver)
    case .strangeArgument(let place, let found, let wanted):
      "Argument \(place) of a message is \(found) where the method takes \(wanted). "
        + "Give the parameter a type that fits the sender, or make it optional."
    case .unknownKey(let key, let object, let isSet):
      "[<\(type(of: object)) \(Self.pointer(object))> "
        + (isSet ? "setValue:forUndefinedKey:]" : "valueForUndefinedKey:]")
        + ": this class is not key value coding-compliant for the key \(key)."
    case .nilForNumber(let key, let object):
      "[<\(type(of: object)) \(Self.pointer(object))> setNilValueForKey]: "
        + "could not set nil as the value for the key \(key)."
    case .notObserving(let key, let object, let observer):
      "Cannot remove an observer <\(type(of: observer)) \(Self.pointer(observer))> for the key path "
        + "\"\(key)\" from <\(type(of: object)) \(Self.pointer(object))> "
        + "because it is not registered as an observer."
    case .unobservable(let path):
      "\(path) can't be observed: only properties marked @objc dynamic say when they change."
    case .madeByExtension(let made, let asked):
      "An extension of \(made) makes instances of \(made) only, and was asked for one of \(asked). "
        + "Make it in a method of \(asked)."
    case .unreadablePredicate(let format): "Unable to parse the format string \"\(format)\""
    }
  }

  /// Ends the program as an uncaught exception does on iOS.
  func raise() -> Never {
    UncaughtException.end(name, reason)
  }

  private static func pointer(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }
}

/// Ends the program as iOS does for a predicate's format that it can't read.
package func raiseUnreadablePredicate(_ format: String) -> Never {
  ObjectiveCException.unreadablePredicate(format).raise()
}

/// Ends the program as iOS does for a number that is set to nil.
package func raiseNilForNumber(_ key: String, of object: AnyObject) -> Never {
  ObjectiveCException.nilForNumber(key, of: object).raise()
}
