import QuartzCore
import Testing

@Suite struct `The tree of layers` {
  let root = CALayer()
  let layers = (0..<4).map { index in
    let layer = CALayer()
    layer.name = "\(index)"
    return layer
  }

  var order: String { (root.sublayers ?? []).compactMap(\.name).joined() }

  @Test func `layers are inserted where they are asked to be`() {
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    #expect(order == "1230")
    root.insertSublayer(layers[0], at: 0)
    #expect(order == "0123")
    root.addSublayer(layers[0])
    #expect(order == "1230")
    root.insertSublayer(layers[1], at: 99)
    #expect(order == "2301")
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func `a layer has one superlayer`() {
    let other = CALayer()
    root.addSublayer(layers[0])
    other.addSublayer(layers[0])
    #expect(root.sublayers == nil)
    #expect(layers[0].superlayer === other)
  }

  @Test func `replacing keeps the place`() {
    root.sublayers = [layers[0], layers[1], layers[2]]
    root.replaceSublayer(layers[1], with: layers[3])
    #expect(order == "032")
    #expect(layers[1].superlayer == nil)
    root.sublayers = [layers[2], layers[0]]
    #expect(order == "20")
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func `a layer cannot be inside itself`() {
    root.addSublayer(layers[0])
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(root)
    root.addSublayer(root)
    #expect(root.superlayer == nil)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func `sublayers forget a superlayer that is gone`() {
    var parent: CALayer? = CALayer()
    parent?.addSublayer(layers[0])
    parent?.mask = layers[1]
    parent = nil
    #expect(layers[0].superlayer == nil)
    #expect(layers[1].brokenInvariants().isEmpty)
  }

  @Test func `random moves keep the tree sound`() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0..<UInt64.max, using: &generator)
    var random = Steps(state: seed)
    let all = (0..<12).map { _ in CALayer() }
    for _ in 0..<400 {
      let (a, b) = (all[random.next(12)], all[random.next(12)])
      switch random.next(5) {
      case 0: a.addSublayer(b)
      case 1: a.insertSublayer(b, at: UInt32(random.next(4)))
      case 2: a.removeFromSuperlayer()
      case 3: a.setNeedsLayout()
      default: a.layoutIfNeeded()
      }
      let broken = all.filter { $0.superlayer == nil }.flatMap { $0.brokenInvariants() }
      #expect(broken.isEmpty, "seed \(seed)")
      if !broken.isEmpty { return }
    }
  }
}

/// Numbers that look random and repeat with their seed.
struct Steps {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
