public import CoreLocation
public import Foundation

/// Writes distances for people, rounded as roads' signs are (L-256).
nonisolated open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units of a distance.
  public enum Units: UInt, Sendable {
    case `default` = 0
    case metric, imperial, imperialWithYards
  }
  /// The length of a unit's name.
  public enum UnitStyle: UInt, Sendable {
    case `default` = 0
    case abbreviated, full
  }

  /// The country whose units are used, unless others are asked for; default the user's.
  open var locale: Locale! = .current
  /// Default `default`, for those of the country.
  open var units = Units.default
  /// Default `default`, for short names.
  open var unitStyle = UnitStyle.default

  /// The text of a distance in metres; in English.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
    if isMetric {
      return distance < 975
        ? text(rounded(distance), "m", "meter") : text(large(distance / 1_000), "km", "kilometer")
    }
    let miles = distance / 1_609.344
    if miles >= 0.1 { return text(large(miles), "mi", "mile") }
    return units == .imperialWithYards
      ? text(rounded(distance / 0.9144), "yd", "yard")
      : text(rounded(distance / 0.3048), "ft", "foot")
  }

  /// The distance in metres that a text says; negative for another text.
  open func distance(from distance: String) -> CLLocationDistance {
    let parts = distance.split(separator: " ")
    guard parts.count == 2, let number = Double(parts[0].replacing(",", with: "")) else {
      return -1
    }
    let metres: [String: Double] = [
      "m": 1, "meter": 1, "km": 1_000, "kilometer": 1_000, "mi": 1_609.344, "mile": 1_609.344,
      "ft": 0.3048, "foot": 0.3048, "feet": 0.3048, "yd": 0.9144, "yard": 0.9144,
    ]
    let unit = String(parts[1])
    return (metres[unit] ?? metres[String(unit.dropLast())]).map { $0 * number } ?? -1
  }

  /// The text of a number of metres; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
      ?? (obj as? Double).map { string(fromDistance: $0) }
  }

  /// Steps of 50, below 50 of 10.
  private func rounded(_ value: Double) -> String {
    let step: Double = value < 50 ? 10 : 50
    return "\(Int((value / step).rounded() * step))"
  }

  /// Tenths below 10.
  private func large(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths < 10 && tenths != tenths.rounded() ? "\(tenths)" : "\(Int(value.rounded()))"
  }

  private func text(_ number: String, _ short: String, _ long: String) -> String {
    guard unitStyle == .full else { return "\(number) \(short)" }
    let many = long == "foot" ? "feet" : long + "s"
    return "\(number) \(number == "1" ? long : many)"
  }
}
