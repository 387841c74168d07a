public import Foundation

/// A colour that no longer changes: numbers, and the space that says what they mean.
public final class CGColor: @unchecked Sendable {
  /// The space of the numbers.
  public let colorSpace: CGColorSpace?
  /// The numbers, alpha last.
  public let components: [CGFloat]?
  /// The same colour in sRGB.
  package let rgba: RGBA

  init(space: CGColorSpace, parts: [CGFloat]) {
    (colorSpace, components) = (space, parts)
    rgba = space.sRGB(parts)
  }

  /// Makes a colour of numbers in a space, alpha last; nothing for spaces without numbers.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard colorSpace.numberOfComponents > 0 else { return nil }
    let count = colorSpace.numberOfComponents + 1
    self.init(
      space: colorSpace,
      parts: Array(UnsafeBufferPointer(start: components, count: count))
    )
  }

  /// Makes a colour in the space of devices, which is sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, parts: [red, green, blue, alpha])
  }

  /// Makes a colour of a literal, in sRGB (L-344).
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, parts: [red, green, blue, alpha])
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .grey, parts: [gray, alpha])
  }

  /// Makes a grey of the space with exponent 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .grey, parts: [gray, alpha])
  }

  /// Makes a colour of an sRGB value.
  package convenience init(_ rgba: RGBA) {
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// The number of components, alpha included; 0 if there are none.
  public var numberOfComponents: Int { components?.count ?? 0 }
  /// The opacity of the colour, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, parts: components.dropLast() + [alpha])
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The nearest colour of another space.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: NSDictionary?
  ) -> CGColor? {
    guard space.numberOfComponents > 0 else { return nil }
    return CGColor(space: space, parts: space.components(of: rgba))
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  /// True if both have the same components in the same space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.colorSpace == right.colorSpace && left.components == right.components)
  }

  /// Feeds the numbers to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension CGColor: CustomStringConvertible {
  /// The numbers, for logs.
  public var description: String {
    let numbers = (components ?? []).map { String(format: "%g", Double($0)) }
    return "\(colorSpace?.name ?? "?") " + numbers.joined(separator: " ")
  }
}

extension CGColorSpace: Hashable {
  /// True if components mean the same in both.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right
      || (left.model == right.model && left.curve == right.curve
        && left.primaries == right.primaries && left.isExtended == right.isExtended)
  }

  /// Feeds what the numbers mean to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(primaries)
  }
}

extension CGColor: _ExpressibleByColorLiteral {}

/// The space of red, green and blue on a device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space of grey on a device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .grey }

/// The space of the inks of a printer.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .inks }
