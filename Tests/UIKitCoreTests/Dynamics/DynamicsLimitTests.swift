import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Items and behaviours of values that make no sense, and changes in the midst of a step.
@Suite(.serialized) struct `Dynamics of unusual values` {
  /// An object of an app that is an item.
  private final class Item: NSObject, UIDynamicItem {
    var center = CGPoint(x: 100, y: 100)
    var bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    var transform = CGAffineTransform.identity
    var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle
  }

  /// A behaviour that does something when it comes and goes.
  private final class Moving: UIDynamicBehavior {
    var moved: (UIDynamicAnimator?) -> Void = { _ in }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moved(dynamicAnimator) }
  }

  /// Hears of a first contact.
  private final class Toucher: NSObject, UICollisionBehaviorDelegate {
    var touched: () -> Void = {}
    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?,
      at p: CGPoint
    ) { touched() }
  }

  private func isFinite(_ item: any UIDynamicItem) -> Bool {
    item.center.x.isFinite && item.center.y.isFinite && item.transform.a.isFinite
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `an item in no place moves nothing else there`(_ value: CGFloat) {
    let scene = DynamicsStage()
    let (lost, other) = (Item(), Item())
    lost.center = CGPoint(x: value, y: value)
    lost.transform = CGAffineTransform(a: value, b: value, c: 0, d: 1, tx: 0, ty: 0)
    scene.add(
      UIGravityBehavior(items: [lost, other]),
      UICollisionBehavior(items: [lost, other]),
      UISnapBehavior(item: lost, snapTo: CGPoint(x: value, y: 0))
    )
    scene.run(0.3)
    #expect(isFinite(other) && other.center.y > 110)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300], UIDynamicItemCollisionBoundsType.allValues)
  func `an item without ends`(_ value: CGFloat, _ type: UIDynamicItemCollisionBoundsType) {
    let scene = DynamicsStage()
    let (large, other) = (Item(), Item())
    large.bounds.size = CGSize(width: value, height: value)
    large.collisionBoundsType = type
    scene.add(
      UIGravityBehavior(items: [large, other]),
      UICollisionBehavior(items: [large, other])
    )
    scene.run(0.3)
    #expect(isFinite(other) && isFinite(large))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 1e300])
  func `properties that make no sense`(_ value: CGFloat) {
    let scene = DynamicsStage()
    let (one, other) = (Item(), Item())
    other.center.x = 300
    let traits = UIDynamicItemBehavior(items: [one])
    traits.density = value
    traits.friction = value
    traits.elasticity = value
    traits.resistance = value
    traits.angularResistance = value
    traits.charge = value
    traits.addLinearVelocity(CGPoint(x: value, y: value), for: one)
    traits.addAngularVelocity(value, for: one)
    let push = UIPushBehavior(items: [one], mode: .continuous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: value, vertical: value), for: one)
    push.setAngle(value, magnitude: value)
    let gravity = UIGravityBehavior(items: [other])
    let pull = UIGravityBehavior(items: [one])
    pull.magnitude = value
    let snap = UISnapBehavior(item: one, snapTo: .zero)
    snap.damping = value
    scene.add(traits, push, gravity, pull, snap, UICollisionBehavior(items: [one, other]))
    scene.run(0.3)
    #expect(isFinite(other) && isFinite(one))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 1e300])
  func `attachments that make no sense`(_ value: CGFloat) {
    let scene = DynamicsStage()
    let (one, other) = (Item(), Item())
    other.center.x = 200
    let point = CGPoint(x: value, y: 50)
    let axis = CGVector(dx: value, dy: 0)
    let made = [
      UIAttachmentBehavior(item: one, attachedToAnchor: point),
      UIAttachmentBehavior(item: one, attachedTo: other),
      UIAttachmentBehavior(item: one, attachedTo: one),
      UIAttachmentBehavior.slidingAttachment(
        with: one,
        attachmentAnchor: point,
        axisOfTranslation: axis
      ),
      UIAttachmentBehavior.pinAttachment(with: one, attachedTo: other, attachmentAnchor: point),
      UIAttachmentBehavior.fixedAttachment(with: one, attachedTo: other, attachmentAnchor: point),
    ]
    for behavior in made {
      behavior.length = value
      behavior.frequency = value
      behavior.damping = value
      behavior.frictionTorque = value
      behavior.attachmentRange = UIFloatRange(minimum: value, maximum: -value)
      scene.add(behavior)
    }
    scene.run(0.2)
    #expect(isFinite(other) && isFinite(one))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `fields and boundaries that make no sense`(_ value: CGFloat) {
    let scene = DynamicsStage()
    let item = Item()
    let fields = [
      UIFieldBehavior.noiseField(smoothness: value, animationSpeed: value), .dragField(),
      .vortexField(), .springField(), .radialGravityField(position: CGPoint(x: value, y: 0)),
      .linearGravityField(direction: CGVector(dx: value, dy: value)),
      .velocityField(direction: CGVector(dx: value, dy: 0)), .electricField(), .magneticField(),
      .field { _, _, _, _, _, _ in CGVector(dx: value, dy: value) },
    ]
    for field in fields {
      field.addItem(item)
      field.strength = value
      field.falloff = value
      field.minimumRadius = value
      scene.add(field)
    }
    let collision = UICollisionBehavior(items: [item])
    let end = CGPoint(x: value, y: value)
    collision.addBoundary(withIdentifier: "line" as NSString, from: .zero, to: end)
    collision.addBoundary(withIdentifier: "empty" as NSString, for: UIBezierPath())
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
    )
    scene.add(collision)
    scene.run(0.2)
    #expect(isFinite(item))
  }

  // MARK: - Behaviours

  @Test func `behaviours that are in each other are taken out of the circle`() {
    let scene = DynamicsStage()
    let (one, other) = (UIDynamicBehavior(), UIDynamicBehavior())
    one.addChildBehavior(other)
    other.addChildBehavior(one)
    one.addChildBehavior(one)
    #expect(one.childBehaviors == [other] && other.childBehaviors == [])
    scene.add(one)
    scene.run(0.1)
    scene.animator.removeAllBehaviors()
    #expect(other.dynamicAnimator == nil)
  }

  @Test func `a behaviour that was added in two ways acts once`() {
    let scene = DynamicsStage()
    let item = Item()
    let twice = UIGravityBehavior(items: [item])
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(twice)
    scene.add(parent, twice, twice)
    scene.run(0.5)
    let single = DynamicsStage()
    let other = Item()
    single.add(UIGravityBehavior(items: [other]))
    single.run(0.5)
    #expect(item.center == other.center)
  }

  @Test func `a behaviour is in one animator at a time`() {
    let scene = DynamicsStage()
    let second = UIDynamicAnimator(referenceView: scene.reference)
    let item = Item()
    let collision = scene.floor(under: [])
    collision.addItem(item)
    let rope = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    scene.add(collision, rope)
    scene.run(0.1)
    second.addBehavior(collision)
    second.addBehavior(rope)
    #expect(scene.animator.behaviors.isEmpty && second.behaviors == [collision, rope])
    scene.run(0.1)
    #expect(collision.dynamicAnimator === second)
    second.removeAllBehaviors()
    scene.run(0.1)
  }

  @Test func `an item in two animators ends where one of them has it`() {
    let scene = DynamicsStage()
    let second = UIDynamicAnimator(referenceView: scene.reference)
    let item = Item()
    scene.add(UIGravityBehavior(items: [item]))
    second.addBehavior(UIGravityBehavior(items: [item]))
    scene.run(0.3)
    #expect(isFinite(item) && item.center.y > 100)
  }

  @Test func `what goes may take others along`() {
    let scene = DynamicsStage()
    let (first, second, third) = (Moving(), UIDynamicBehavior(), UIDynamicBehavior())
    scene.add(second, first, third)
    first.moved = { [animator = scene.animator] in
      if $0 == nil {
        animator.removeBehavior(second)
        animator.removeBehavior(third)
        animator.removeBehavior(first)
      }
    }
    scene.animator.removeBehavior(first)
    #expect(scene.animator.behaviors.isEmpty)
    let parent = UIDynamicBehavior()
    let child = Moving()
    let brother = UIDynamicBehavior()
    parent.addChildBehavior(brother)
    parent.addChildBehavior(child)
    scene.add(parent)
    child.moved = { if $0 == nil { parent.removeChildBehavior(brother) } }
    parent.removeChildBehavior(child)
    #expect(parent.childBehaviors.isEmpty)
    first.moved = { _ in }
    child.moved = { _ in }
  }

  @Test func `actions, fields and contacts may take everything out`() {
    let scene = DynamicsStage()
    let (item, other) = (Item(), Item())
    other.center.x = 300
    let gravity = UIGravityBehavior(items: [item, other])
    let collision = scene.floor(under: [])
    collision.addItem(item)
    collision.addItem(other)
    let toucher = Toucher()
    collision.collisionDelegate = toucher
    toucher.touched = { [animator = scene.animator] in
      collision.removeItem(item)
      animator.removeAllBehaviors()
    }
    gravity.action = { [animator = scene.animator] in
      if item.center.y > 300 { gravity.removeItem(item) }
      _ = animator.items(in: scene.reference.bounds)
    }
    let field = UIFieldBehavior.field { [animator = scene.animator] field, _, _, _, _, _ in
      if item.center.y > 200 { animator.removeBehavior(field) }
      _ = animator.items(in: .infinite)
      return .zero
    }
    field.addItem(item)
    scene.add(gravity, collision, field)
    scene.run(3)
    #expect(scene.animator.behaviors.isEmpty)
    #expect(isFinite(item) && isFinite(other))
  }

  @Test func `a behaviour outlives its animator`() {
    let stage = Stage(.iPhone15)
    let item = Item()
    let gravity = UIGravityBehavior(items: [item])
    let rope = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    do {
      let animator = UIDynamicAnimator()
      animator.addBehavior(gravity)
      animator.addBehavior(rope)
      stage.advance(by: 0.1)
    }
    #expect(gravity.dynamicAnimator == nil)
    rope.length = 10
    gravity.addItem(Item())
    stage.advance(by: 0.1)
    let next = UIDynamicAnimator()
    next.addBehavior(rope)
    stage.advance(by: 0.1)
    #expect(isFinite(item))
  }

  // MARK: - Exceptions

  @Test(.oracle("D-20")) func `an item without extent ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 264, height: 0))
        let animator = UIDynamicAnimator()
        animator.addBehavior(UIGravityBehavior(items: [view]))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException', reason: 'Invalid size {264, 0} for "))
    #expect(text.contains(" in Dynamics'"))
  }

  @Test(.oracle("D-20")) func `one that is added later ends it too`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIDynamicAnimator()
        let gravity = UIGravityBehavior(items: [])
        animator.addBehavior(gravity)
        gravity.addItem(UIView())
        _ = animator.items(in: .infinite)
      }
    }
  }
}

extension UIDynamicItemCollisionBoundsType {
  nonisolated static var allValues: [Self] { [.rectangle, .ellipse, .path] }
}
