internal import CRigidBodies

extension World {
  /// The centre of a body.
  public func centre(of body: BodyID) -> Vector { Vector(rigidBodyCentre(world, body.number)) }

  /// The angle by which a body is turned, which counts whole turns too.
  public func angle(of body: BodyID) -> Double { rigidBodyAngle(world, body.number) }

  /// Puts a body at a place; its velocity stays.
  public func place(_ body: BodyID, at centre: Vector, angle: Double) {
    rigidBodyPlace(world, body.number, RigidVector(centre), angle.bounded())
  }

  /// The velocity of a body's centre, in points a second.
  public func velocity(of body: BodyID) -> Vector {
    Vector(rigidBodyVelocity(world, body.number))
  }

  /// The speed at which a body turns, in radians a second.
  public func angularVelocity(of body: BodyID) -> Double {
    rigidBodyAngularVelocity(world, body.number)
  }

  /// Gives a body another velocity, of its centre and about it.
  public func setVelocity(_ velocity: Vector, angular: Double, of body: BodyID) {
    rigidBodySetVelocity(world, body.number, RigidVector(velocity), angular.bounded())
  }

  /// The mass of a body; 0 if it is anchored.
  public func mass(of body: BodyID) -> Double { rigidBodyMass(world, body.number) }

  /// The resistance of a body to turning about its centre, in mass × points².
  public func inertia(of body: BodyID) -> Double { rigidBodyInertia(world, body.number) }

  /// True if a body moves or may yet; false once it has lain still for half a second.
  public func isAwake(_ body: BodyID) -> Bool { rigidBodyIsAwake(world, body.number) }

  /// Exerts a force until the end of the next step, at a place of the body that turns with it.
  ///
  /// It doesn't wake a body that lies still.
  public func push(_ body: BodyID, _ force: Vector, at offset: Vector = .zero) {
    let force = RigidVector(force, boundedBy: .greatestForce)
    rigidBodyPush(world, body.number, force, RigidVector(offset))
  }

  /// Exerts a torque, in mass × points² a second squared, until the end of the next step.
  public func turn(_ body: BodyID, _ torque: Double) {
    rigidBodyTurn(world, body.number, torque.bounded(by: .greatestTorque))
  }

  /// Changes a body's momentum at once, at a place of the body that turns with it.
  public func kick(_ body: BodyID, _ impulse: Vector, at offset: Vector = .zero) {
    let impulse = RigidVector(impulse, boundedBy: .greatestForce)
    rigidBodyKick(world, body.number, impulse, RigidVector(offset))
  }

  /// The energy of a body's motion, in mass × points² a second squared.
  public func kineticEnergy(of body: BodyID) -> Double {
    let velocity = velocity(of: body)
    let spin = angularVelocity(of: body)
    let forward = mass(of: body) * (velocity * velocity).sum()
    return (forward + inertia(of: body) * spin * spin) / 2
  }
}
