public import CoreGraphics
public import Foundation

/// A colour in filters; its parts go from 0 to 1.
public final class CIColor: NSObject, Sendable {
  /// The part of red.
  public let red: CGFloat
  /// The part of green.
  public let green: CGFloat
  /// The part of blue.
  public let blue: CGFloat
  /// 1 for a colour that nothing shows through.
  public let alpha: CGFloat

  /// Makes a colour of sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a colour of the same parts.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 1]
    if parts.count < 3 {
      self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: cgColor.alpha)
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: cgColor.alpha)
    }
  }

  /// Reads the parts from a text such as `0.5 0.7 0.3 1`; missing ones are 0, and alpha 1.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0]
    let alpha = string.split(separator: " ").count > 3 ? parts[3] : 1
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The parts, with spaces between them.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  /// Always 4.
  public var numberOfComponents: Int { 4 }

  var simd: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }

  var premultiplied: SIMD4<Float> {
    var colour = simd * simd.w
    colour.w = simd.w
    return colour
  }

  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Grey.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
}
