import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A screen with a view to drag from and one to drop on, whose delegates may go.
private final class Sides: UIViewController {
  let from = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  let onto = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 200))
  var giver: Giver? = Giver()
  var taker: Taker? = Taker()
  lazy var drag = giver.map { UIDragInteraction(delegate: $0) }

  override func viewDidLoad() {
    view.addSubview(from)
    view.addSubview(onto)
    drag?.isEnabled = true
    drag.map(from.addInteraction)
    taker.map { onto.addInteraction(UIDropInteraction(delegate: $0)) }
  }
}

private final class Giver: NSObject, UIDragInteractionDelegate {
  var providers = [NSItemProvider(object: "hello" as NSString)]
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { providers.map(UIDragItem.init) }
}

private final class Taker: NSObject, UIDropInteractionDelegate {
  var texts: [[String]] = []
  var didEnter: () -> Void = {}
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { didEnter() }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      self?.texts.append(objects as? [String] ?? [])
    }
  }
}

@Suite struct `Drags whose parts go` {
  private func sides() -> (Stage, Sides) {
    let sides = Sides()
    return (Stage(.iPhone15, root: sides), sides)
  }

  private func lifted(_ stage: Stage) -> Finger {
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 0.6)
    return finger
  }

  @Test(arguments: [0, 1, 2]) func `delegates and views that go during a drag end it`(_ part: Int) {
    let (stage, sides) = sides()
    let finger = lifted(stage)
    finger.move(to: CGPoint(x: 120, y: 450))
    switch part {
    case 0: (sides.giver, sides.taker) = (nil, nil)
    case 1: sides.from.removeFromSuperview()
    default: sides.onto.removeFromSuperview()
    }
    finger.move(to: CGPoint(x: 120, y: 500))
    finger.lift()
    stage.settle()
    #expect(DragFlow.current == nil && stage.window.subviews.count == 1)
  }

  @Test func `an interaction that is removed during a drag ends it`() {
    let (stage, sides) = sides()
    let finger = lifted(stage)
    finger.move(to: CGPoint(x: 120, y: 450))
    sides.drag.map(sides.from.removeInteraction)
    finger.move(to: CGPoint(x: 120, y: 500))
    finger.lift()
    stage.settle()
    #expect(DragFlow.current == nil && stage.window.subviews.count == 1)
  }

  @Test func `a target that goes as the finger enters it`() {
    let (stage, sides) = sides()
    sides.taker?.didEnter = { sides.onto.interactions.forEach(sides.onto.removeInteraction) }
    let finger = lifted(stage)
    finger.move(to: CGPoint(x: 120, y: 450))
    finger.move(to: CGPoint(x: 120, y: 500))
    finger.lift()
    stage.settle()
    #expect(DragFlow.current == nil)
    sides.taker?.didEnter = {}
  }

  @Test func `a screen that is replaced during a drag`() {
    let (stage, _) = sides()
    let finger = lifted(stage)
    finger.move(to: CGPoint(x: 120, y: 450))
    stage.show(UIViewController())
    stage.turn()
    finger.move(to: CGPoint(x: 120, y: 500))
    finger.lift()
    stage.settle()
    #expect(DragFlow.current == nil)
  }

  @Test func `providers that answer twice, or never`() {
    let (stage, sides) = sides()
    let twice = NSItemProvider()
    let type = "public.utf8-plain-text"
    twice.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      done(Data("a".utf8), nil)
      done(Data("b".utf8), nil)
      return nil
    }
    let never = NSItemProvider()
    never.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { _ in nil }
    sides.giver?.providers = [twice, NSItemProvider(object: "c" as NSString)]
    let finger = lifted(stage)
    finger.move(to: CGPoint(x: 120, y: 450))
    finger.lift()
    stage.settle()
    #expect(sides.taker?.texts == [["a", "c"]])
    sides.giver?.providers = [twice, never]
    let second = lifted(stage)
    second.move(to: CGPoint(x: 120, y: 450))
    second.lift()
    stage.settle()
    #expect(sides.taker?.texts == [["a", "c"]] && DragFlow.current == nil)
  }
}
