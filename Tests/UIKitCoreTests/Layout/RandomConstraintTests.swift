import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Whatever constraints a tree has, layout ends and its frames are numbers.
@Suite(.serialized) struct `Constraints without sense` {
  /// Numbers by chance that are the same for the same seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// A view whose content measures anything.
  private final class Odd: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private static let extremes: [CGFloat] = [
    0, 1, -1, 1e-9, 1e6, -1e9, 1e15, -1e15, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0.1, 333.3,
  ]
  private static let sizes: [CGFloat] = [
    0, 10, 1e9, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -1, -5,
  ]

  private func number(_ dice: inout Dice) -> CGFloat {
    Bool.random(using: &dice)
      ? CGFloat(Int.random(in: -300...300, using: &dice))
      : Self.extremes.randomElement(using: &dice) ?? 0
  }

  /// A constraint that UIKit would make, or nil.
  private func constraint(_ views: [UIView], _ dice: inout Dice) -> NSLayoutConstraint? {
    guard let first = views.randomElement(using: &dice),
      let second = views.randomElement(using: &dice),
      let attribute = NSLayoutConstraint.Attribute(rawValue: .random(in: 1...20, using: &dice)),
      let other = NSLayoutConstraint.Attribute(rawValue: .random(in: 0...20, using: &dice)),
      let relation = NSLayoutConstraint.Relation(rawValue: .random(in: -1...1, using: &dice))
    else { return nil }
    let multiplier = Bool.random(using: &dice) ? 1 : number(&dice)
    let target = other == .notAnAttribute ? nil : second
    guard
      NSLayoutConstraint.objection(to: first, attribute, target, other, multiplier: multiplier)
        == nil
    else { return nil }
    let made = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relation,
      toItem: target,
      attribute: other,
      multiplier: multiplier,
      constant: number(&dice)
    )
    let priorities: [Float] = [1000, 1000, 999, 750, 251, 250, 50, 1, 0.5]
    made.priority = UILayoutPriority(priorities.randomElement(using: &dice) ?? 1000)
    return made
  }

  private func tree(_ dice: inout Dice) -> [UIView] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var views = [root]
    for _ in 0..<Int.random(in: 1...9, using: &dice) {
      let view: UIView
      switch Int.random(in: 0...7, using: &dice) {
      case 0: view = UIStackView()
      case 1: view = UIScrollView()
      case 2:
        let label = UILabel()
        label.text = "Some words of a label"
        label.numberOfLines = Int.random(in: 0...2, using: &dice)
        view = label
      default:
        let odd = Odd()
        odd.size = CGSize(
          width: Self.sizes.randomElement(using: &dice) ?? 0,
          height: Self.sizes.randomElement(using: &dice) ?? 0
        )
        view = odd
      }
      view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0...4, using: &dice) == 0
      let parent = views.randomElement(using: &dice) ?? root
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
      views.append(view)
    }
    return views
  }

  private func isSane(_ views: [UIView]) -> Bool {
    views.allSatisfy { view in
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    }
  }

  @Test(arguments: [1 as UInt64, 2, 3, 4, 5, 6, 7, 8])
  func `layout ends and frames are numbers`(_ seed: UInt64) {
    let others = Diagnostic.listener
    Diagnostic.listener = { _ in }
    defer { Diagnostic.listener = others }
    var dice = Dice(state: seed)
    for round in 0..<40 {
      let views = tree(&dice)
      var held: [NSLayoutConstraint] = []
      for _ in 0..<Int.random(in: 1...30, using: &dice) {
        guard let made = constraint(views, &dice) else { continue }
        made.isActive = true
        held.append(made)
      }
      views[0].layoutIfNeeded()
      #expect(isSane(views), "seed \(seed), round \(round)")
      for constraint in held {
        switch Int.random(in: 0...3, using: &dice) {
        case 0: constraint.isActive = false
        case 1: constraint.constant = number(&dice)
        default: break
        }
      }
      views.randomElement(using: &dice)?.isHidden = true
      views[0].frame.size.width = 500
      views[0].layoutIfNeeded()
      #expect(isSane(views), "seed \(seed), round \(round), changed")
      _ = views[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      _ = views[0].layoutTrace
    }
  }
}
