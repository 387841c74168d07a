import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A view that animators move, and the stage with their clock.
struct DynamicsStage {
  let stage = Stage(.iPhone15)
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: reference) }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    reference.addSubview(view)
    return view
  }

  func add(_ behaviors: UIDynamicBehavior...) { behaviors.forEach(animator.addBehavior) }

  func run(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { stage.advance(by: 1 / 60) }
  }

  /// A bottom on which items come to rest.
  func floor(under items: [UIView]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }
}

private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var heard: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) { heard.append("\(name(item1)) meets \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { heard.append("\(name(item1)) leaves \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) { heard.append("\(name(item)) meets \(identifier.map { "\($0)" } ?? "edge")") }

  private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? 0)" }
}

private final class Noting: UIDynamicBehavior {
  var moves: [Bool] = []
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    moves.append(dynamicAnimator != nil)
  }
}

@Suite struct `Dynamic animators` {
  @Test(.oracle("D-01", "D-04")) func `gravity speeds up by 1000 points a second each second`() {
    let world = DynamicsStage()
    let (small, large) = (world.box(0, 0), world.box(100, 0, 120, 40))
    let gravity = UIGravityBehavior(items: [small, large])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    let made = UIDynamicItemBehavior(items: [small])
    world.add(gravity, made)
    world.run(0.5)
    #expect(abs(made.linearVelocity(for: small).y - 500) < 1)
    #expect(abs(small.center.y - 145) < 2)
    #expect(abs(small.center.y - large.center.y) < 0.01)
    #expect(abs(world.animator.elapsedTime - 0.5) < 1e-9)
  }

  @Test(.oracle("D-01")) func `an item is read once, and again when the app says so`() {
    let world = DynamicsStage()
    let box = world.box(0, 0)
    world.add(UIGravityBehavior(items: [box]))
    world.run(0.1)
    box.center = CGPoint(x: 300, y: 300)
    world.run(0.1)
    #expect(box.center.x == 20)
    box.center = CGPoint(x: 300, y: 300)
    world.animator.updateItem(usingCurrentState: box)
    world.run(0.1)
    #expect(box.center.x == 300 && box.center.y > 300)
  }

  @Test(.oracle("D-02")) func `children come and go with their parent`() {
    let world = DynamicsStage()
    let box = world.box(0, 0)
    let (parent, child) = (Noting(), UIGravityBehavior(items: [box]))
    parent.addChildBehavior(child)
    var calls = 0
    parent.action = { calls += 1 }
    world.add(parent)
    #expect(child.dynamicAnimator === world.animator)
    world.run(0.5)
    #expect(calls == 30 && box.center.y > 100)
    world.animator.removeBehavior(parent)
    #expect(child.dynamicAnimator == nil && parent.moves == [true, false])
    let place = box.center
    world.run(0.5)
    #expect(box.center == place && calls == 30)
  }

  @Test(.oracle("D-03")) func `an animator pauses when all rest, and a change has it run`() {
    let world = DynamicsStage()
    let listener = Listener()
    world.animator.delegate = listener
    let box = world.box(100, 700)
    let gravity = UIGravityBehavior(items: [box])
    world.add(gravity, world.floor(under: [box]))
    #expect(world.animator.isRunning)
    world.stage.settle()
    #expect(!world.animator.isRunning && listener.heard == ["resume", "pause"])
    #expect(abs(box.frame.maxY - 800) < 0.3)
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    world.stage.settle()
    #expect(listener.heard == ["resume", "pause", "resume", "pause"])
    #expect(abs(box.frame.maxX - 400) < 0.3)
  }

  @Test func `an animator that nobody keeps moves nothing and is gone`() {
    let world = DynamicsStage()
    let box = world.box(0, 0)
    weak var gone: UIDynamicAnimator?
    do {
      let animator = UIDynamicAnimator(referenceView: world.reference)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      gone = animator
    }
    world.run(0.2)
    #expect(gone == nil && box.center.y == 20 && !world.stage.screen.frameLoop.isAnimating)
  }

  @Test(.oracle("D-09")) func `items meet each other and boundaries, each reported once`() {
    let world = DynamicsStage()
    let listener = Listener()
    let boxes = [world.box(0, 100), world.box(200, 100), world.box(100, 100)]
    for (tag, box) in boxes.enumerated() { box.tag = tag + 1 }
    let collision = UICollisionBehavior(items: [boxes[0], boxes[1]])
    collision.collisionDelegate = listener
    let end = CGPoint(x: 300, y: 800)
    collision.addBoundary(
      withIdentifier: "wall" as NSString,
      from: CGPoint(x: 300, y: 0),
      to: end
    )
    let made = UIDynamicItemBehavior(items: boxes)
    made.elasticity = 1
    made.addLinearVelocity(CGPoint(x: 400, y: 0), for: boxes[0])
    world.add(collision, made)
    world.run(0.6)
    #expect(listener.heard.prefix(3) == ["1 meets 2", "1 leaves 2", "2 meets wall"])
    #expect(boxes[2].center.x == 120)
    #expect(collision.boundary(withIdentifier: "wall" as NSCopying) != nil)
    #expect(collision.boundary(withIdentifier: 3 as NSCopying) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test(.oracle("D-09")) func `a mode leaves out boundaries or items`() {
    let world = DynamicsStage()
    let (first, second) = (world.box(0, 100), world.box(200, 100))
    let collision = world.floor(under: [first, second])
    collision.collisionMode = .items
    let made = UIDynamicItemBehavior(items: [first, second])
    made.addLinearVelocity(CGPoint(x: 400, y: 0), for: second)
    world.add(collision, made)
    world.run(1)
    #expect(second.center.x > 500)
    collision.collisionMode = .boundaries
    made.addLinearVelocity(CGPoint(x: -1600, y: 0), for: second)
    world.run(0.2)
    #expect(first.center.x == 20)
  }

  @Test(.oracle("D-12", "D-13")) func `shapes collide as they are, groups as one`() {
    let world = DynamicsStage()
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -20))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: -20, y: 20))
        path.close()
        return path
      }
    }
    let ball = Ball(frame: CGRect(x: 100, y: 700, width: 40, height: 40))
    let wedge = Wedge(frame: CGRect(x: 200, y: 700, width: 40, height: 40))
    let (left, right) = (world.box(300, 600, 20, 20), world.box(340, 640, 20, 20))
    let group = UIDynamicItemGroup(items: [left, right])
    let items: [any UIDynamicItem] = [ball, wedge, group]
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let made = UIDynamicItemBehavior(items: [group])
    made.allowsRotation = false
    world.add(UIGravityBehavior(items: items), collision, made)
    world.run(2)
    #expect(abs(ball.center.y - 780) < 0.4)
    #expect(abs(wedge.center.y - 780) < 0.4)
    #expect(abs(right.frame.maxY - 800) < 0.4 && abs(left.frame.maxY - 760) < 0.4)
    let distance = hypot(right.center.x - left.center.x, right.center.y - left.center.y)
    #expect(abs(distance - 40 * 2.squareRoot()) < 0.01)
  }

  /// `PORTICO_SCENES` says how many, in place of 100.
  nonisolated private static var scenes: Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["PORTICO_SCENES"].flatMap(UInt64.init) ?? 100)
  }

  @Test(arguments: scenes) func `energy never grows, and the same scene is the same bytes`(
    _ seed: UInt64
  ) {
    let trial = DynamicTrial(seed: seed)
    let report = trial.run()
    #expect(report.growth < 0.005)
    if seed % 10 == 0 { #expect(trial.run() == report) }
  }
}
