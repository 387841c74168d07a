import Foundation

/// The kind of numbers a colour is written in.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The way colours that do not fit are brought into another space; all spaces here clip.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The meaning of a colour's components.
///
/// Everything is drawn in sRGB, so a space is the way from its numbers to sRGB and back.
public final class CGColorSpace: Sendable {
  /// The curve between a stored number and light.
  enum Curve: Sendable { case sRGB, linear, gamma22 }
  /// The red, green and blue that the numbers count.
  enum Primaries: Sendable { case sRGB, displayP3, adobeRGB, rec2020 }

  /// The space's name, if it has one.
  public let name: String?
  /// The kind of numbers a colour of this space has.
  public let model: CGColorSpaceModel
  let curve: Curve
  let primaries: Primaries
  /// True if components below 0 and above 1 have a meaning.
  let isExtended: Bool

  init(
    name: String?,
    model: CGColorSpaceModel = .rgb,
    curve: Curve = .sRGB,
    primaries: Primaries = .sRGB,
    isExtended: Bool = false
  ) {
    (self.name, self.model, self.curve) = (name, model, curve)
    (self.primaries, self.isExtended) = (primaries, isExtended)
  }

  /// Finds a space by the name of one of the constants of this type.
  public convenience init?(name: String) {
    guard let known = CGColorSpace.named[name] else { return nil }
    self.init(
      name: name,
      model: known.model,
      curve: known.curve,
      primaries: known.primaries,
      isExtended: known.isExtended
    )
  }

  /// Makes a space of patterns; those without colours take theirs from numbers of `baseSpace`, which
  /// is sRGB here (V-233).
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(name: nil, model: .pattern)
  }

  /// The number of components of a colour, not counting alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .cmyk: 4
    case .pattern, .unknown: 0
    case .rgb, .lab, .deviceN, .XYZ: 3
    }
  }

  /// True if the space holds colours that sRGB does not.
  public var isWideGamutRGB: Bool { model == .rgb && (primaries != .sRGB || isExtended) }

  /// True if colours can be drawn in a context of this space.
  public var supportsOutput: Bool { model == .rgb || model == .monochrome }
}

extension CGColorSpace {
  /// The space of the web and of most images.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with numbers beyond 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB's colours counted in light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// sRGB's colours counted in light, with numbers beyond 0…1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The wider space of recent displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Display P3 with numbers beyond 0…1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// A wide space of cameras and print.
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  /// The space of ultra-high-definition television.
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  /// Grey with a plain curve of exponent 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey with numbers beyond 0…1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// Grey counted in light.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Red, green and blue of no particular device; taken for sRGB.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The inks of print, converted without a profile.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  private typealias Kind = (
    model: CGColorSpaceModel, curve: Curve, primaries: Primaries, isExtended: Bool
  )

  private static let named: [String: Kind] = [
    sRGB: (.rgb, .sRGB, .sRGB, false),
    extendedSRGB: (.rgb, .sRGB, .sRGB, true),
    linearSRGB: (.rgb, .linear, .sRGB, false),
    extendedLinearSRGB: (.rgb, .linear, .sRGB, true),
    displayP3: (.rgb, .sRGB, .displayP3, false),
    extendedDisplayP3: (.rgb, .sRGB, .displayP3, true),
    adobeRGB1998: (.rgb, .gamma22, .adobeRGB, false),
    itur_2020: (.rgb, .sRGB, .rec2020, false),
    genericGrayGamma2_2: (.monochrome, .gamma22, .sRGB, false),
    extendedGray: (.monochrome, .gamma22, .sRGB, true),
    linearGray: (.monochrome, .linear, .sRGB, false),
    genericRGBLinear: (.rgb, .linear, .sRGB, false),
    genericCMYK: (.cmyk, .sRGB, .sRGB, false),
  ]

  /// sRGB.
  package static let standard = CGColorSpace(name: sRGB, model: .rgb)
  /// Grey as devices have it.
  package static let grey = CGColorSpace(
    name: genericGrayGamma2_2,
    model: .monochrome,
    curve: .gamma22
  )
  /// The inks of print.
  static let inks = CGColorSpace(name: genericCMYK, model: .cmyk)
}
