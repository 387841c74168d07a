import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Constraints that contradict each other` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// The constraints that are named, with letters for addresses, and the broken one.
  private func reports(_ names: [(UIView, String)]) -> [(list: [String], broken: String)] {
    var heard: [(list: [String], broken: String)] = []
    func plain(_ text: String) -> String {
      var text = text
      for (view, name) in names {
        text = text.replacing(NSLayoutConstraint.name(view), with: name)
      }
      return text.replacing(#/:0x[0-9a-f]+/#, with: "")
    }
    let others = Diagnostic.listener
    Diagnostic.listener = { diagnostic in
      guard case .unsatisfiable(let list, let broken) = diagnostic else { return }
      heard.append((list.map(plain), plain(broken)))
    }
    defer { Diagnostic.listener = others }
    root.layoutIfNeeded()
    return heard
  }

  @Test func `two widths name each other, and the later gives way`() {
    let view = added()
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let late = view.widthAnchor.constraint(equalToConstant: 200)
    late.identifier = "late"
    late.isActive = true
    let heard = reports([(view, "V")])
    #expect(heard.count == 1)
    #expect(
      heard.first?.list.sorted() == [
        "<NSLayoutConstraint 'late' V.width == 200   (active)>",
        "<NSLayoutConstraint V.width == 100   (active)>",
      ]
    )
    #expect(heard.first?.broken == "<NSLayoutConstraint 'late' V.width == 200   (active)>")
    #expect(view.frame.width == 100)
  }

  @Test func `a screen that is turned and turned back gives up the same`() {
    let (line, box) = (added(), added())
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 45),
      line.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -45),
      box.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: line.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 400),
    ])
    let stage = Stage(root: UIViewController())
    stage.window.rootViewController?.view.addSubview(root)
    stage.turn()
    let frames = [line.frame, box.frame]
    #expect(frames.map(\.width) == [214, 214])
    root.frame.size.width = 506
    root.layoutMargins.left = 16
    root.layoutMargins.right = 0
    stage.turn()
    #expect(line.frame.width == 400)
    root.frame.size.width = 320
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stage.turn()
    #expect([line.frame, box.frame] == frames)
  }

  @Test func `distances read as pictures`() {
    let (first, second) = (added(), added())
    let constraints = [
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 5),
      root.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 3),
      second.centerYAnchor.constraint(equalTo: first.bottomAnchor, constant: -2),
      second.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2),
    ]
    constraints[4].priority = .defaultHigh
    NSLayoutConstraint.activate(Array(constraints.dropLast()))
    let names = [(root, "R"), (first, "A"), (second, "B")]
    let texts = constraints.map { constraint in
      names.reduce(constraint.description) {
        $0.replacing(NSLayoutConstraint.name($1.0), with: $1.1)
      }.replacing(#/:0x[0-9a-f]+/#, with: "")
    }
    #expect(
      texts == [
        "<NSLayoutConstraint H:|-(8)-[A]   (active, names: '|':R )>",
        "<NSLayoutConstraint H:[A]-(>=5)-[B]   (active)>",
        "<NSLayoutConstraint V:[B]-(3)-|   (active, names: '|':R )>",
        "<NSLayoutConstraint B.centerY == A.bottom - 2   (active)>",
        "<NSLayoutConstraint B.width == 2*A.height @750   (inactive)>",
      ]
    )
  }

  @Test func `a mask in the way is named, and a wish of the app gives way to it`() {
    let held = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    held.autoresizingMask = [.flexibleWidth]
    root.addSubview(held)
    held.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let heard = reports([(held, "H"), (root, "R")])
    #expect(
      heard.first?.list.sorted() == [
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=--& H.width == 50   (active, names: '|':R )>",
        "<NSLayoutConstraint H.width == 80   (active)>",
      ]
    )
    #expect(heard.first?.broken == "<NSLayoutConstraint H.width == 80   (active)>")
    let text = Diagnostic.unsatisfiable(constraints: heard[0].list, broken: heard[0].broken).text
    #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(held.frame.width == 50)
  }

  @Test func `content that must not be cut is named with its priorities`() {
    let label = UILabel()
    label.text = "Words"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    _ = added(label)
    label.widthAnchor.constraint(equalToConstant: 1).isActive = true
    let width = label.intrinsicContentSize.width
    let heard = reports([(label, "L")])
    #expect(
      heard.first?.list.contains(
        "<NSContentSizeLayoutConstraint L.width == \(width.short) Hug:250 "
          + "CompressionResistance:1000   (active)>"
      ) == true
    )
    #expect(label.frame.width == width)
  }

  @Test func `a stack's wishes are named after what they do`() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillEqually
    _ = added(stack)
    first.widthAnchor.constraint(equalToConstant: 30).isActive = true
    second.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let heard = reports([(first, "A"), (second, "B"), (stack, "S")])
    #expect(
      heard.first?.list.contains(
        "<NSLayoutConstraint 'UISV-fill-equally' B.width == A.width   (active)>"
      ) == true
    )
    #expect(heard.first?.broken == "<NSLayoutConstraint B.width == 40   (active)>")
  }

  @Test func `the surroundings' size is named as such`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    let heard = reports([(view, "V"), (root, "R")])
    #expect(
      heard.first?.list.contains(
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' R.width == 320   (active)>"
      ) == true
    )
    #expect(LayoutEngine.lastContradiction.contains(".width == 100"))
  }
}
