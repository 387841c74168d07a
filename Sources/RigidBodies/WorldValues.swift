internal import CRigidBodies

/// A body of a world.
public struct BodyID: Hashable, Sendable {
  let number: UInt32
  init(_ number: UInt32) { self.number = number }
}

/// A boundary of a world.
public struct BoundaryID: Hashable, Sendable {
  let number: UInt32
  init(_ number: UInt32) { self.number = number }
}

/// A joint of a world.
public struct JointID: Hashable, Sendable {
  let number: UInt32
  init(_ number: UInt32) { self.number = number }
}

/// A part of the space that a body takes, about its centre.
public enum Shape: Equatable, Sendable {
  /// A circle.
  case circle(centre: Vector, radius: Double)
  /// The convex hull of points.
  case polygon([Vector])
}

/// The material of a body.
public struct BodyTraits: Equatable, Sendable {
  /// The mass of 100 × 100 points; default 1.
  public var density = 1.0
  /// From 0, the default, for none; between two bodies the root of the product counts.
  public var friction = 0.0
  /// From 0, the default, to 1; between two bodies the greater counts.
  public var elasticity = 0.0
  /// The share of its velocity that a body loses each second; default 0.
  public var resistance = 0.0
  /// The share of its angular velocity that a body loses each second; default 0.
  public var angularResistance = 0.0
  /// True if the body stays where it is; default false.
  public var isAnchored = false
  /// False if the body never turns; default true.
  public var allowsRotation = true

  /// Makes traits with their defaults.
  public init() {}
}

/// Two bodies, or a body and a boundary, that began or ceased to touch.
public struct Contact: Equatable, Sendable {
  /// True if they ceased.
  public let isEnd: Bool
  /// The body that was added first.
  public let first: BodyID
  /// The other body; nil at a boundary.
  public let second: BodyID?
  /// The boundary; nil between two bodies.
  public let boundary: BoundaryID?
  /// The place at which they touch; the first body's centre once they don't.
  public let point: Vector

  init(_ contact: RigidContact) {
    isEnd = contact.isEnd
    first = BodyID(contact.first)
    second = contact.second == 0 ? nil : BodyID(contact.second)
    boundary = contact.boundary == 0 ? nil : BoundaryID(contact.boundary)
    point = Vector(contact.point)
  }
}

/// A hold of two bodies on each other, or of a body on a place of the plane.
public struct Joint: Equatable, Sendable {
  /// The constraint between two bodies.
  public enum Kind: Equatable, Sendable {
    /// Keeps the distance of the anchors, in points: stiff, or with a frequency above 0, in hertz, as
    /// a spring, whose damping is 0 for none and 1 for no swinging.
    case rod(length: Double, frequency: Double, damping: Double)
    /// Limits the distance of the anchors, in points.
    case rope(length: Double)
    /// Keeps distance and angle; with a frequency above 0 the angle yields as a spring.
    case weld(frequency: Double, damping: Double)
    /// Keeps a common point, about which both turn within a range of angles in radians, if there is
    /// one, and against a torque.
    case pin(range: ClosedRange<Double>?, frictionTorque: Double)
    /// Keeps the angle and the line on which one body moves, within a range in points, if there is
    /// one.
    case slide(axis: Vector, range: ClosedRange<Double>?)
  }

  /// The constraint.
  public var kind: Kind
  /// The first body; nil for the plane.
  public var first: BodyID?
  /// The second body; nil for the plane.
  public var second: BodyID?
  /// A place of the plane that the first body takes along.
  public var firstAnchor: Vector
  /// A place of the plane that the second body takes along.
  public var secondAnchor: Vector

  /// Makes a joint; both anchors are the same place by default.
  public init(
    _ kind: Kind,
    _ first: BodyID?,
    _ second: BodyID?,
    at anchor: Vector,
    _ other: Vector? = nil
  ) {
    (self.kind, self.first, self.second) = (kind, first, second)
    (firstAnchor, secondAnchor) = (anchor, other ?? anchor)
  }
}

// MARK: - In C

extension Double {
  /// The number, or the greatest or least one that the engine is given; 0 for what is no number or
  /// has no end.
  ///
  /// The engine counts in single precision, which has no halves of a point left beyond some million
  /// points, and its squares and products of what is much larger have no end.
  func bounded(by most: Double = 1e6) -> Double {
    isFinite ? Swift.min(Swift.max(self, -most), most) : 0
  }

  /// The greatest force, in points a second squared for 100 × 100 points of density 1.
  static let greatestForce = 1e9
  /// The greatest torque, in mass × points² a second squared.
  static let greatestTorque = 1e12
}

extension RigidVector {
  init(_ vector: Vector, boundedBy most: Double = 1e6) {
    self.init(x: vector.x.bounded(by: most), y: vector.y.bounded(by: most))
  }
}

extension Vector {
  init(_ vector: RigidVector) { self.init(vector.x, vector.y) }
}

extension RigidTraits {
  init(_ traits: BodyTraits) {
    self.init(
      density: traits.density.bounded(),
      friction: max(0, traits.friction.bounded()),
      elasticity: max(0, traits.elasticity.bounded()),
      resistance: max(0, traits.resistance.bounded()),
      angularResistance: max(0, traits.angularResistance.bounded()),
      isAnchored: traits.isAnchored,
      allowsRotation: traits.allowsRotation
    )
  }
}

extension RigidJoint {
  init(_ joint: Joint) {
    self.init()
    first = joint.first?.number ?? 0
    second = joint.second?.number ?? 0
    firstAnchor = RigidVector(joint.firstAnchor)
    secondAnchor = RigidVector(joint.secondAnchor)
    switch joint.kind {
    case .rod(let length, let frequency, let damping):
      kind = RigidJointRod
      self.length = length.bounded()
      (self.frequency, self.damping) = (frequency.bounded(), damping.bounded())
    case .rope(let length):
      kind = RigidJointRope
      self.length = length.bounded()
    case .weld(let frequency, let damping):
      kind = RigidJointWeld
      (self.frequency, self.damping) = (frequency.bounded(), damping.bounded())
    case .pin(let range, let torque):
      kind = RigidJointPin
      frictionTorque = torque.bounded(by: .greatestTorque)
      limit(range)
    case .slide(let axis, let range):
      kind = RigidJointSlide
      self.axis = RigidVector(axis)
      limit(range)
    }
  }

  private mutating func limit(_ range: ClosedRange<Double>?) {
    isLimited = range != nil
    least = range?.lowerBound.bounded() ?? 0
    most = range?.upperBound.bounded() ?? 0
  }
}
