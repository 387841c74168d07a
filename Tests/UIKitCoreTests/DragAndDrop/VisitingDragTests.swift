import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// What another program drags over the app before it falls, and what a drag shows of it.
@Suite(.serialized) struct `Drags that visit` {
  private final class Page: UIViewController, UIDropInteractionDelegate, UIDragInteractionDelegate {
    let box = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 200))
    let from = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    var operation = UIDropOperation.copy
    var calls: [String] = []
    var items = 1

    override func viewDidLoad() {
      for view in [box, from, field] { self.view.addSubview(view) }
      box.addInteraction(UIDropInteraction(delegate: self))
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      from.addInteraction(drag)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      (0..<items).map { UIDragItem(itemProvider: NSItemProvider(object: "\($0)" as NSString)) }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidEnter session: any UIDropSession
    ) { calls.append("enter \(session.localDragSession == nil)") }
    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let point = session.location(in: box)
      calls.append("update \(Int(point.x)) \(Int(point.y))")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidExit session: any UIDropSession
    ) { calls.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction,
      performDrop session: any UIDropSession
    ) { calls.append("perform") }
    func dropInteraction(
      _ interaction: UIDropInteraction,
      concludeDrop session: any UIDropSession
    ) { calls.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidEnd session: any UIDropSession
    ) { calls.append("end") }
  }

  private func open() -> (Stage, Page) {
    let page = Page()
    return (Stage(.iPhone15, root: page), page)
  }

  private let things = [NSItemProvider(object: "wren" as NSString)]

  @Test(.oracle("V-289")) func `views hear of what another program drags over them`() {
    let (stage, page) = open()
    let screen = stage.window.screen
    #expect(!screen.visit(things, at: CGPoint(x: 300, y: 150)) && page.calls.isEmpty)
    #expect(screen.visit(at: CGPoint(x: 30, y: 410)))
    page.operation = .forbidden
    #expect(!screen.visit(at: CGPoint(x: 40, y: 420)))
    page.operation = .copy
    // A text takes texts without an interaction of the app's.
    #expect(screen.visit(at: CGPoint(x: 40, y: 320)))
    #expect(page.calls == ["enter true", "update 10 10", "update 20 20", "exit"])
    page.calls = []
    #expect(screen.visit(at: CGPoint(x: 50, y: 430)))
    // It falls where it is, whatever the pointer's place is said to be.
    #expect(screen.drop(things, at: CGPoint(x: 300, y: 150)))
    stage.advance(by: 1)
    screen.endVisit()
    stage.advance(by: 1)
    #expect(page.calls == ["enter true", "update 30 30", "perform", "conclude", "end"])
  }

  @Test(.oracle("V-289")) func `it leaves again, and comes anew`() {
    let (stage, page) = open()
    let screen = stage.window.screen
    #expect(screen.visit(things, at: CGPoint(x: 30, y: 410)))
    screen.endVisit()
    #expect(page.calls == ["enter true", "update 10 10", "exit"])
    #expect(screen.visit(things, at: CGPoint(x: 40, y: 420)))
    stage.advance(by: 1)
    #expect(page.calls.suffix(3) == ["enter true", "update 20 20", "end"])
    #expect(!screen.visit([], at: CGPoint(x: 40, y: 420)))
    stage.advance(by: 1)
    #expect(!screen.visit(at: CGPoint(x: 50, y: 430)) && page.calls.suffix(2) == ["exit", "end"])
  }

  @Test(.oracle("V-289")) func `a drag shows what a drop would do`() throws {
    let (stage, page) = open()
    page.items = 2
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 1)
    finger.move(to: CGPoint(x: 300, y: 700))
    func badge() -> UILabel? {
      let picture = stage.window.subviews.last { $0.subviews.contains { $0 is UILabel } }
      return picture?.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    }
    #expect(badge()?.text == "2" && badge()?.backgroundColor == .systemRed)
    finger.move(to: CGPoint(x: 100, y: 450))
    #expect(badge()?.text == "+2" && badge()?.backgroundColor == .systemGreen)
    Gallery.keep(stage, as: "drag-copy")
    page.operation = .forbidden
    finger.move(to: CGPoint(x: 110, y: 460))
    #expect(badge()?.text == nil && badge()?.backgroundColor == .systemGray)
    Gallery.keep(stage, as: "drag-forbidden")
    page.operation = .move
    finger.move(to: CGPoint(x: 120, y: 460))
    #expect(badge()?.text == "2")
    finger.lift()
    stage.settle()
  }
}
