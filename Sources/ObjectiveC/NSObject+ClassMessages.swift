public import Foundation

/// Messages that a class itself answers on iOS.
///
/// A root class of Objective-C is an instance of itself: what its instances answer, the class
/// answers too, and Swift imports these methods a second time, as methods of the type. Classes of
/// an app may declare their own, which they mark as overrides on iOS.
extension NSObjectProtocol where Self: NSObject {
  /// The class itself.
  public static func classForCoder() -> AnyClass { self }

  /// The class's name, with its module before it where an app declares it.
  public static func description() -> String { ObjectiveC.name(of: self) }

  /// The class's name, as `description()` has it.
  public static func debugDescription() -> String { ObjectiveC.name(of: self) }

  /// True if the class itself understands the message; false for nil (L-193).
  public static func responds(to selector: Selector?) -> Bool {
    selector.map { ClassTable.responds(self as AnyObject, to: $0) } ?? false
  }

  /// Sends the class a message without arguments; raises if it doesn't understand it (L-193).
  @discardableResult
  public static func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    ObjectiveC.send(selector, to: self as AnyObject, [])
  }

  /// The answer of the class to a message of that name; nil if it has none (L-208).
  public static func value(forKey key: String) -> Any? {
    let selector = Selector(key)
    return responds(to: selector) ? perform(selector)?.takeUnretainedValue() : nil
  }

  /// The properties on which another one depends: those of the class's own
  /// `keyPathsForValuesAffecting` with the key behind it, else none (L-299).
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    let selector = Selector(
      "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    )
    return ClassTable.send(selector, to: self as AnyObject, [])?.value as? Set<String> ?? []
  }

  /// Does nothing; nibs hold no classes.
  public static func awakeFromNib() {}

  /// Does nothing.
  public static func prepareForInterfaceBuilder() {}
}

/// The name that a class gives itself (L-194), as `type(of: object).description()` has it on iOS for objects of
/// which nothing else is known.
public func classDescription(_ type: Any.Type) -> String {
  guard let object = type as? AnyClass else { return String(reflecting: type) }
  let reply = ClassTable.send(Selector("description"), to: object as AnyObject, [])
  return reply?.value as? String ?? name(of: object)
}

/// The name of a class with that of its module, and those of the classes that it is in, for sources
/// that ask `NSStringFromClass`.
public func className(_ type: AnyClass) -> String { String(reflecting: type) }

/// The name of a class as Objective-C has it: classes of the system go without their module.
package func name(of type: AnyClass) -> String {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: "."), isOfSystem(type) else { return name }
  return String(name[name.index(after: dot)...])
}

/// True if a class is one of the system's own.
func isOfSystem(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return systemModules.contains(String(name.prefix { $0 != "." }))
}

private let systemModules: Set<String> = [
  "CoreData", "Foundation", "ObjectiveC", "QuartzCore", "UIKit", "UIKitCore", "UIKitValues",
  "WebKit",
]
