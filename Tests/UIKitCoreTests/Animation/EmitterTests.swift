import Testing
import UIKitTesting

@testable import QuartzCore
@testable import UIKitCore

/// Particles of emitters, as apps show snow and confetti with them.
@Suite(.serialized) struct `Emitters` {
  private final class Snow: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
    var emitter: CAEmitterLayer? { layer as? CAEmitterLayer }
  }

  private static func flake() -> CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.cgImage
  }

  private func shown(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) -> (
    Stage, CAEmitterLayer
  ) {
    let root = UIViewController()
    root.view.backgroundColor = .black
    let snow = Snow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let cell = CAEmitterCell()
    cell.name = "flake"
    cell.contents = Self.flake()
    (cell.birthRate, cell.lifetime) = (10, 2)
    (cell.velocity, cell.emissionLongitude) = (100, .pi / 2)
    cell.color = UIColor.cyan.cgColor
    let emitter = snow.emitter ?? CAEmitterLayer()
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: 150, y: 0)
    emitter.emitterSize = CGSize(width: 300, height: 1)
    emitter.emitterCells = [cell]
    // The time that a change asks for is that of this stage.
    let stage = Stage(root: root)
    change(emitter, cell)
    root.view.addSubview(snow)
    stage.turn()
    return (stage, emitter)
  }

  private func places(_ emitter: CAEmitterLayer) -> [CGPoint] {
    (emitter.sublayers ?? []).compactMap { $0.presentation() }
      .filter { $0.opacity > 0 }.map(\.position)
  }

  @Test(.oracle("V-240")) func `particles come, fall and go`() {
    let (stage, emitter) = shown()
    // An emitter whose time began long ago has made particles all along.
    #expect((17...23).contains(places(emitter).count))
    stage.advance(by: 1)
    let places = places(emitter)
    #expect((17...23).contains(places.count))
    #expect(places.allSatisfy { (0...300).contains($0.x) && (-1...201).contains($0.y) })
    #expect((places.map(\.y).max() ?? 0) > 150)
    Gallery.keep(stage, as: "emitter")
  }

  @Test(.oracle("V-241")) func `a rate of 0 ends the making, and then nothing moves`() {
    let (stage, emitter) = shown()
    emitter.setValue(0, forKeyPath: "emitterCells.flake.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.flake.birthRate") as? Double == 0)
    stage.advance(by: 1)
    #expect((7...13).contains(places(emitter).count))
    stage.advance(by: 2)
    #expect(emitter.sublayers?.isEmpty != false && emitter.emission == nil)
    #expect(emitter.animationKeys()?.isEmpty != false)
  }

  @Test(.oracle("V-240")) func `particles are the same for the same seed`() {
    func columns(_ seed: UInt32) -> [CGFloat] {
      let (stage, emitter) = shown { emitter, _ in emitter.seed = seed }
      stage.advance(by: 0.5)
      return places(emitter).map { $0.x.rounded() }
    }
    let columns = [columns(0), columns(0), columns(7)]
    #expect(columns[0] == columns[1] && columns[0] != columns[2] && columns[0].count > 15)
  }

  @Test(.oracle("V-240")) func `an emitter that begins now is empty at first`() {
    let (stage, emitter) = shown { emitter, cell in
      emitter.beginTime = CACurrentMediaTime()
      cell.scaleSpeed = -0.4
      cell.alphaSpeed = -0.5
    }
    #expect(places(emitter).count <= 1)
    stage.advance(by: 1)
    #expect((7...13).contains(places(emitter).count))
    let oldest = (emitter.sublayers ?? []).compactMap { $0.presentation() }
      .max { $0.position.y < $1.position.y }
    #expect((oldest?.opacity ?? 1) < 0.8)
    #expect((oldest?.affineTransform().a ?? 1) < 0.9)
  }
}
