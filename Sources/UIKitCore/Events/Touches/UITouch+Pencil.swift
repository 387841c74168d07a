internal import Device

/// The way a pen is held; a finger is vertical (W-182).
extension UITouch {
  /// The values of a touch that may be guessed first and said later.
  public nonisolated struct Properties: OptionSet, Sendable {
    /// The bits of the values.
    public let rawValue: Int
    /// Makes a set of any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 2)
    /// The altitude.
    public static let altitude = Properties(rawValue: 4)
    /// The place.
    public static let location = Properties(rawValue: 8)
    /// The turn of a pen about itself.
    public static let roll = Properties(rawValue: 16)
  }

  /// The angle between a pen and the screen, in radians: π/2 for one that is vertical, and for fingers.
  public var altitudeAngle: CGFloat { pencil?.altitude ?? .pi / 2 }

  /// The turn of a pen about itself, in radians; always 0, since no pen of a desktop is asked for it.
  public var rollAngle: CGFloat { 0 }

  /// The direction that a pen's upper end leans to, in radians from the view's x axis, clockwise; 0 for
  /// fingers.
  ///
  /// Nil takes the window's axis.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// The direction that a pen's upper end leans to, as a vector of length 1 in the view's coordinates.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = pencil?.azimuth ?? 0
    guard let view else { return CGVector(dx: cos(angle), dy: sin(angle)) }
    let far = CGPoint(x: pointInWindow.x + cos(angle), y: pointInWindow.y + sin(angle))
    let (start, end) = (view.convert(pointInWindow, from: nil), view.convert(far, from: nil))
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
  }

  /// Always empty: pens of a desktop say everything at once.
  public var estimatedProperties: Properties { [] }
  /// Always empty: nothing is said later.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Always nil: nothing is said later.
  public var estimationUpdateIndex: NSNumber? { nil }

  /// The greatest force of a pen, in average touches, as iPads report it.
  private static let greatestForce: CGFloat = 25 / 6

  /// Takes the values of the tool that touches.
  func take(_ tool: TouchTool) {
    guard case .pencil(let pose) = tool else { return }
    (type, pencil, majorRadius) = (.pencil, pose, 0)
    (force, maximumPossibleForce) = (pose.pressure * Self.greatestForce, Self.greatestForce)
  }
}
