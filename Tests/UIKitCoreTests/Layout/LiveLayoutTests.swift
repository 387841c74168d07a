import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Layout that follows its surroundings` {
  private func placed(_ view: UIView = UIView(), in parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test(.oracle("W-21")) func `text of any number of lines breaks however it resists`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let label = UILabel()
    label.text = "Many words that one line of a hundred points has no room for"
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    _ = placed(label, in: root)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 100 && label.frame.height > 3 * label.font.lineHeight)
  }

  /// Ties its part to its own sides in each layout, as public apps do.
  private final class Tying: UIView {
    let part = UIView()
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: leadingAnchor),
        part.topAnchor.constraint(equalTo: topAnchor),
        part.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.7),
        part.heightAnchor.constraint(equalTo: heightAnchor),
      ])
    }
  }

  @Test(.oracle("W-247")) func `constraints that a layout adds each time let it come to rest`() {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let view = Tying(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.view.addSubview(view)
    stage.turn()
    #expect(view.part.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
    #expect((1...2).contains(view.layouts))
    let before = view.layouts
    stage.turn(2)
    #expect(view.layouts == before)
    view.frame.size.width = 200
    stage.turn()
    #expect(view.part.frame.width == 140)
  }

  /// Ties a part to its view after each layout.
  private final class TyingController: UIViewController {
    let part = UIView()
    var layouts = 0

    override func viewDidLayoutSubviews() {
      layouts += 1
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.widthAnchor.constraint(equalTo: view.widthAnchor),
        part.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  @Test(.oracle("W-247")) func `so do those that its controller adds`() {
    let root = TyingController()
    let stage = Stage(.iPhone15, root: root)
    stage.turn(2)
    #expect(root.part.frame == CGRect(x: 0, y: 0, width: 393, height: 20))
    let before = root.layouts
    #expect(before <= 3)
    stage.turn(2)
    #expect(root.layouts == before)
  }

  // MARK: Directions

  @Test(.oracle("Q-41"))
  func `a view that turns right to left takes what lies in it along, and keeps its place`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = placed(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 12)
    view.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 12)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 188)
    root.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    #expect(view.frame.minX == 12)
  }

  @Test func `a direction of reading that changes turns a whole tree`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let root: UIView = controller.view
    let blocks = [UIView(), UIView()]
    for block in blocks { block.widthAnchor.constraint(equalToConstant: 30).isActive = true }
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 5,
      bottom: 0,
      trailing: 1
    )
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    _ = placed(stack, in: root)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    stage.turn()
    #expect(stack.frame.minX == 10 && stack.frame.width == 66)
    #expect(blocks.map(\.frame.minX) == [5, 35])
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.turn()
    #expect(stack.frame.maxX == 383)
    #expect(blocks.map(\.frame.minX) == [31, 1])
    #expect(stack.layoutMargins == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 5))
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `natural words begin where reading does`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "Words"
    label.textAlignment = .natural
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX == 0)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 200)
  }

  // MARK: Keyboard

  @Test func `the keyboard's guide follows the keyboard`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let root: UIView = controller.view
    let field = placed(in: root)
    let guide = root.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    stage.turn()
    // Without a keyboard the guide is what the home indicator takes.
    #expect(field.frame == CGRect(x: 0, y: 852 - 34 - 40, width: 393, height: 40))
    stage.keyboard(height: 336)
    #expect(field.frame.maxY.rounded() == 516)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    stage.keyboard(height: 0)
    #expect(field.frame.maxY.rounded() == 818)
    guide.usesBottomSafeArea = false
    stage.turn()
    #expect(field.frame.maxY == 852)
  }

  @Test func `the keyboard tells where it comes from and where it goes`() {
    let stage = Stage()
    stage.show(UIViewController())
    stage.turn()
    var heard: [String] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let y = end?.cgRectValue.minY ?? -1
        MainActor.assumeIsolated { heard.append("\(name.rawValue) \(y.short)") }
      }
    }
    stage.keyboard(height: 300)
    stage.keyboard(height: 0)
    #expect(
      heard == [
        "UIKeyboardWillShowNotification 552", "UIKeyboardDidShowNotification 552",
        "UIKeyboardWillHideNotification 852", "UIKeyboardDidHideNotification 852",
      ]
    )
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `constraints near an edge give way to those away from it`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let view = placed(in: controller.view)
    let guide = controller.view.keyboardLayoutGuide
    let near = view.widthAnchor.constraint(equalToConstant: 10)
    let away = view.widthAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenNearEdge: .top)
    #expect(near.isActive && !away.isActive)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(away.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
  }

  // MARK: Updating

  private final class Rebuilder: UIView {
    var updates = 0
    private var own: [NSLayoutConstraint] = []

    override func updateConstraints() {
      updates += 1
      NSLayoutConstraint.deactivate(own)
      own = [widthAnchor.constraint(equalToConstant: CGFloat(updates))]
      NSLayoutConstraint.activate(own)
      super.updateConstraints()
    }
  }

  @Test(.oracle("L-36")) func `constraints made while updating ask for no further update`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let view = Rebuilder()
    _ = placed(view, in: controller.view)
    stage.turn()
    #expect(view.updates == 1)
    #expect(view.frame.width == 1)
    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
    stage.turn()
    #expect(view.updates == 1)
    #expect(view.frame.height == 5)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    stage.turn()
    #expect(view.updates == 2)
    #expect(view.frame.width == 2)
  }

  // MARK: Measuring

  @Test func `both forms of fitting measure with their priorities`() {
    let root = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some words that take more than a single line if there is little room for them."
    _ = placed(label, in: root)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      root.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
    ])
    let one = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(one.width == label.intrinsicContentSize.width + 20)
    let narrow = root.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(narrow.width == 120)
    #expect(
      narrow.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 10
    )
    let wide = root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    // Words hug harder than an expanded size pulls.
    #expect(wide.width == one.width)
    label.preferredMaxLayoutWidth = 80
    let preferred = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(preferred.height > narrow.height)
  }

  @Test(.oracle("S-12")) func `readable content keeps to the middle of a wide view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let view = placed(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 164 && view.frame.width == 672)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame.minX == 8 && view.frame.width == 384)
  }

  // MARK: Debugging

  @Test func `the trace says how views are placed and what is open`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let framed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(framed)
    let open = placed(in: root)
    NSLayoutConstraint.activate([
      open.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      open.topAnchor.constraint(equalTo: root.topAnchor),
      open.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let text = [(root, "R"), (framed, "F"), (open, "O")].reduce(root.layoutTrace) {
      $0.replacing(NSLayoutConstraint.name($1.0), with: $1.1)
    }
    #expect(
      text.split(separator: "\n").prefix(3) == [
        "•R 0 0 100 50", "|   +F 1 2 3 4", "|   *O 0 0 10 0 - AMBIGUOUS LAYOUT for height",
      ]
    )
    #expect(open.hasAmbiguousLayout && !framed.hasAmbiguousLayout)
    open.exerciseAmbiguityInLayout()
    #expect(open.frame.height == 20)
    #expect(open.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  @Test func `what masks, contents and stacks made decides a layout, too`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let stack = UIStackView(frame: CGRect(x: 10, y: 0, width: 150, height: 50))
    let label = UILabel()
    label.text = "Wren"
    (stack.axis, stack.alignment) = (.vertical, .leading)
    stack.addArrangedSubview(label)
    root.addSubview(stack)
    let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
    let kinds = axes.flatMap { label.constraintsAffectingLayout(for: $0) }.map { constraint in
      let words = constraint.description
      #expect(constraint.isActive)
      return words.dropFirst().prefix { $0 != ":" } + (words.contains("UISV-") ? " UISV" : "")
    }
    #expect(kinds.contains("NSContentSizeLayoutConstraint"))
    #expect(kinds.contains("NSAutoresizingMaskLayoutConstraint"))
    #expect(kinds.contains("NSLayoutConstraint UISV"))
    let content = label.constraintsAffectingLayout(for: .horizontal)
      .first { $0.description.contains("NSContentSize") }
    #expect(content?.firstItem === label && content?.firstAttribute == .width)
    #expect(content?.constant == label.intrinsicContentSize.width)
  }

  @Test(.oracle("Q-41"))
  func `a view with a direction of its own keeps its place in a superview with another`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let inner = UIView()
    inner.semanticContentAttribute = .forceRightToLeft
    inner.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.addSubview(content)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 30),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 40),
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 20),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 260, height: 40))
    #expect(content.frame.maxX == 255)
  }
}
