internal import Foundation

extension CAEmitterLayer {
  /// The particles that live or are about to come, and the numbers that the next ones are made of.
  final class Emission {
    var numbers: SeededNumbers
    /// The layer's time up to which particles were made.
    var end: CFTimeInterval
    /// The part of a particle that each cell has made without it being born.
    var owed: [ObjectIdentifier: Double] = [:]
    var particles: [(layer: CALayer, birth: CFTimeInterval, death: CFTimeInterval)] = []

    init(seed: UInt32, end: CFTimeInterval) {
      (numbers, self.end) = (SeededNumbers(seed: seed), end)
    }
  }

  /// The seconds for which particles are made at a time.
  private static var step: CFTimeInterval { 0.25 }
  private static var key: String { "portico.emission" }

  private var isEmitting: Bool {
    birthRate > 0 && (emitterCells ?? []).contains { $0.isEnabled && $0.birthRate > 0 }
  }

  /// Takes away what was to come, as a cell makes particles otherwise from now on.
  func cellChanged() {
    if let emission {
      let now = localTime(CACurrentMediaTime())
      remove(from: emission) { $0.birth > now }
      emission.end = min(emission.end, now)
    }
    setNeedsLayout()
  }

  func cell(at keyPath: String) -> (cell: CAEmitterCell, key: String)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }

  /// Makes the particles of the next moments, and comes back when they are over.
  func emit() {
    // Once a screen shows the layer, it is laid out again.
    guard isHosted else { return setNeedsLayout() }
    guard animation(forKey: Self.key) == nil else { return }
    let now = localTime(CACurrentMediaTime())
    if emission == nil, isEmitting {
      // An emitter whose time began long ago has made particles all along.
      let first = now - longestLife
      emission = Emission(seed: seed, end: hasBeginning ? max(first, 0) : first)
    }
    guard let emission else { return }
    remove(from: emission) { $0.death <= now }
    if isEmitting { make(in: emission, until: now + Self.step) }
    emission.end = max(emission.end, now + Self.step)
    guard !emission.particles.isEmpty || isEmitting else { return self.emission = nil }
    let pause = CAAnimation()
    pause.duration = Self.step
    pause.ended = { [weak self] _ in self?.setNeedsLayout() }
    add(pause, forKey: Self.key)
  }

  private var longestLife: CFTimeInterval {
    let lives = (emitterCells ?? []).map { Double($0.lifetime + $0.lifetimeRange / 2) }
    return min((lives.max() ?? 0) * Double(lifetime), 60)
  }

  private func remove(
    from emission: Emission,
    where goes: ((layer: CALayer, birth: CFTimeInterval, death: CFTimeInterval)) -> Bool
  ) {
    for particle in emission.particles where goes(particle) {
      particle.layer.removeFromSuperlayer()
    }
    emission.particles.removeAll(where: goes)
  }

  private func make(in emission: Emission, until end: CFTimeInterval) {
    let start = emission.end
    guard end > start else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for cell in emitterCells ?? [] where cell.isEnabled && cell.birthRate > 0 {
      let rate = Double(cell.birthRate * birthRate)
      var owed = emission.owed[ObjectIdentifier(cell)] ?? emission.numbers.next()
      var time = start
      while true {
        time += (1 - owed) / rate
        guard time <= end else { break }
        owed = 0
        let origin = EmitterPlace.random(in: self, &emission.numbers)
        bear(cell, at: time, from: origin, in: emission, depth: 0)
      }
      let last = time - (1 - owed) / rate
      emission.owed[ObjectIdentifier(cell)] = owed + (end - last) * rate
    }
    CATransaction.commit()
  }

  /// Makes one particle, and those that come from it.
  private func bear(
    _ cell: CAEmitterCell,
    at birth: CFTimeInterval,
    from origin: CGPoint,
    in emission: Emission,
    depth: Int
  ) {
    let motion = ParticleMotion(cell, of: self, at: birth, from: origin, &emission.numbers)
    guard motion.duration > 0 else { return }
    if let layer = ParticleImage.layer(for: cell, &emission.numbers) {
      layer.opacity = 0
      add(layer)
      layer.add(motion, forKey: "particle")
      emission.particles.append((layer, birth, birth + motion.duration))
    }
    guard depth < 3 else { return }
    for inner in cell.emitterCells ?? [] where inner.isEnabled && inner.birthRate > 0 {
      let first = birth + inner.beginTime
      let last = min(birth + motion.duration, first + inner.duration)
      let count = max(0, min(Int((last - first) * Double(inner.birthRate)), 500))
      for index in 0..<count {
        let time = first + Double(index) / Double(inner.birthRate)
        bear(
          inner,
          at: time,
          from: motion.position(at: time - birth),
          in: emission,
          depth: depth + 1
        )
      }
    }
  }

  private func add(_ layer: CALayer) {
    if renderMode == .oldestLast { insertSublayer(layer, at: 0) } else { addSublayer(layer) }
  }
}

/// Points of an emitter's shape.
private enum EmitterPlace {
  static func random(in layer: CAEmitterLayer, _ numbers: inout SeededNumbers) -> CGPoint {
    let (middle, size) = (layer.emitterPosition, layer.emitterSize)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: middle.x + CGFloat(x) * size.width, y: middle.y + CGFloat(y) * size.height)
    }
    let isEdge = layer.emitterMode == .outline
    let isCorner = layer.emitterMode == .points
    switch layer.emitterShape {
    case .line:
      return point(isCorner ? (numbers.next() < 0.5 ? -0.5 : 0.5) : numbers.next() - 0.5, 0)
    case .rectangle, .cuboid:
      if isCorner {
        return point(numbers.next() < 0.5 ? -0.5 : 0.5, numbers.next() < 0.5 ? -0.5 : 0.5)
      }
      let (x, y) = (numbers.next() - 0.5, numbers.next() - 0.5)
      guard isEdge else { return point(x, y) }
      let side = numbers.next() < 0.5 ? -0.5 : 0.5
      return numbers.next() * Double(size.width + size.height) < Double(size.width)
        ? point(x, side) : point(side, y)
    case .circle, .sphere:
      let angle = numbers.next() * 2 * .pi
      let share = isEdge || isCorner ? 1 : numbers.next().squareRoot()
      let radius = Double(size.width) * share
      return CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
    default: return middle
    }
  }
}
