import RigidBodies
import Testing

@Suite struct `Worlds` {
  private let step = 1.0 / 240

  private func square(_ world: World, _ side: Double, at centre: Vector) -> BodyID {
    let body = world.addBody(at: centre)
    let half = side / 2
    let corners = [
      Vector(-half, -half), Vector(half, -half), Vector(half, half), Vector(-half, half),
    ]
    world.setShapes([.polygon(corners)], of: body)
    world.setTraits(BodyTraits(), of: body)
    return body
  }

  private func fall(_ world: World, _ bodies: [BodyID], seconds: Double) {
    for _ in 0..<Int(seconds / step) {
      for body in bodies { world.push(body, Vector(0, 1000) * world.mass(of: body)) }
      world.step(step)
    }
  }

  @Test func `a body of 100 × 100 points and density 1 has the mass 1`() {
    let world = World()
    #expect(abs(world.mass(of: square(world, 100, at: .zero)) - 1) < 1e-5)
    #expect(abs(world.mass(of: square(world, 50, at: .zero)) - 0.25) < 1e-5)
  }

  @Test func `what falls goes the way that mechanics says`() {
    let world = World()
    let body = square(world, 40, at: .zero)
    fall(world, [body], seconds: 1)
    #expect(abs(world.centre(of: body).y - 500) < 5)
    #expect(abs(world.velocity(of: body).y - 1000) < 0.1)
  }

  @Test func `what came to rest touches the ground and sleeps`() {
    let world = World()
    let body = square(world, 40, at: Vector(200, 100))
    _ = world.addBoundary([Vector(0, 400), Vector(400, 400)], isClosed: false, group: 1)
    world.setGroups(items: [], boundaries: [1], of: body)
    fall(world, [body], seconds: 4)
    #expect(!world.isAwake(body))
    #expect(abs(world.centre(of: body).y - 380) < 0.3)
    #expect(abs(world.angle(of: body)) < 1e-3)
    let contacts = world.takeContacts()
    #expect(contacts.count == 1 && contacts[0].first == body && contacts[0].second == nil)
    #expect(abs(contacts[0].point.y - 400) < 4)
  }

  @Test(arguments: [0.0, 0.5, 1.0])
  func `a bounce gives back as much of the speed as the elasticity says`(_ elasticity: Double) {
    let world = World()
    let body = square(world, 40, at: Vector(200, 100))
    var traits = BodyTraits()
    (traits.elasticity, traits.allowsRotation) = (elasticity, false)
    world.setTraits(traits, of: body)
    _ = world.addBoundary([Vector(0, 400), Vector(400, 400)], isClosed: false, group: 1)
    world.setGroups(items: [], boundaries: [1], of: body)
    var (incoming, outgoing) = (0.0, 0.0)
    for _ in 0..<360 {
      fall(world, [body], seconds: step * 1.01)
      incoming = max(incoming, world.velocity(of: body).y)
      outgoing = min(outgoing, world.velocity(of: body).y)
    }
    #expect(abs(-outgoing / incoming - elasticity) < 0.03)
  }

  @Test func `bodies collide only within a group`() {
    let world = World()
    let bodies = [0.0, 100, 200].map { square(world, 40, at: Vector($0, 0)) }
    world.setGroups(items: [1], boundaries: [], of: bodies[0])
    world.setGroups(items: [2], boundaries: [], of: bodies[1])
    world.setGroups(items: [1, 2], boundaries: [], of: bodies[2])
    world.setVelocity(Vector(400, 0), angular: 0, of: bodies[0])
    for _ in 0..<240 { world.step(step) }
    let contacts = world.takeContacts()
    #expect(contacts.filter { !$0.isEnd }.map(\.first) == [bodies[0]])
    #expect(contacts.first?.second == bodies[2])
    #expect(abs(world.centre(of: bodies[1]).x - 100) < 1e-3)
  }

  @Test func `a rod keeps its length, a rope a greatest one, a pin its place`() {
    let world = World()
    let bodies = (0..<3).map { square(world, 20, at: Vector(Double($0) * 100, 50)) }
    _ = world.add(
      Joint(.rod(length: 50, frequency: 0, damping: 0), nil, bodies[0], at: .zero, Vector(0, 50))
    )
    _ = world.add(Joint(.rope(length: 80), nil, bodies[1], at: Vector(100, 0), Vector(100, 50)))
    _ = world.add(
      Joint(.pin(range: nil, frictionTorque: 0), nil, bodies[2], at: Vector(230, 50))
    )
    for body in bodies { world.setVelocity(Vector(200, 0), angular: 0, of: body) }
    var (rod, rope, pin) = (0.0, 0.0, 0.0)
    for _ in 0..<100 {
      fall(world, bodies, seconds: step * 1.01)
      let places = bodies.map { world.centre(of: $0) }
      rod = max(rod, abs(length(places[0]) - 50))
      rope = max(rope, length(places[1] - Vector(100, 0)))
      pin = max(pin, abs(length(places[2] - Vector(230, 50)) - 30))
    }
    #expect(rod < 0.5 && pin < 0.5)
    #expect(rope > 75 && rope < 80.5)
  }

  @Test func `a polygon of many corners weighs as much as its area`() {
    let world = World()
    let body = world.addBody(at: .zero)
    let corners = (0..<24).map { index -> Vector in
      let angle = Double(index) * 15 * .pi / 180
      return Vector(80 * cosine(angle), 40 * cosine(angle - .pi / 2))
    }
    world.setShapes([.polygon(corners)], of: body)
    world.setTraits(BodyTraits(), of: body)
    let expected: Double = .pi * 80 * 40 / 10_000
    #expect(abs(world.mass(of: body) - expected) < 0.03 * expected)
  }

  @Test func `points on a line and points that are no numbers do no harm`() {
    let world = World()
    let body = world.addBody(at: Vector(.nan, .infinity))
    world.setShapes([.polygon([.zero, Vector(1, 1), Vector(2, 2)]), .polygon([.zero])], of: body)
    world.setTraits(BodyTraits(), of: body)
    world.step(step)
    #expect(world.centre(of: body) == .zero)
  }

  private func length(_ vector: Vector) -> Double { (vector * vector).sum().squareRoot() }

  private func cosine(_ angle: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    let angle = angle.remainder(dividingBy: 2 * .pi)
    for index in 1...12 {
      term *= -angle * angle / Double((2 * index - 1) * (2 * index))
      sum += term
    }
    return sum
  }
}
