public import Foundation

/// One tap, hum or sound of a pattern.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// The kinds of events.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name, as files have it.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// The names of an event's values.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name, as files have it.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness, from 0 to 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time in which it gets strong.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time in which it gets weaker.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time in which it ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// 1 if it goes on as long as the event does.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The loudness.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The height of a sound.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The side of a sound.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The brightness of a sound.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The kind.
  public let type: EventType
  /// The values.
  public let eventParameters: [CHHapticEventParameter]
  /// The beginning, in seconds from that of the pattern.
  open var relativeTime: TimeInterval
  /// The length in seconds; 0 for a tap.
  open var duration: TimeInterval

  /// Makes an event of a moment.
  public convenience init(
    eventType type: EventType,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval
  ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }

  /// Makes an event of some seconds.
  public init(
    eventType type: EventType,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }

  /// Makes an event of a sound that an engine has.
  public convenience init(
    audioResourceID resID: CHHapticAudioResourceID,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.init(
      eventType: .audioCustom,
      parameters: eventParams,
      relativeTime: time,
      duration: duration
    )
  }
}

/// The number by which an engine knows a sound.
public typealias CHHapticAudioResourceID = UInt

/// One value of an event.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// The name.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float
  /// Makes a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}
