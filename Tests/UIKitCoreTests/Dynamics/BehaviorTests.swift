import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Dynamic behaviours` {
  @Test(.oracle("D-05")) func `a push of 1 speeds up 100 × 100 points by 100 points a second`() {
    let world = DynamicsStage()
    let (pushed, kicked) = (world.box(0, 0, 100, 100), world.box(0, 200, 100, 100))
    let push = UIPushBehavior(items: [pushed], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    let kick = UIPushBehavior(items: [kicked], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: 1, dy: 0)
    let made = UIDynamicItemBehavior(items: [pushed, kicked])
    world.add(push, kick, made)
    world.run(0.5)
    #expect(abs(made.linearVelocity(for: pushed).x - 50) < 0.5)
    #expect(abs(made.linearVelocity(for: kicked).x - 100) < 0.5)
    #expect(push.active && !kick.active)
    kick.active = true
    push.active = false
    world.run(0.5)
    #expect(abs(made.linearVelocity(for: pushed).x - 50) < 0.5)
    #expect(abs(made.linearVelocity(for: kicked).x - 200) < 0.5)
  }

  @Test(.oracle("D-05")) func `a push off the centre turns`() {
    let world = DynamicsStage()
    let box = world.box(100, 100, 100, 100)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box)
    let made = UIDynamicItemBehavior(items: [box])
    world.add(push, made)
    world.run(0.2)
    #expect(made.angularVelocity(for: box) > 1)
    #expect(box.transform.b > 0.1)
  }

  @Test(.oracle("D-06")) func `a snap comes to its point, straight, and rests`() {
    let world = DynamicsStage()
    let box = world.box(0, 0)
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300))
    #expect(snap.damping == 0.5)
    world.add(snap)
    world.stage.settle()
    #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 300) < 0.5)
    #expect(abs(box.transform.b) < 0.01 && !world.animator.isRunning)
    snap.snapPoint = CGPoint(x: 50, y: 50)
    world.stage.settle()
    #expect(abs(box.center.x - 50) < 0.5)
  }

  @Test(.oracle("D-07")) func `a stiff attachment keeps its length, a spring swings`() {
    let world = DynamicsStage()
    let (stiff, soft) = (world.box(100, 100), world.box(280, 100))
    let rod = UIAttachmentBehavior(item: stiff, attachedToAnchor: CGPoint(x: 120, y: 20))
    let spring = UIAttachmentBehavior(item: soft, attachedToAnchor: CGPoint(x: 300, y: 20))
    #expect(rod.length == 100 && rod.frequency == 0 && rod.damping == 0)
    #expect(rod.attachedBehaviorType == .anchor && rod.attachmentRange.isInfinite)
    (spring.frequency, spring.damping) = (1, 0.2)
    let made = UIDynamicItemBehavior(items: [stiff])
    made.addLinearVelocity(CGPoint(x: 300, y: 0), for: stiff)
    world.add(UIGravityBehavior(items: [stiff, soft]), rod, spring, made)
    var (lengths, places) = ([CGFloat](), [CGFloat]())
    for _ in 0..<120 {
      world.run(1 / 60)
      lengths.append(hypot(stiff.center.x - 120, stiff.center.y - 20))
      places.append(soft.center.y)
    }
    #expect(lengths.allSatisfy { abs($0 - 100) < 1 })
    // Gravity draws a spring of one swing a second out by g / ω².
    #expect((places.max() ?? 0) > 150 && (places.min() ?? 0) > 110)
    rod.anchorPoint = CGPoint(x: 200, y: 20)
    world.run(0.5)
    #expect(abs(hypot(stiff.center.x - 200, stiff.center.y - 20) - 100) < 2)
  }

  @Test(.oracle("D-07")) func `items hold each other as their attachment says`() {
    let world = DynamicsStage()
    let boxes = (0..<8).map { world.box(CGFloat($0 % 2) * 100 + 50, CGFloat($0 / 2) * 150) }
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: boxes[0],
      attachedTo: boxes[1],
      attachmentAnchor: CGPoint(x: 120, y: 20)
    )
    let limit = UIAttachmentBehavior.limitAttachment(
      with: boxes[2],
      offsetFromCenter: .zero,
      attachedTo: boxes[3],
      offsetFromCenter: .zero
    )
    let pin = UIAttachmentBehavior.pinAttachment(
      with: boxes[4],
      attachedTo: boxes[5],
      attachmentAnchor: CGPoint(x: 120, y: 320)
    )
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: boxes[6],
      attachmentAnchor: boxes[6].center,
      axisOfTranslation: CGVector(dx: 1, dy: 0)
    )
    sliding.attachmentRange = UIFloatRange(minimum: -10, maximum: 30)
    let made = UIDynamicItemBehavior(items: boxes)
    for index in [1, 3, 6] {
      made.addLinearVelocity(CGPoint(x: 200, y: 200), for: boxes[index])
    }
    made.addAngularVelocity(3, for: boxes[5])
    world.add(fixed, limit, pin, sliding, made)
    let before = boxes.map(\.center)
    world.run(0.5)
    func gap(_ one: Int, _ other: Int) -> CGFloat {
      hypot(
        boxes[one].center.x - boxes[other].center.x,
        boxes[one].center.y - boxes[other].center.y
      )
    }
    #expect(abs(gap(0, 1) - 100) < 1 && abs(boxes[0].transform.b - boxes[1].transform.b) < 0.02)
    #expect(gap(2, 3) < 101)
    #expect(abs(gap(4, 5)) < 101 && abs(boxes[4].transform.b - boxes[5].transform.b) > 0.05)
    #expect(abs(boxes[6].center.y - before[6].y) < 0.5)
    #expect(boxes[6].center.x - before[6].x < 30.5 && boxes[6].center.x > before[6].x + 5)
    #expect(boxes[6].transform.b.magnitude < 0.01)
  }

  @Test(.oracle("D-08")) func `items have their defaults, and the later behaviour counts`() {
    let world = DynamicsStage()
    let (box, anchored) = (world.box(0, 100), world.box(200, 100))
    let made = UIDynamicItemBehavior(items: [box])
    #expect(made.density == 1 && made.elasticity == 0 && made.friction == 0)
    #expect(made.resistance == 0 && made.angularResistance == 0 && made.charge == 0)
    #expect(made.allowsRotation && !made.isAnchored)
    made.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    made.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    made.elasticity = 0
    let later = UIDynamicItemBehavior(items: [box])
    later.elasticity = 1
    let still = UIDynamicItemBehavior(items: [anchored])
    still.isAnchored = true
    let gravity = UIGravityBehavior(items: [anchored])
    world.add(made, later, still, gravity, UICollisionBehavior(items: [box, anchored]))
    world.run(0.5)
    #expect(abs(made.linearVelocity(for: box).x - 200) < 1)
    world.run(1)
    #expect(abs(made.linearVelocity(for: box).x + 200) < 5)
    #expect(anchored.center == CGPoint(x: 220, y: 120))
  }

  @Test(.oracle("D-08")) func `resistance and friction slow down`() {
    let world = DynamicsStage()
    let (free, slowed) = (world.box(0, 100), world.box(0, 760))
    let rough = UIDynamicItemBehavior(items: [slowed])
    rough.friction = 0.5
    let thick = UIDynamicItemBehavior(items: [free])
    thick.resistance = 1
    thick.addLinearVelocity(CGPoint(x: 100, y: 0), for: free)
    rough.addLinearVelocity(CGPoint(x: 300, y: 0), for: slowed)
    let gravity = UIGravityBehavior(items: [slowed])
    world.add(rough, thick, gravity, world.floor(under: [slowed]))
    world.run(0.5)
    #expect(abs(thick.linearVelocity(for: free).x - 100 * exp(-0.5)) < 1)
    // Half of gravity brakes by 500 points a second each second.
    #expect(abs(rough.linearVelocity(for: slowed).x - 50) < 20)
  }

  @Test(.oracle("D-10", "D-11")) func `fields act within their region`() {
    let region = UIRegion(radius: 50).byUnion(with: UIRegion(size: CGSize(width: 200, height: 10)))
    #expect(region.contains(CGPoint(x: 0, y: 49)) && region.contains(CGPoint(x: 99, y: 4)))
    #expect(
      !region.contains(CGPoint(x: 0, y: 51)) && region.inverse().contains(CGPoint(x: 0, y: 51))
    )
    #expect(!UIRegion.infinite.byDifference(from: region).contains(.zero))
    #expect(!region.byIntersection(with: UIRegion(radius: 10)).contains(CGPoint(x: 20, y: 0)))
    let world = DynamicsStage()
    let (inside, outside) = (world.box(160, 100), world.box(160, 300))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 250, y: 120))
    field.region = UIRegion(radius: 100)
    let drive = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 10))
    drive.addItem(outside)
    for item in [inside, outside] { field.addItem(item) }
    world.add(field, drive)
    world.run(0.2)
    #expect(inside.center.x > 185 && abs(inside.center.y - 120) < 0.1)
    #expect(outside.center.x == 180 && abs(outside.center.y - 322) < 0.2)
  }

  @Test(.oracle("D-10"), arguments: 0..<9) func `every field moves what it acts on`(_ index: Int) {
    let world = DynamicsStage()
    let box = world.box(160, 100)
    let fields = [
      UIFieldBehavior.dragField(), .vortexField(), .radialGravityField(position: .zero),
      .linearGravityField(direction: CGVector(dx: 0, dy: -1)), .springField(), .electricField(),
      .magneticField(), .noiseField(smoothness: 0.5, animationSpeed: 1),
      .turbulenceField(smoothness: 0.5, animationSpeed: 1),
    ]
    let field = fields[index]
    (field.falloff, field.minimumRadius) = (0.5, 10)
    field.addItem(box)
    let made = UIDynamicItemBehavior(items: [box])
    made.charge = 1
    made.addLinearVelocity(CGPoint(x: 30, y: 0), for: box)
    world.add(field, made)
    world.run(0.5)
    let velocity = made.linearVelocity(for: box)
    #expect(abs(velocity.x - 30) + abs(velocity.y) > 0.01)
    #expect(velocity.x.isFinite && velocity.y.isFinite)
  }

  @Test(.oracle("D-14")) func `attributes of a layout move, and the layout is made stale`() {
    final class Counting: UICollectionViewLayout {
      var stale = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        stale += 1
        super.invalidateLayout(with: context)
      }
    }
    let world = DynamicsStage()
    let layout = Counting()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let path = IndexPath(item: 1, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
    let attachment = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
    (attachment.length, attachment.damping, attachment.frequency) = (0, 0.8, 1)
    animator.addBehavior(attachment)
    #expect(animator.layoutAttributesForCell(at: path) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
    attributes.center.y += 60
    animator.updateItem(usingCurrentState: attributes)
    world.run(0.1)
    #expect(layout.stale > 3 && attributes.center.y < 184)
    world.stage.settle()
    #expect(abs(attributes.center.y - 125) < 1)
  }

  @Test func `motion effects of a device that lies still are between their values`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let tilted = UIOffset(horizontal: 0.5, vertical: 1)
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? CGFloat == 0)
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: tilted)?["center.x"] as? CGFloat == 10)
  }
}
