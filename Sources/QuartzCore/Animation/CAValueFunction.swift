public import Foundation

/// The name of a function that makes a transform of the numbers of an animation.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name.
  public let rawValue: String
  /// Makes a name of any text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A turn about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A turn about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// Factors along all axes, in an array of three.
  public static let scale = Self(rawValue: "scale")
  /// A factor along the x axis.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A factor along the y axis.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A factor along the z axis.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A movement along all axes, in points, in an array of three; kept, and has no effect here.
  public static let translate = Self(rawValue: "translate")
  /// A movement along the x axis, in points.
  public static let translateX = Self(rawValue: "translateX")
  /// A movement along the y axis, in points.
  public static let translateY = Self(rawValue: "translateY")
  /// A movement along the z axis, in points.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// A function that makes a transform of the numbers of an animation whose key path is `transform`
/// (V-242).
open class CAValueFunction: NSObject {
  /// The function's name.
  public let name: CAValueFunctionName

  /// Finds the function of a name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard Self.parts[name] != nil else { return nil }
    self.name = name
  }

  /// The part of the transform that the numbers are.
  var part: String? { Self.parts[name] ?? nil }

  private static let parts: [CAValueFunctionName: String?] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scale: nil,
    .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z", .translate: nil,
    .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
  ]
}
