internal import Foundation

/// A message with values in it, each with how it is shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value.
///
/// Messages stay on this machine, so only what is hashed or sensitive is hidden.
public struct OSLogPrivacy: Sendable {
  /// What stands for a hidden value.
  public enum Mask: Sendable { case hash, none }

  var hides = false

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy(hides: true)
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: mask == .hash) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: mask == .hash) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: true) }
}

/// How wide a value stands.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false

  public static let none = OSLogStringAlignment()
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var minimumDigits = 1

  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minimumDigits: minDigits)
  }
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

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  public static let fixed = OSLogFloatFormatting(format: "%f")
  public static let hex = OSLogFloatFormatting(format: "%a")
  public static let exponential = OSLogFloatFormatting(format: "%e")
  public static let hybrid = OSLogFloatFormatting(format: "%g")
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision)f")
  }
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision)e")
  }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// A value as it describes itself.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any?,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().map { "\($0)" } ?? "nil", align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, value()), align, privacy)
  }

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
