import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Laying out by constraints` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func `edges and margins place a view`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 10, width: 292, height: 146))
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 10, width: 192, height: 96))
  }

  @Test(.oracle("Q-43"), arguments: [false, true])
  func `distances between lines are lengths`(_ isRightToLeft: Bool) {
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (first, second) = (added(), added())
    let before = root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
    let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let after = second.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: between), between.constraint(equalTo: after, multiplier: 0.5),
      first.widthAnchor.constraint(equalToConstant: 100),
      second.widthAnchor.constraint(equalToConstant: 140),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.heightAnchor.constraint(equalToConstant: 10),
      root.topAnchor.anchorWithOffset(to: first.topAnchor).constraint(equalToConstant: 30),
      first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
        .constraint(equalTo: first.heightAnchor),
    ])
    root.layoutIfNeeded()
    // 80 points are left, in the shares 1, 1 and 2.
    #expect(first.frame == CGRect(x: isRightToLeft ? 200 : 20, y: 30, width: 100, height: 10))
    #expect(second.frame == CGRect(x: isRightToLeft ? 40 : 140, y: 50, width: 140, height: 10))
    second.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(first.frame.minY == 30)
  }

  @Test func `a new constant moves the view at the next layout`() {
    let view = added()
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    left.constant = 25
    #expect(view.frame.minX == 5)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25)
  }

  @Test(.oracle("L-25")) func `a view that follows its mask keeps its frame`() {
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 90, height: 20))
    root.addSubview(view)
    let neighbour = added()
    NSLayoutConstraint.activate([
      neighbour.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 3),
      neighbour.topAnchor.constraint(equalTo: view.topAnchor),
      neighbour.widthAnchor.constraint(equalTo: view.widthAnchor),
      neighbour.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 90, height: 20))
    #expect(neighbour.frame == CGRect(x: 100, y: 8, width: 90, height: 10))
  }

  @Test func `words that break are as wide as their longest line`() {
    let label = UILabel()
    label.text = "MMMMMMMM MMMMMMMM"
    label.numberOfLines = 0
    _ = added(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let whole = label.intrinsicContentSize
    root.frame.size.width = whole.width - 10
    root.layoutIfNeeded()
    let line = label.sizeThatFits(CGSize(width: whole.width - 10, height: 1000))
    #expect(line.width < whole.width / 2 + 10)
    #expect(label.frame.size == line)
    root.frame.size.width = whole.width + 10
    root.layoutIfNeeded()
    #expect(label.frame.size == whole)
  }

  @Test(.oracle("Q-01")) func `a higher priority wins`() {
    let view = added()
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = .defaultLow
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, narrow, view.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test(.oracle("Q-06")) func `a switch is 51 by 31 around its alignment rectangle`() {
    let view = added(UISwitch())
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 51, height: 31))
    #expect(view.alignmentRect(forFrame: view.frame).maxX == 310)
  }

  @Test(.oracle("Q-25")) func `system spacing is 8 points between siblings`() {
    let (left, right) = (added(), added())
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.widthAnchor.constraint(equalToConstant: 30),
      right.leadingAnchor.constraint(
        equalToSystemSpacingAfter: left.trailingAnchor,
        multiplier: 1
      ),
    ])
    root.layoutIfNeeded()
    #expect(right.frame.minX == 38)
  }

  @Test func `right to left, leading is on the right`() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = added()
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 208)
  }

  @Test func `other margins of one view leave those of others alone`() {
    let (one, two) = (added(), added())
    var inner: [UIView] = []
    for (index, parent) in [one, two].enumerated() {
      inner.append(added(to: parent))
      NSLayoutConstraint.activate([
        parent.topAnchor.constraint(equalTo: root.topAnchor, constant: 100 * CGFloat(index)),
        parent.leftAnchor.constraint(equalTo: root.leftAnchor),
        parent.widthAnchor.constraint(equalToConstant: 90),
        parent.heightAnchor.constraint(equalToConstant: 90),
        inner[index].topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor),
        inner[index].leftAnchor.constraint(equalTo: parent.layoutMarginsGuide.leftAnchor),
      ])
    }
    root.layoutIfNeeded()
    one.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(inner[0].frame.origin == CGPoint(x: 30, y: 20))
    #expect(inner[1].frame.origin == CGPoint(x: 8, y: 8))
  }

  @Test func `what was given up while there was no room counts again when there is`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    root.addSubview(parent)
    let view = added(to: parent)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 16),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    parent.frame.size.height = 100
    root.layoutIfNeeded()
    #expect(view.frame.minY == 16)
    #expect(view.frame.maxY == 84)
  }

  @Test func `what hangs on a baseline moves with the font`() {
    let label = UILabel()
    label.text = "Words"
    _ = added(label)
    let line = added()
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      line.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      line.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    let before = line.frame.minY
    label.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(before > 10 && before < 20)
    #expect(abs(line.frame.minY - 2 * before) <= 1)
  }

  @Test func `words that break take the height of their width`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "These words are so many that they need more than one line of the view."
    _ = added(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 150),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(label.frame.height > 60)
  }

  @Test func `constraints in a scroll view make its content size`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(scroll)
    let view = added(to: scroll)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
      view.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 190, height: 500))
    #expect(scroll.contentSize == CGSize(width: 200, height: 520))
  }

  @Test func `constraints decide the content of a scroll view that has no views`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    NSLayoutConstraint.activate([
      scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 300),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 400),
    ])
    let root = UIViewController()
    root.view.addSubview(scroll)
    let stage = Stage(root: root)
    stage.turn(2)
    #expect(scroll.contentSize == CGSize(width: 300, height: 400))
  }

  @Test func `a length of scrolled content counts no longer than its constraint is active`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(scroll)
    let view = added(to: scroll)
    let content = scroll.contentLayoutGuide
    let length = content.heightAnchor.constraint(equalToConstant: 500)
    let own = view.heightAnchor.constraint(equalToConstant: 300)
    own.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
      own, length,
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 500)
    length.isActive = false
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 300)
  }

  @Test func `a fitting size is what the constraints need`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 70)
    )
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wide == CGSize(width: 120, height: 110))
  }

  @Test func `of constraints that contradict each other one is left out and named`() {
    let view = added()
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    var reported: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { reported.append($0) }
    defer { Diagnostic.listener = others }
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    guard case .unsatisfiable(let constraints, let broken)? = reported.first else {
      Issue.record("nothing was said")
      return
    }
    #expect(constraints == [first.description, second.description])
    #expect(broken == second.description)
    #expect(reported[0].text.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
  }

  @Test func `what constraints leave open is ambiguous`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(width))
  }

  @Test(.oracle("V-254")) func `what constraints leave open of a guide is ambiguous`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)
    let width = guide.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(width))
    #expect(!guide.constraintsAffectingLayout(for: .vertical).contains(width))
  }
}
