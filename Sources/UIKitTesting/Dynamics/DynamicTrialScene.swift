internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The items and behaviours of a trial, and the energy that they have.
final class DynamicTrialScene {
  private(set) var items: [TrialItem] = []
  private(set) var behaviors: [UIDynamicBehavior] = []
  private var dice: Dice
  private let gravity: UIGravityBehavior
  private var traits: [UIDynamicItemBehavior] = []
  private var springs: [(item: TrialItem, behavior: UIAttachmentBehavior, mass: CGFloat)] = []
  private let size: CGSize

  init(seed: UInt64, in size: CGSize) {
    dice = Dice(seed: seed)
    self.size = size
    gravity = UIGravityBehavior(items: [])
    placeItems()
    addTraits()
    gravity.magnitude = CGFloat(dice.number(below: 3)) / 2
    for item in items { gravity.addItem(item) }
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let middle = CGPoint(x: size.width / 2, y: size.height * 0.9)
    if dice.flip() {
      let start = CGPoint(x: 0, y: size.height * 0.8)
      collision.addBoundary(withIdentifier: "slope" as NSString, from: start, to: middle)
    }
    behaviors = [gravity, collision] + traits
    addAttachments()
  }

  /// Each in a cell of its own, so that none overlaps another at the start.
  private func placeItems() {
    let cell = CGSize(width: size.width / 4, height: size.height / 10)
    for index in 0..<(2 + dice.number(below: 14)) {
      let center = CGPoint(
        x: (CGFloat(index % 4) + 0.5) * cell.width,
        y: (CGFloat(index / 4) + 0.5) * cell.height
      )
      let isRound = dice.flip()
      let width = CGFloat(10 + dice.number(below: 40))
      let height = isRound ? width : CGFloat(10 + dice.number(below: 40))
      let size = CGSize(width: width, height: height)
      items.append(TrialItem(center: center, size: size, isRound: isRound))
    }
  }

  private func addTraits() {
    for item in items {
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.elasticity = CGFloat(dice.number(below: 11)) / 10
      behavior.friction = CGFloat(dice.number(below: 11)) / 10
      behavior.density = CGFloat(1 + dice.number(below: 20)) / 10
      behavior.resistance = dice.flip() ? 0 : CGFloat(dice.number(below: 10)) / 10
      behavior.allowsRotation = dice.number(below: 4) > 0
      let velocity = CGPoint(x: dice.number(below: 600) - 300, y: dice.number(below: 600) - 300)
      behavior.addLinearVelocity(velocity, for: item)
      traits.append(behavior)
    }
  }

  private func addAttachments() {
    for item in items where dice.number(below: 6) == 0 {
      let anchor = CGPoint(x: item.center.x + 30, y: item.center.y)
      let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
      if dice.flip() {
        (behavior.frequency, behavior.damping) = (1 + CGFloat(dice.number(below: 3)), 0.1)
        springs.append((item, behavior, mass(of: item)))
      }
      behaviors.append(behavior)
    }
    for (one, other) in zip(items, items.dropFirst()) where dice.number(below: 8) == 0 {
      behaviors.append(UIAttachmentBehavior(item: one, attachedTo: other))
    }
  }

  private func mass(of item: TrialItem) -> CGFloat {
    let density = traits.first { $0.items.contains { $0 === item } }?.density ?? 1
    return density * item.area / 10_000
  }

  /// Of motion, of height above the floor, and of springs, in mass × points² a second squared.
  var energy: Double {
    var sum: CGFloat = 0
    for (item, behavior) in zip(items, traits) {
      let velocity = behavior.linearVelocity(for: item)
      let spin = behavior.angularVelocity(for: item)
      let motion = velocity.x * velocity.x + velocity.y * velocity.y + item.gyration * spin * spin
      let height = size.height - item.center.y
      sum += mass(of: item) * (motion / 2 + gravity.magnitude * 1000 * height)
    }
    for (item, behavior, mass) in springs {
      let anchor = behavior.anchorPoint
      let way = hypot(item.center.x - anchor.x, item.center.y - anchor.y) - behavior.length
      let rate = 2 * CGFloat.pi * behavior.frequency
      sum += mass * rate * rate * way * way / 2
    }
    return Double(sum)
  }
}
