internal import RigidBodies

extension UIFieldBehavior {
  private class func make(_ law: Law) -> Self {
    let field = Self()
    field.law = law
    return field
  }

  /// A field that slows items down, the more the faster they are.
  public class func dragField() -> Self { make(.drag) }

  /// A field that drives items around its position, by their distance.
  public class func vortexField() -> Self { make(.vortex) }

  /// A field that draws items to its position.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  /// A field that draws items in a direction.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// A field in which items have its direction as their velocity, in points a second.
  public class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  /// A field that pushes items about.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> Self
  {
    let field = make(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// A field that pushes items about, the more the faster they are.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> Self
  {
    let field = make(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// A field that draws items to its position as a spring does.
  public class func springField() -> Self { make(.spring) }

  /// A field that drives items away whose charge has the sign of its strength.
  public class func electricField() -> Self { make(.electric) }

  /// A field that turns the direction in which charged items move.
  public class func magneticField() -> Self { make(.magnetic) }

  /// A field whose force, in those of a push, is the answer of a closure, which is handed the
  /// field, the place from its position, velocity, mass, charge and the seconds so far.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    make(.custom(block))
  }

  // MARK: - Acting

  func act(on body: DynamicBody, in world: World, at seconds: TimeInterval) {
    let place = world.centre(of: body.id) - Vector(position)
    guard region.contains(CGPoint(place)) else { return }
    let velocity = world.velocity(of: body.id)
    if case .velocity = law {
      let spin = world.angularVelocity(of: body.id)
      world.setVelocity(Vector(direction) * Double(strength), angular: spin, of: body.id)
    } else {
      world.push(body.id, force(on: body, at: place, velocity, seconds) * faded(place.length))
    }
  }

  /// The strength at a distance.
  private func faded(_ distance: Double) -> Double {
    guard falloff != 0 else { return Double(strength) }
    return Double(strength) * pow(max(distance, Double(minimumRadius), 1e-3), -Double(falloff))
  }

  /// The force of strength 1.
  ///
  /// An acceleration of 1 is that of gravity, 1000 points a second squared, and a force of 1 that of
  /// a push, 100 points a second squared for 100 × 100 points: the scale of iOS is not on record
  /// (D-15).
  private func force(
    on body: DynamicBody,
    at place: Vector,
    _ velocity: Vector,
    _ seconds: TimeInterval
  ) -> Vector {
    let (mass, charge) = (Double(body.mass), Double(body.charge))
    let outward = place.length > 1e-6 ? place / place.length : .zero
    switch law {
    case .drag: return -velocity * mass
    case .vortex: return Vector(place.y, -place.x) * 1000 * mass
    case .radialGravity: return -outward * 1000 * mass
    case .linearGravity: return Vector(direction) * 1000 * mass
    case .velocity: return .zero
    case .noise: return noise(at: place, seconds) * 100
    case .turbulence: return noise(at: place, seconds) * velocity.length
    case .spring: return -place * 100
    case .electric: return outward * 100 * charge
    case .magnetic: return Vector(velocity.y, -velocity.x) * charge
    case .custom(let evaluate):
      let speed = CGVector(dx: velocity.x, dy: velocity.y)
      let answer = evaluate(self, CGPoint(place), speed, body.mass, body.charge, seconds)
      return Vector(answer) * 100
    }
  }

  // MARK: - Noise

  /// A direction for each place and time, the same in each run.
  private func noise(at place: Vector, _ seconds: TimeInterval) -> Vector {
    // The size, in points, of the cells between whose corners noise is interpolated: the range is
    // our own (D-15).
    let cell = 10 + 190 * min(max(Double(smoothness), 0), 1)
    let moment = seconds * Double(animationSpeed)
    return Vector(
      smooth(place / cell, moment, seed: 1),
      smooth(place / cell, moment, seed: 2)
    )
  }

  private func smooth(_ place: Vector, _ moment: Double, seed: UInt64) -> Double {
    let (corner, time) = (place.rounded(.down), moment.rounded(.down))
    let inside = place - corner
    var sum = 0.0
    for index in 0..<8 {
      let (right, below, later) = (Double(index & 1), Double(index >> 1 & 1), Double(index >> 2))
      let weight =
        abs(1 - right - inside.x) * abs(1 - below - inside.y) * abs(1 - later - (moment - time))
      sum += weight * value(corner.x + right, corner.y + below, time + later, seed)
    }
    return sum
  }

  /// A number from −1 to 1, by SplitMix64.
  private func value(_ x: Double, _ y: Double, _ time: Double, _ seed: UInt64) -> Double {
    var hash = seed
    for part in [x, y, time] {
      hash = (hash ^ UInt64(bitPattern: Int64(part.clamped))) &+ 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
      hash ^= hash >> 31
    }
    return Double(hash >> 11) / Double(1 << 52) - 1
  }
}

extension Double {
  /// The number within what an integer holds; 0 for none.
  fileprivate var clamped: Double { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : 0 }
}
