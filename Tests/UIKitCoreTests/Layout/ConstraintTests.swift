import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Constraints as data` {
  @Test(.oracle("Q-01")) func `priorities have Apple's numbers`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority.defaultHigh + 1 > .defaultHigh)
  }

  @Test(.oracle("Q-02", "Q-05")) func `a plain view hugs at 250 and resists at 750`() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func `an activated constraint is held by the closest view above both items`() {
    let (root, left, right) = (UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    let constraint = left.leadingAnchor.constraint(equalTo: right.trailingAnchor, constant: 8)
    #expect(!constraint.isActive)
    #expect(constraint.priority == .required)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func `a constant length is held by the view itself`() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 44)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil)
  }

  @Test func `a view that leaves drops the constraints it has with others`() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    child.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.widthAnchor.constraint(equalToConstant: 10).isActive = true
    child.removeFromSuperview()
    #expect(root.constraints.count == 1)
  }

  @Test(.oracle("Q-25")) func `the system's spacing is eight`() {
    let (left, right) = (UIView(), UIView())
    let constraint = right.leadingAnchor.constraint(
      equalToSystemSpacingAfter: left.trailingAnchor,
      multiplier: 1
    )
    #expect(constraint.constant == 8)
  }
}
