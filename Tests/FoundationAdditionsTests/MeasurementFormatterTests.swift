import FoundationAdditions
import Testing

@Suite struct `Measurements in words` {
  private func formatter(_ options: MeasurementFormatter.UnitOptions, _ locale: String = "en_US")
    -> MeasurementFormatter
  {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    return formatter
  }

  @Test func `a unit is kept, converted or scaled`() {
    let way = Measurement(value: 5000, unit: UnitLength.meters)
    #expect(formatter(.providedUnit).string(from: way) == "5,000 m")
    #expect(formatter(.naturalScale).string(from: way) == "5 km")
    #expect(formatter([]).string(from: way) == "3.107 mi")
    #expect(
      formatter([], "en_GB").string(from: Measurement(value: 20, unit: UnitTemperature.celsius))
        == "20°C"
    )
    #expect(
      formatter([]).string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F"
    )
  }

  @Test func `styles are symbols or words`() {
    let formatter = formatter(.providedUnit)
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitMass.kilograms)) == "1 kilogram")
    #expect(
      formatter.string(from: Measurement(value: 2.5, unit: UnitMass.kilograms)) == "2.5 kilograms"
    )
    formatter.unitStyle = .short
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3km")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
  }

  @Test func `lists are joined with and`() {
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(ListFormatter().string(from: [1, 2, 3]) == "1, 2, and 3")
  }
}
