public import Foundation

// Values that Swift bridges to objects on iOS, which can be copied there. So names of boundaries
// and of menus may be `"floor" as NSCopying`. Foundation on Linux doesn't bridge them; should it
// say so itself one day, these go.

// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  /// The text itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Int: @retroactive NSCopying {
  /// The number itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive NSCopying {
  /// The identifier itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension IndexPath: @retroactive NSCopying {
  /// The path itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive NSCopying {
  /// The address itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
