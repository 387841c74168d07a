internal import Foundation

/// A message with values in it, each with how it is shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message as its interpolation put it together.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The readers of a value.
///
/// Messages stay on this machine, so only what is hashed or sensitive is hidden.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a hidden value; both show "<private>" where they hide.
  public enum Mask: Sendable { case hash, none }

  var hides = false

  /// The value is shown.
  public static let auto = OSLogPrivacy()
  /// The value is shown.
  public static let `public` = OSLogPrivacy()
  /// The value is shown, as messages stay on this machine.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden: "<private>" is written.
  public static let sensitive = OSLogPrivacy(hides: true)
  /// The value is hidden with a mask of `.hash`, and shown with `.none`.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: mask == .hash) }
  /// The value is hidden with a mask of `.hash`, and shown with `.none`.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: mask == .hash) }
  /// The value is hidden, whatever the mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: true) }
}

/// The width that a value is padded to.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false

  /// Values are as wide as they are.
  public static let none = OSLogStringAlignment()
  /// Values are filled with spaces after them to this many characters; longer ones stay whole.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }
  /// Values are filled with spaces before them to this many characters; longer ones stay whole.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// The notation of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var minimumDigits = 1

  /// Base 10.
  public static let decimal = OSLogIntegerFormatting()
  /// Base 16, in lower case, without a prefix.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Base 8, without a prefix.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// Base 10, with zeros in front up to so many digits.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minimumDigits: minDigits)
  }
  /// Base 16, with "0x" in front if asked for; `uppercase` has no effect here.
  public static func hex(
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "")
  }

  func text(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (value < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// The notation of a number with a fraction, as that of C's `printf`.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  /// As `%f`: six digits after the point.
  public static let fixed = OSLogFloatFormatting(format: "%f")
  /// As `%a`: in hexadecimal.
  public static let hex = OSLogFloatFormatting(format: "%a")
  /// As `%e`: with an exponent and six digits after the point.
  public static let exponential = OSLogFloatFormatting(format: "%e")
  /// As `%g`: with an exponent where that is shorter.
  public static let hybrid = OSLogFloatFormatting(format: "%g")
  /// As `%f`, with so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision)f")
  }
  /// As `%e`, with so many digits after the point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision)e")
  }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Begins with an empty text; both numbers are ignored.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text as it is.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value as it describes itself; nil is "nil".
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any?,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().map { "\($0)" } ?? "nil", align, privacy)
  }

  /// Adds a whole number in a notation; the closure is called at once.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), align, privacy)
  }

  /// Adds a number in a notation; the closure is called at once.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, value()), align, privacy)
  }

  /// Adds a number in a notation; the closure is called at once.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, Double(value())), align, privacy)
  }

  private mutating func append(
    _ value: String,
    _ alignment: OSLogStringAlignment,
    _ privacy: OSLogPrivacy
  ) {
    text += alignment.aligned(privacy.hides ? "<private>" : value)
  }
}
