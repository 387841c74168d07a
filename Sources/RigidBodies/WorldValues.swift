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
  /// The things that stay the same between two bodies.
  public enum Kind: Equatable, Sendable {
    /// The distance of the anchors, stiff, or with a frequency above 0 as a spring, whose damping
    /// is 0 for none and 1 for no swinging.
    case rod(length: Double, frequency: Double, damping: Double)
    /// The greatest distance of the anchors.
    case rope(length: Double)
    /// Everything; with a frequency above 0, the angle gives way as a spring.
    case weld(frequency: Double, damping: Double)
    /// A common point, about which both turn within a range of angles, if there is one, and against
    /// a torque.
    case pin(range: ClosedRange<Double>?, frictionTorque: Double)
    /// The angle and the line on which one moves, within a range of points, if there is one.
    case slide(axis: Vector, range: ClosedRange<Double>?)
  }

  /// The thing that stays the same.
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

extension RigidVector {
  init(_ vector: Vector) {
    self.init(x: vector.x.isFinite ? vector.x : 0, y: vector.y.isFinite ? vector.y : 0)
  }
}

extension Vector {
  init(_ vector: RigidVector) { self.init(vector.x, vector.y) }
}

extension RigidTraits {
  init(_ traits: BodyTraits) {
    self.init(
      density: traits.density,
      friction: max(0, traits.friction),
      elasticity: max(0, traits.elasticity),
      resistance: max(0, traits.resistance),
      angularResistance: max(0, traits.angularResistance),
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
      (self.length, self.frequency, self.damping) = (length, frequency, damping)
    case .rope(let length):
      kind = RigidJointRope
      self.length = length
    case .weld(let frequency, let damping):
      kind = RigidJointWeld
      (self.frequency, self.damping) = (frequency, damping)
    case .pin(let range, let torque):
      kind = RigidJointPin
      frictionTorque = torque
      limit(range)
    case .slide(let axis, let range):
      kind = RigidJointSlide
      self.axis = RigidVector(axis)
      limit(range)
    }
  }

  private mutating func limit(_ range: ClosedRange<Double>?) {
    isLimited = range != nil
    least = range?.lowerBound ?? 0
    most = range?.upperBound ?? 0
  }
}
