/// The frames a second at which a moving thing is to be drawn.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least that is good enough, in frames a second.
  public var minimum: Float
  /// The most that makes sense, in frames a second.
  public var maximum: Float
  /// The preferred rate between them; nil leaves that to the display.
  public var preferred: Float?

  /// A range of frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Without preference: as often as the display is drawn.
  public static let `default` = Self(minimum: 0, maximum: 0)

  /// The frames a second to keep to; nil for no preference.
  package var preferredRate: Double? {
    let preferredRate = preferred ?? maximum
    return preferredRate > 0 ? Double(preferredRate) : nil
  }
}
