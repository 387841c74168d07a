import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Pictures of dynamics` {
  /// Boxes and balls that fell onto a slope and hang from a bar, after a second and at rest.
  @Test func `boxes pile up`() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let stage = Gallery.stage("iPhone 15", root: controller)
    let animator = UIDynamicAnimator(referenceView: controller.view)
    let items = (0..<14).map { index -> UIView in
      let box: UIView = index % 3 == 0 ? Ball() : UIView()
      box.frame = CGRect(x: 40 + index % 5 * 62, y: 60 + index / 5 * 70, width: 44, height: 44)
      if index % 3 == 0 { box.layer.cornerRadius = 22 }
      box.backgroundColor =
        [UIColor.systemBlue, .systemRed, .systemGreen, .systemOrange][index % 4]
      box.layer.borderWidth = 1
      controller.view.addSubview(box)
      return box
    }
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let made = UIDynamicItemBehavior(items: items)
    (made.elasticity, made.friction) = (0.3, 0.4)
    let slope = UIBezierPath()
    slope.move(to: CGPoint(x: 0, y: 500))
    slope.addLine(to: CGPoint(x: 250, y: 650))
    collision.addBoundary(withIdentifier: "slope" as NSString, for: slope)
    let line = CAShapeLayer()
    (line.path, line.strokeColor, line.lineWidth) = (slope.cgPath, UIColor.label.cgColor, 1)
    controller.view.layer.addSublayer(line)
    for behavior in [UIGravityBehavior(items: items), collision, made] {
      animator.addBehavior(behavior)
    }
    for _ in 0..<60 { stage.advance(by: 1 / 60) }
    Gallery.keep(stage, as: "dynamics-falling")
    stage.settle(limit: 20)
    Gallery.keep(stage, as: "dynamics-rest")
    let bounds = controller.view.bounds.insetBy(dx: -0.5, dy: -0.5)
    #expect(items.allSatisfy { bounds.contains($0.center) } && !animator.isRunning)
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
