internal import Foundation

/// Reads the entries of a pattern, whose names are texts in files and keys in an app's sources.
struct PatternReader {
  private(set) var events: [CHHapticEvent] = []
  private(set) var parameters: [CHHapticDynamicParameter] = []
  private(set) var curves: [CHHapticParameterCurve] = []

  init(_ pattern: Any?) throws {
    guard let entries = pattern as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
    for entry in entries {
      let parts = Parts(entry)
      if let event = parts[.event] {
        events.append(try Self.event(Parts(event)))
      } else if let parameter = parts[.parameter] {
        parameters.append(try Self.parameter(Parts(parameter)))
      } else if let curve = parts[.parameterCurve] {
        curves.append(try Self.curve(Parts(curve)))
      } else {
        throw CHHapticError(.invalidPatternDictionary)
      }
    }
  }

  /// The parts of an entry by their names.
  private struct Parts {
    private var values: [String: Any] = [:]

    init(_ entry: Any) {
      if let named = entry as? [String: Any] {
        values = named
      } else if let keyed = entry as? [CHHapticPattern.Key: Any] {
        values = Dictionary(uniqueKeysWithValues: keyed.map { ($0.key.rawValue, $0.value) })
      }
    }

    subscript(key: CHHapticPattern.Key) -> Any? { values[key.rawValue] }

    func number(_ key: CHHapticPattern.Key) -> Double? {
      switch self[key] {
      case let number as Double: number
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }

    /// A name, which is a text or a constant of an app.
    func name(_ key: CHHapticPattern.Key) -> String? {
      switch self[key] {
      case let name as String: name
      case let type as CHHapticEvent.EventType: type.rawValue
      case let name as CHHapticEvent.ParameterID: name.rawValue
      case let name as CHHapticDynamicParameter.ID: name.rawValue
      default: nil
      }
    }
  }

  private static func event(_ parts: Parts) throws -> CHHapticEvent {
    guard let type = parts.name(.eventType), let time = parts.number(.time) else {
      throw CHHapticError(.badEventEntry)
    }
    let values = (parts[.eventParameters] as? [Any] ?? []).map(Parts.init)
    return CHHapticEvent(
      eventType: CHHapticEvent.EventType(rawValue: type),
      parameters: try values.map { value in
        guard let name = value.name(.parameterID), let number = value.number(.parameterValue)
        else { throw CHHapticError(.badParameterEntry) }
        return CHHapticEventParameter(
          parameterID: CHHapticEvent.ParameterID(rawValue: name),
          value: Float(number)
        )
      },
      relativeTime: time,
      duration: parts.number(.eventDuration) ?? 0
    )
  }

  private static func parameter(_ parts: Parts) throws -> CHHapticDynamicParameter {
    guard let name = parts.name(.parameterID), let value = parts.number(.parameterValue) else {
      throw CHHapticError(.badParameterEntry)
    }
    return CHHapticDynamicParameter(
      parameterID: CHHapticDynamicParameter.ID(rawValue: name),
      value: Float(value),
      relativeTime: parts.number(.time) ?? 0
    )
  }

  private static func curve(_ parts: Parts) throws -> CHHapticParameterCurve {
    guard let name = parts.name(.parameterID),
      let points = parts[.parameterCurveControlPoints] as? [Any]
    else { throw CHHapticError(.badParameterEntry) }
    return CHHapticParameterCurve(
      parameterID: CHHapticDynamicParameter.ID(rawValue: name),
      controlPoints: points.map(Parts.init).map {
        CHHapticParameterCurve.ControlPoint(
          relativeTime: $0.number(.time) ?? 0,
          value: Float($0.number(.parameterValue) ?? 0)
        )
      },
      relativeTime: parts.number(.time) ?? 0
    )
  }
}
