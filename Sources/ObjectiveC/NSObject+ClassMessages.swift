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

  /// Does nothing; nibs hold no classes.
  public static func awakeFromNib() {}

  /// Does nothing.
  public static func prepareForInterfaceBuilder() {}
}

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
