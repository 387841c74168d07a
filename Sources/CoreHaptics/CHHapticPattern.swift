public import Foundation

/// Taps, hums and sounds in their time, and what changes them (L-269).
open class CHHapticPattern: NSObject, @unchecked Sendable {
  /// The names of the parts of a pattern in a file.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of the format.
    public static let version = Key(rawValue: "Version")
    /// The list of entries.
    public static let pattern = Key(rawValue: "Pattern")
    /// An entry that is an event.
    public static let event = Key(rawValue: "Event")
    /// The kind of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// The second of an entry.
    public static let time = Key(rawValue: "Time")
    /// The length of an event.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The file of a sound.
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    /// The values of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// An entry that is a value.
    public static let parameter = Key(rawValue: "Parameter")
    /// The name of a value.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// A value.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// An entry that is a curve.
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    /// The points of a curve.
    public static let parameterCurveControlPoints = Key(
      rawValue: "ParameterCurveControlPoints"
    )
  }

  let events: [CHHapticEvent]
  let parameters: [CHHapticDynamicParameter]
  let curves: [CHHapticParameterCurve]

  /// The second at which the last event ends.
  open var duration: TimeInterval {
    events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  /// Makes a pattern of events and values.
  public convenience init(
    events: [CHHapticEvent],
    parameters: [CHHapticDynamicParameter]
  ) throws { try self.init(events, parameters, []) }

  /// Makes a pattern of events and curves.
  public convenience init(
    events: [CHHapticEvent],
    parameterCurves: [CHHapticParameterCurve]
  ) throws { try self.init(events, [], parameterCurves) }

  /// Makes a pattern of the parts that a file has.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    let reader = try PatternReader(patternDict[.pattern])
    try self.init(reader.events, reader.parameters, reader.curves)
  }

  /// Makes a pattern of a file in the format AHAP.
  public convenience init(contentsOf ahapURL: URL) throws {
    guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
    guard let parts = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CHHapticError(.invalidPatternData)
    }
    let reader = try PatternReader(parts[Key.pattern.rawValue])
    try self.init(reader.events, reader.parameters, reader.curves)
  }

  private init(
    _ events: [CHHapticEvent],
    _ parameters: [CHHapticDynamicParameter],
    _ curves: [CHHapticParameterCurve]
  ) throws {
    for event in events {
      if event.relativeTime < 0 { throw CHHapticError(.invalidEventTime) }
      if event.duration < 0 { throw CHHapticError(.invalidEventDuration) }
    }
    (self.events, self.parameters, self.curves) = (events, parameters, curves)
  }

  /// The parts of the pattern as a file has them.
  open func exportDictionary() throws -> [Key: Any] {
    [.version: 1.0, .pattern: events.map(\.entry) + parameters.map(\.entry) + curves.map(\.entry)]
  }
}

extension CHHapticEvent {
  fileprivate var entry: [CHHapticPattern.Key: Any] {
    var parts: [CHHapticPattern.Key: Any] = [
      .eventType: type.rawValue, .time: relativeTime,
      .eventParameters: eventParameters.map { parameter -> [CHHapticPattern.Key: Any] in
        [.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value]
      },
    ]
    if duration > 0 { parts[.eventDuration] = duration }
    return [.event: parts]
  }
}

extension CHHapticDynamicParameter {
  fileprivate var entry: [CHHapticPattern.Key: Any] {
    let parts: [CHHapticPattern.Key: Any] = [
      .parameterID: parameterID.rawValue, .parameterValue: value, .time: relativeTime,
    ]
    return [.parameter: parts]
  }
}

extension CHHapticParameterCurve {
  fileprivate var entry: [CHHapticPattern.Key: Any] {
    let points = controlPoints.map { point -> [CHHapticPattern.Key: Any] in
      [.time: point.relativeTime, .parameterValue: point.value]
    }
    let parts: [CHHapticPattern.Key: Any] = [
      .parameterID: parameterID.rawValue, .time: relativeTime,
      .parameterCurveControlPoints: points,
    ]
    return [.parameterCurve: parts]
  }
}
