internal import CRigidBodies

/// A place, a direction, a velocity or a force; y grows downward.
public typealias Vector = SIMD2<Double>

/// Rigid bodies in a plane that are pushed, collide and are joined, moved on in steps of a fixed
/// length, so that the same scene always goes the same way.
///
/// Lengths are points, times seconds and angles radians, clockwise. A body of 100 × 100 points and
/// density 1 has the mass 1; a force of 1 speeds it up by one point a second each second. There is
/// no gravity but the forces that the caller exerts before each step. Box2D does the work; its
/// types are seen here alone.
///
/// Numbers that are none, or have no end, count as 0; others are bounded by what the engine can
/// count with.
public final class World {
  let world: OpaquePointer

  /// Makes a world without bodies.
  public init() { world = rigidWorldMake() }

  deinit { rigidWorldFree(world) }

  /// Moves everything on, by the forces exerted since the last step.
  public func step(_ seconds: Double) { rigidWorldStep(world, seconds) }

  /// Has all bodies move again that came to rest.
  public func wake() { rigidWorldWake(world) }

  /// Contacts that began and ended since they were last asked for, in their order.
  public func takeContacts() -> [Contact] {
    var contacts: [Contact] = []
    var buffer = [RigidContact](repeating: RigidContact(), count: 64)
    while true {
      let count = Int(rigidWorldTakeContacts(world, &buffer, Int32(buffer.count)))
      contacts += buffer.prefix(count).map(Contact.init)
      if count < buffer.count { return contacts }
    }
  }

  // MARK: - Bodies

  /// Adds a body without a shape at a place of its centre.
  public func addBody(at centre: Vector, angle: Double = 0) -> BodyID {
    BodyID(rigidBodyAdd(world, RigidVector(centre), angle.bounded()))
  }

  /// Removes a body with its joints.
  public func remove(_ body: BodyID) { rigidBodyRemove(world, body.number) }

  /// Gives a body shapes, about its centre, in place of those that it has.
  public func setShapes(_ shapes: [Shape], of body: BodyID) {
    rigidBodyClearShapes(world, body.number)
    for shape in shapes {
      switch shape {
      case .circle(let centre, let radius):
        rigidBodyAddCircle(world, body.number, RigidVector(centre), max(radius.bounded(), 0.5))
      case .polygon(let corners):
        for part in ConvexPolygon.parts(of: corners) {
          let vectors = part.map { RigidVector($0) }
          rigidBodyAddPolygon(world, body.number, vectors, Int32(vectors.count))
        }
      }
    }
  }

  /// Changes what a body is made of.
  public func setTraits(_ traits: BodyTraits, of body: BodyID) {
    rigidBodySetTraits(world, body.number, RigidTraits(traits))
  }

  /// Says what a body collides with: bodies that share one of the groups of items, and boundaries
  /// of one of the others.
  public func setGroups(items: [UInt32], boundaries: [UInt32], of body: BodyID) {
    rigidBodySetGroups(
      world,
      body.number,
      items,
      Int32(items.count),
      boundaries,
      Int32(boundaries.count)
    )
  }

  // MARK: - Boundaries and joints

  /// Adds lines from point to point that bodies of a group can't cross from either side.
  public func addBoundary(_ points: [Vector], isClosed: Bool, group: UInt32) -> BoundaryID {
    let vectors = points.map { RigidVector($0) }
    return BoundaryID(rigidBoundaryAdd(world, group, vectors, Int32(vectors.count), isClosed))
  }

  /// Removes a boundary.
  public func remove(_ boundary: BoundaryID) { rigidBoundaryRemove(world, boundary.number) }

  /// Joins two bodies, or one with the plane; nil if neither of them ever moves.
  public func add(_ joint: Joint) -> JointID? {
    let number = rigidJointAdd(world, RigidJoint(joint))
    return number == 0 ? nil : JointID(number)
  }

  /// Removes a joint; one whose body is gone is gone too.
  public func remove(_ joint: JointID) { rigidJointRemove(world, joint.number) }

  /// The force by which a joint held its second body in the last step, which took so long.
  public func force(of joint: JointID, inStepOf seconds: Double) -> Vector {
    Vector(rigidJointForce(world, joint.number, seconds))
  }
}
