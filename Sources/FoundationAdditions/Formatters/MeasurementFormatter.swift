public import Foundation

/// Writes measurements, in English: "5 km", "3.1 miles".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the choice.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that the measurement has.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// A unit of the same system that makes a number of a few digits.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Degrees without their scale.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// Default none: the unit that people of the locale use.
  open var unitOptions: UnitOptions = []
  /// Default `medium`: symbols with a space before them.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Decides whether lengths are miles or kilometres; texts are English.
  open var locale: Locale! = Locale.current {
    didSet { numberFormatter.locale = locale }
  }
  /// Writes the numbers; default decimal numbers with at most three digits behind the point.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }

  /// Makes a formatter with the defaults; an archive's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The text of a unit.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.plural(unit) ?? unit.symbol : unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  func text(_ value: Double, _ unit: Unit, number write: ((Double) -> String)? = nil) -> String {
    var (value, unit) = (value, unit)
    if let dimension = unit as? Dimension, let wanted = wantedUnit(value, dimension) {
      value = wanted.converter.value(
        fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)
      )
      unit = wanted
    }
    let number =
      write?(value) ?? numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      if unitOptions.contains(.temperatureWithoutUnit) { return "\(number)°" }
      if unitStyle == .short { return "\(number)°" }
    }
    switch unitStyle {
    case .short: return number + unit.symbol
    case .long: return "\(number) \(word(unit, isOne: number == "1"))"
    default: return unit is UnitTemperature ? number + unit.symbol : "\(number) \(unit.symbol)"
    }
  }

  private func word(_ unit: Unit, isOne: Bool) -> String {
    (isOne ? UnitNames.singular(unit) : UnitNames.plural(unit)) ?? unit.symbol
  }

  /// The unit that the options ask for; nil to keep the measurement's own.
  private func wantedUnit(_ value: Double, _ unit: Dimension) -> Dimension? {
    if unitOptions.contains(.providedUnit) { return nil }
    let isMetric = locale.measurementSystem == .metric
    let base = unit.converter.baseUnitValue(fromValue: value)
    if unitOptions.contains(.naturalScale) { return NaturalUnits.unit(for: unit, base: abs(base)) }
    switch unit {
    case is UnitTemperature: return locale.usesFahrenheit ? UnitTemperature.fahrenheit : .celsius
    case is UnitLength:
      if isMetric { return abs(base) >= 1000 ? UnitLength.kilometers : nil }
      return abs(base) >= 160.9344 ? UnitLength.miles : UnitLength.feet
    case is UnitMass: return isMetric ? nil : UnitMass.pounds
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour
    default: return nil
    }
  }
}

extension Locale {
  fileprivate var usesFahrenheit: Bool {
    ["US", "BS", "BZ", "KY", "PW", "LR"].contains(region?.identifier ?? "")
  }
}

/// Units of one system, from small to large.
private enum NaturalUnits {
  static func unit(for unit: Dimension, base: Double) -> Dimension? {
    let ladder = ladders.first {
      $0.contains { $0.symbol == unit.symbol && type(of: $0) == type(of: unit) }
    }
    guard let ladder else { return nil }
    return ladder.last { base >= $0.converter.baseUnitValue(fromValue: 1) } ?? ladder.first
  }

  private static let ladders: [[Dimension]] = [
    [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
    [UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles],
    [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons],
    [UnitMass.ounces, UnitMass.pounds],
    [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
    [UnitVolume.milliliters, UnitVolume.liters],
  ]
}

/// The English words of units.
private enum UnitNames {
  static func plural(_ unit: Unit) -> String? { names[unit.symbol]?.1 }
  static func singular(_ unit: Unit) -> String? { names[unit.symbol]?.0 }

  private static let names: [String: (String, String)] = [
    "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"),
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "in": ("inch", "inches"),
    "ft": ("foot", "feet"), "yd": ("yard", "yards"), "mi": ("mile", "miles"),
    "mg": ("milligram", "milligrams"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"),
    "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"), "t": ("metric ton", "metric tons"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "mL": ("milliliter", "milliliters"), "L": ("liter", "liters"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"),
    "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "%": ("percent", "percent"),
    "°": ("degree", "degrees"), "Hz": ("hertz", "hertz"), "W": ("watt", "watts"),
  ]
}
