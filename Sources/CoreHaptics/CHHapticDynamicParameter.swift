public import Foundation

/// A value that changes a pattern while it is played.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  /// The names of such values.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name, as files have it.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength, by which those of events are multiplied.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The sharpness, which is added to those of events.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// The time in which events get strong.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// The time in which events get weaker.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// The time in which events end.
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    /// The loudness.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// The side of sounds.
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    /// The brightness of sounds.
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    /// The height of sounds.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  /// The name.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// The second from which it counts, from the pattern's beginning.
  open var relativeTime: TimeInterval

  /// Makes a value.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// A value that changes from point to point.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  /// One point of a curve.
  open class ControlPoint: NSObject, @unchecked Sendable {
    /// In seconds from the curve's beginning.
    open var relativeTime: TimeInterval
    /// The value.
    open var value: Float
    /// Makes a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  /// The name.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The beginning, in seconds from that of the pattern.
  open var relativeTime: TimeInterval
  /// The points in their order.
  public let controlPoints: [ControlPoint]

  /// Makes a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID,
    controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
