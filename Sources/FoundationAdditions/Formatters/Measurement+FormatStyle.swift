public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements in English, as `MeasurementFormatter` does (L-219).
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let style: Formatter.UnitStyle.RawValue
      /// A word: "5 kilometers".
      public static var wide: Self { Self(style: Formatter.UnitStyle.long.rawValue) }
      /// A symbol: "5 km".
      public static var abbreviated: Self { Self(style: Formatter.UnitStyle.medium.rawValue) }
      /// A symbol without a space: "5km".
      public static var narrow: Self { Self(style: Formatter.UnitStyle.short.rawValue) }
    }

    /// The length of the unit.
    public var width: UnitWidth
    /// The language and region, which decide about units.
    public var locale: Locale
    /// The purpose, which decides about units.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The way in which numbers are written; nil for two digits at least, without a point from 10
    /// on.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// True for degrees without their scale; default false.
    public var hidesScaleName: Bool

    /// A style for measurements.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      hidesScaleName = false
    }

    /// The text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = Formatter.UnitStyle(rawValue: width.style) ?? .medium
      if usage.keepsUnit { formatter.unitOptions.insert(.providedUnit) }
      if hidesScaleName { formatter.unitOptions.insert(.temperatureWithoutUnit) }
      return formatter.text(value.value, value.unit) { number in
        if let numberFormatStyle { return numberFormatStyle.locale(locale).format(number) }
        let digits = usage.keepsUnit ? 6 : abs(number) < 9.95 ? 1 : 0
        return number.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
      }
    }

    /// The same style for another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The text of the measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The text of the measurement, with a symbol for the unit that people of the locale use.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

/// The purpose of a measurement, which decides about its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  var keepsUnit: Bool { name == "provided" }

  /// No special purpose: the unit that people of the locale use.
  public static var general: Self { Self(name: "general") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "provided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person; as `general` here.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// The length of a person; as `general` here.
  public static var person: Self { Self(name: "person") }
  /// A distance on roads; as `general` here.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
  /// The temperature of a body; as `weather` here.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person; as `general` here.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food; the unit that it has here.
  public static var food: Self { Self(name: "provided") }
  /// The energy that is spent by training; the unit that it has here.
  public static var workout: Self { Self(name: "provided") }
}

extension FormatStyle {
  /// A style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
  }

  /// A style for temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
    style.hidesScaleName = hidesScaleName
    return style
  }
}
