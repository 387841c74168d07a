import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `The order of a frame` {
  let notes = Ledger()

  final class TellingView: UIView {
    let name: String
    let notes: Ledger

    init(_ name: String, _ notes: Ledger) {
      self.name = name
      self.notes = notes
      notes.note("\(name).init")
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      notes.note("\(name).updateConstraints")
      super.updateConstraints()
    }
    override func layoutSubviews() { notes.note("\(name).layoutSubviews") }
    override func draw(_ rect: CGRect) { notes.note("\(name).draw") }
  }

  final class Root: TellingController {
    override func loadView() {
      let root = TellingView("R", notes)
      root.addSubview(TellingView("S", notes))
      note("loadView")
      view = root
    }

    override func viewIsAppearing(_ animated: Bool) {}
    override func viewSafeAreaInsetsDidChange() {}
    override func viewLayoutMarginsDidChange() {}
  }

  @Test func `repeating work may end other work, and ends with its owner`() throws {
    let stage = Stage()
    let loop = try #require(stage.screen.frameLoop)
    loop.isWatched = true
    let (first, second) = (UIView(), UIView())
    var calls: [Int] = []
    loop.repeatWork(every: 1, for: first) {
      calls.append(1)
      loop.stopRepeating(for: second)
    }
    loop.repeatWork(every: 1, for: second) { calls.append(2) }
    do {
      let third = UIView()
      loop.repeatWork(every: 1, for: third) { calls.append(3) }
    }
    stage.advance(by: 1.2)
    #expect(calls == [1] && loop.repeating.count == 1)
    loop.stopRepeating(for: first)
    #expect(loop.nextRepetition == nil)
    loop.isWatched = false
  }

  @Test(.oracle("L-45")) func `constraints go up, layout and drawing down, appearing ends it`() {
    let stage = Stage()
    stage.show(Root("VC", notes))
    stage.turn()
    #expect(
      notes.collapsed == [
        "R.init", "S.init", "VC.loadView", "VC.viewDidLoad", "VC.viewWillAppear(false)",
        "S.updateConstraints", "VC.updateViewConstraints", "R.updateConstraints",
        "VC.viewWillLayoutSubviews", "R.layoutSubviews", "VC.viewDidLayoutSubviews",
        "S.layoutSubviews", "R.draw", "S.draw", "VC.viewDidAppear(false)",
      ]
    )
  }

  @Test func `a frame in which nothing changed does nothing`() {
    let stage = Stage()
    stage.show(Root("VC", notes))
    stage.turn()
    _ = notes.take()
    stage.turn()
    #expect(notes.take().isEmpty)
    #expect(!stage.screen.frameLoop.needsFrame)
  }

  @Test func `only what asked for it is laid out and drawn`() {
    let stage = Stage()
    let root = Root("VC", notes)
    stage.show(root)
    stage.turn()
    _ = notes.take()
    root.view.subviews[0].setNeedsLayout()
    root.view.subviews[0].setNeedsDisplay()
    #expect(stage.screen.frameLoop.needsFrame)
    stage.turn()
    #expect(notes.take() == ["S.layoutSubviews", "S.draw"])
  }

  @Test func `views that never come to rest are named and wait`() {
    final class Restless: UIView {
      var count = 0

      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    var reported: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { reported.append($0) }
    defer { Diagnostic.listener = others }
    let stage = Stage()
    let view = Restless()
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(view)
    stage.turn()
    #expect(view.count == FrameLoop.settleLimit)
    #expect(reported == [.unsettled(views: [Diagnostic.address(view)])])
    #expect(stage.screen.frameLoop.needsFrame)
  }

  @Test func `a tree that was laid out by itself leaves nothing waiting in the window`() {
    let stage = Stage(root: UIViewController())
    stage.turn()
    let (box, inner) = (UIView(), UIView())
    box.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    box.layoutIfNeeded()
    width.constant = 20
    stage.window.rootViewController?.view.addSubview(box)
    stage.turn()
    #expect(inner.bounds.width == 20)
    #expect(!stage.window.waits(for: .settling))
    #expect(stage.window.viewsWaiting(for: .settling) == [])
  }

  @Test func `completions come when the clock has got there`() {
    let stage = Stage()
    var done: [String] = []
    let view = UIView()
    stage.show(UIViewController())
    stage.window.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in done.append("slow") }
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0.5
    } completion: { _ in
      done.append("fast")
    }
    #expect(view.alpha == 0.5)
    stage.turn()
    #expect(done.isEmpty)
    stage.advance(by: 0.2)
    #expect(done == ["fast"])
    stage.advance(by: 0.2)
    #expect(done == ["fast", "slow"])
  }

  @Test func `layoutIfNeeded settles a tree outside a frame`() {
    let view = TellingView("R", notes)
    view.addSubview(TellingView("S", notes))
    _ = notes.take()
    view.layoutIfNeeded()
    #expect(
      notes.take() == [
        "S.updateConstraints", "R.updateConstraints", "R.layoutSubviews", "S.layoutSubviews",
      ]
    )
  }
}
