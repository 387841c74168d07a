import Testing
import UIKitTesting

@testable import UIKitCore

/// Stacks whose views come, go and hide while the app runs.
@Suite struct `Stacks that change` {
  private let controller = UIViewController()

  /// A stack pinned to the upper left corner, and views of a height in it.
  private func stack(of count: Int, height: CGFloat = 40) -> (Stage, UIStackView, [UIView]) {
    let views = (0..<count).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    let stage = Stage(root: controller)
    pin(stack, at: 100)
    stage.turn(2)
    return (stage, stack, views)
  }

  private func pin(_ view: UIView, at y: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: y).isActive = true
    view.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
  }

  @Test func `a view that leaves its superview leaves the line`() {
    let (stage, stack, views) = stack(of: 3)
    views[1].removeFromSuperview()
    stage.turn(2)
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(stack.frame.height == 80 && views[2].frame.minY == 40)
  }

  @Test func `a view that moves to another stack leaves the first`() {
    let (stage, stack, views) = stack(of: 3)
    let other = UIStackView()
    pin(other, at: 400)
    other.addArrangedSubview(views[1])
    stage.turn(2)
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(stack.frame.height == 80 && views[2].frame.minY == 40)
    #expect(other.frame.height == 40 && views[1].superview === other)
  }

  @Test func `a distance after a view goes with it`() {
    let (stage, stack, views) = stack(of: 2)
    stack.setCustomSpacing(30, after: views[0])
    stage.turn()
    #expect(stack.frame.height == 110)
    views[0].removeFromSuperview()
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `words that were hidden get the room that they need`() {
    let (title, words) = (UILabel(), UILabel())
    (title.text, words.text) = ("Title", "A line that says more than a word")
    (words.numberOfLines, words.isHidden) = (0, true)
    let stack = UIStackView(arrangedSubviews: [title, words])
    let stage = Stage(root: controller)
    pin(stack, at: 100)
    stage.turn(2)
    #expect(stack.frame.height < 30)
    words.isHidden = false
    stage.turn(2)
    #expect(words.frame.width > 200 && stack.frame.height < 30)
  }

  @Test func `words that had no room have it again`() {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("A line that says more than a word", 0)
    let stage = Stage(root: controller)
    pin(label, at: 100)
    let narrow = label.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
    narrow.isActive = true
    stage.turn(2)
    #expect(label.frame.height > 100)
    narrow.constant = 300
    stage.turn(2)
    #expect(label.frame.width > 200 && label.frame.height < 30)
  }

  @Test func `what a hidden view contradicted holds again`() {
    let (icon, label) = (UIView(), UILabel())
    label.text = "Words"
    icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [icon, label])
    let stage = Stage(root: controller)
    pin(stack, at: 100)
    stack.rightAnchor.constraint(equalTo: controller.view.rightAnchor).isActive = true
    stage.turn(2)
    let others = Diagnostic.listener
    Diagnostic.listener = { _ in }
    defer { Diagnostic.listener = others }
    for isHidden in [true, false] {
      label.isHidden = isHidden
      stage.turn(2)
    }
    #expect(icon.frame.width == 20)
  }

  @Test func `a stack stands on the baseline of its first and last view`() {
    let (first, last, beside) = (UILabel(), UILabel(), UILabel())
    for (label, size) in [(first, 30), (last, 12), (beside, 17)] as [(UILabel, CGFloat)] {
      (label.text, label.font) = ("Wren", .systemFont(ofSize: size))
    }
    let stack = UIStackView(arrangedSubviews: [first, last])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    let stage = Stage(root: controller)
    pin(stack, at: 100)
    beside.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(beside)
    let top = beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor)
    top.isActive = true
    stage.turn(2)
    #expect(baseline(of: beside) == baseline(of: first))
    first.isHidden = true
    stage.turn(2)
    #expect(baseline(of: beside) == baseline(of: last))
    first.isHidden = false
    stack.removeArrangedSubview(first)
    first.removeFromSuperview()
    stage.turn(2)
    #expect(baseline(of: beside) == baseline(of: last))
    top.isActive = false
    beside.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    stage.turn(2)
    #expect(baseline(of: beside) == baseline(of: last))
  }

  /// From the screen's top, in points, to a hundredth.
  private func baseline(of label: UILabel) -> CGFloat {
    let y = label.convert(CGPoint(x: 0, y: label.firstBaselineOffset), to: nil).y
    return (y * 100).rounded() / 100
  }

  @Test func `a view stands on the baseline that it names`() {
    final class Card: UIView {
      let label = UILabel(frame: CGRect(x: 8, y: 34, width: 80, height: 20))
      override var forFirstBaselineLayout: UIView { label }
    }
    let (card, beside) = (Card(), UILabel())
    card.addSubview(card.label)
    (card.label.text, beside.text) = ("Wren", "Robin")
    let stage = Stage(root: controller)
    pin(card, at: 100)
    card.widthAnchor.constraint(equalToConstant: 100).isActive = true
    card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    beside.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(beside)
    beside.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
    stage.turn(2)
    #expect(beside.frame.minY == 134)
  }

  @Test(.oracle("Q-25")) func `the system keeps lines apart by their fonts`() {
    let (upper, lower) = (UILabel(), UILabel())
    let stage = Stage(root: controller)
    for (label, size) in [(upper, 17), (lower, 30)] as [(UILabel, CGFloat)] {
      (label.text, label.font) = ("Wren", .systemFont(ofSize: size))
    }
    pin(upper, at: 100)
    lower.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(lower)
    lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor,
      multiplier: 1
    ).isActive = true
    stage.turn(2)
    #expect(lower.frame.minY >= upper.frame.maxY - 4)
    #expect(abs(baseline(of: lower) - baseline(of: upper) - lower.frame.height) < 0.01)
  }
}
