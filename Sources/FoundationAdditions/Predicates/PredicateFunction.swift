internal import Foundation

/// The functions of predicates and expressions, by the names that Foundation documents.
enum PredicateFunction {
  /// Names that take part in formats with parentheses, without the colons.
  private static let plain: Set = [
    "sum", "count", "min", "max", "average", "median", "stddev", "sqrt", "log", "ln", "exp",
    "ceiling", "floor", "abs", "trunc", "random", "now", "uppercase", "lowercase", "length",
    "onesComplement", "noindex",
  ]

  /// True for a function of one name, as formats write it.
  static func exists(_ name: String) -> Bool { plain.contains(Self.name(name)) || name == "CAST" }

  /// The name without a colon at its end.
  static func name(_ name: String) -> String {
    if name == "CAST" { return "castObject:toType:" }
    let isPlain = name.hasSuffix(":") && !name.dropLast().contains(":")
    return isPlain ? String(name.dropLast()) : name
  }

  /// The value of a function; nil for one that isn't known, or values that it isn't for.
  static func value(_ name: String, _ values: [Any?]) -> Any? {
    switch (name, values.count) {
    case ("now", 0): Date()
    case ("random", 0): NSNumber(value: Double.random(in: 0..<1))
    case ("castObject:toType:", 2): cast(values[0], values[1] as? String)
    case ("uppercase", 1): (values[0] as? String)?.uppercased()
    case ("lowercase", 1): (values[0] as? String)?.lowercased()
    case ("length", 1): (values[0] as? String).map { NSNumber(value: $0.utf16.count) }
    case ("noindex", 1): values[0]
    case ("count", 1):
      (PredicateValue.list(values[0]) ?? values[0].map { [$0] })
        .map { NSNumber(value: $0.count) }
    case ("sum", 1...), ("min", 1...), ("max", 1...), ("average", 1...), ("median", 1...),
      ("stddev", 1...):
      ofList(name, values)
    case (_, 1): number(values[0]).flatMap { ofNumber(name, $0) }
    case (_, 2): Calculation(name, values[0], values[1])?.result
    default: nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch PredicateValue(value) {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  private static func ofNumber(_ name: String, _ number: Double) -> NSNumber? {
    switch name {
    case "sqrt": NSNumber(value: number.squareRoot())
    case "log": NSNumber(value: log10(number))
    case "ln": NSNumber(value: log(number))
    case "exp": NSNumber(value: exp(number))
    case "ceiling": NSNumber(value: number.rounded(.up))
    case "floor": NSNumber(value: number.rounded(.down))
    case "trunc": NSNumber(value: number.rounded(.towardZero))
    case "abs": whole(abs(number))
    case "onesComplement": Int64(exactly: number).map { NSNumber(value: ~$0) }
    default: nil
    }
  }

  private static func whole(_ number: Double) -> NSNumber {
    Int64(exactly: number).map { NSNumber(value: $0) } ?? NSNumber(value: number)
  }

  /// The values are one list, or are themselves what is counted.
  private static func ofList(_ name: String, _ values: [Any?]) -> Any? {
    let list = values.count == 1 ? PredicateValue.list(values[0]) ?? values : values
    let numbers = list.compactMap(number).sorted()
    guard !numbers.isEmpty else { return name == "sum" ? NSNumber(value: 0) : nil }
    let sum = numbers.reduce(0, +)
    let mean = sum / Double(numbers.count)
    switch name {
    case "sum": return whole(sum)
    case "min": return whole(numbers[0])
    case "max": return whole(numbers[numbers.count - 1])
    case "average": return NSNumber(value: mean)
    case "median":
      let (low, high) = (numbers[(numbers.count - 1) / 2], numbers[numbers.count / 2])
      return NSNumber(value: (low + high) / 2)
    default:
      let squares = numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
      return NSNumber(value: (squares / Double(numbers.count)).squareRoot())
    }
  }

  /// Dates are seconds since 2001 as numbers.
  private static func cast(_ value: Any?, _ type: String?) -> Any? {
    switch type {
    case "NSDate": number(value).map { Date(timeIntervalSinceReferenceDate: $0) } ?? value
    case "NSNumber":
      (value as? Date).map { NSNumber(value: $0.timeIntervalSinceReferenceDate) }
        ?? (value as? String).flatMap(Double.init).map(whole) ?? value
    case "NSString": value.map { "\($0)" }
    default: value
    }
  }
}

/// A function of two numbers; whole ones give a whole one, as in C.
private struct Calculation {
  private(set) var result: NSNumber?

  init?(_ name: String, _ first: Any?, _ second: Any?) {
    switch (PredicateValue(first), PredicateValue(second)) {
    case (.integer(let a), .integer(let b)):
      result = Self.whole(name, a, b) ?? Self.real(name, Double(a), Double(b))
    case (.integer(let a), .number(let b)): result = Self.real(name, Double(a), b)
    case (.number(let a), .integer(let b)): result = Self.real(name, a, Double(b))
    case (.number(let a), .number(let b)): result = Self.real(name, a, b)
    default: return nil
    }
  }

  /// Nil for a result that is too large, and for a division by 0.
  private static func whole(_ name: String, _ a: Int64, _ b: Int64) -> NSNumber? {
    func checked(_ result: (partialValue: Int64, overflow: Bool)) -> NSNumber? {
      result.overflow ? nil : NSNumber(value: result.partialValue)
    }
    return switch name {
    case "add:to:": checked(a.addingReportingOverflow(b))
    case "from:subtract:": checked(a.subtractingReportingOverflow(b))
    case "multiply:by:": checked(a.multipliedReportingOverflow(by: b))
    case "divide:by:": checked(a.dividedReportingOverflow(by: b))
    case "modulus:by:": checked(a.remainderReportingOverflow(dividingBy: b))
    case "bitwiseAnd:with:": NSNumber(value: a & b)
    case "bitwiseOr:with:": NSNumber(value: a | b)
    case "bitwiseXor:with:": NSNumber(value: a ^ b)
    case "leftshift:by:": NSNumber(value: a << b)
    case "rightshift:by:": NSNumber(value: a >> b)
    case "raise:toPower:": Int64(exactly: pow(Double(a), Double(b))).map { NSNumber(value: $0) }
    default: nil
    }
  }

  private static func real(_ name: String, _ a: Double, _ b: Double) -> NSNumber? {
    switch name {
    case "add:to:": NSNumber(value: a + b)
    case "from:subtract:": NSNumber(value: a - b)
    case "multiply:by:": NSNumber(value: a * b)
    case "divide:by:": NSNumber(value: a / b)
    case "modulus:by:": NSNumber(value: a.truncatingRemainder(dividingBy: b))
    case "raise:toPower:": NSNumber(value: pow(a, b))
    default: nil
    }
  }
}
