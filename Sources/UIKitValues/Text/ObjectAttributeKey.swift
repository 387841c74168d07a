public import CoreGraphics
public import Foundation

/// An attribute that text with objects for attributes has too.
///
/// The protocol is public as the keys are; apps have no use for it.
nonisolated public protocol ObjectAttributeKey: AttributedStringKey where Value: Sendable {
  /// The attribute's name in text with objects.
  static var objectKey: NSAttributedString.Key { get }
  /// The object that stands for a value.
  static func object(for value: Value) -> Any
  /// The value that an object stands for; nil for another kind.
  static func value(for object: Any) -> Value?
}

nonisolated extension ObjectAttributeKey {
  /// The name that archives and comparisons know the attribute by.
  public static var name: String { objectKey.rawValue }
  /// The value itself.
  public static func object(for value: Value) -> Any { value }
  /// The object, if it is a value.
  public static func value(for object: Any) -> Value? { object as? Value }
}

nonisolated extension ObjectAttributeKey where Value == NSUnderlineStyle {
  /// The style's number.
  public static func object(for value: Value) -> Any { value.rawValue }
  /// The style of a number.
  public static func value(for object: Any) -> Value? {
    (object as? Int).map(NSUnderlineStyle.init(rawValue:))
  }
}

nonisolated extension ObjectAttributeKey where Value == CGFloat {
  /// The number, whatever its type.
  public static func value(for object: Any) -> Value? {
    switch object {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: (object as? NSNumber).map { CGFloat($0.doubleValue) }
    }
  }
}

nonisolated extension NSAttributedString {
  /// The name of an effect of letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The effect's name.
    public let rawValue: String
    /// An effect of any name; effects are kept and not drawn.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters that seem to be pressed into paper.
    public static let letterpressStyle = Self(rawValue: "NSTextEffectLetterpressStyle")
  }
}

nonisolated extension ObjectAttributeKey where Value == NSAttributedString.TextEffectStyle {
  /// The effect's name.
  public static func object(for value: Value) -> Any { value.rawValue }
  /// The effect of a name.
  public static func value(for object: Any) -> Value? {
    (object as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
  }
}
