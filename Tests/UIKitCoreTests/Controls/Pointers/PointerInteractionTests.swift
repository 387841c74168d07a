import CoreGraphics
import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The pointer of a desktop over an app's views, and touches between frames.
@Suite(.serialized) struct `Pointers of a desktop` {
  private final class Page: UIViewController, UIPointerInteractionDelegate {
    let box = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    var events: [String] = []
    var style: UIPointerStyle? = UIPointerStyle(shape: .verticalBeam(length: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      box.addInteraction(interaction)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard request.location.y < 80 else { return nil }
      let isLeft = request.location.x < 100
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 100, y: 0, width: 100, height: 80),
        identifier: isLeft ? "left" : "right"
      )
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { region.identifier as? String == "left" ? style : .hidden() }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { events.append("enters \(region.identifier as? String ?? "")") }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { events.append("leaves \(region.identifier as? String ?? "")") }
  }

  @Test(.oracle("W-124")) func `regions give the pointer its shape and hear of it`() {
    let page = Page()
    let stage = Stage(root: page)
    func hover(_ x: CGFloat, _ y: CGFloat) -> PointerShape {
      stage.display.send(.hover(CGPoint(x: x, y: y)))
      stage.turn()
      return stage.screen.pointerShape
    }
    #expect(hover(10, 10) == .arrow)
    #expect(hover(60, 110) == .beam)
    #expect(hover(70, 120) == .beam)
    #expect(hover(200, 120) == .hidden)
    #expect(page.events == ["enters left", "leaves left", "enters right"])
    #expect(hover(200, 190) == .arrow)
    #expect(hover(60, 110) == .beam)
    page.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: page.box)))
    page.interaction.invalidate()
    #expect(hover(61, 110) == .hand)
    page.interaction.isEnabled = false
    #expect(hover(62, 110) == .arrow && page.events.last == "leaves left")
    stage.settle()
  }

  @Test(.oracle("W-124")) func `a button reacts if it is to`() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    controller.view.addSubview(button)
    let stage = Stage(root: controller)
    for isEnabled in [false, true, false] {
      button.isPointerInteractionEnabled = isEnabled
      stage.display.send(.hover(CGPoint(x: 80, y: 120)))
      stage.turn()
      #expect(stage.screen.pointerShape == (isEnabled ? .hand : .arrow))
    }
  }

  private final class Sheet: UIView {
    var seen: [[CGPoint]] = []
    var expected: [CGPoint] = []
    var previous: [CGPoint] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      seen.append(event.coalescedTouches(for: touch)?.map { $0.preciseLocation(in: self) } ?? [])
      expected += event.predictedTouches(for: touch)?.map { $0.location(in: self) } ?? []
      previous.append(touch.previousLocation(in: self))
    }
  }

  @Test(.oracle("W-125")) func `moves between two frames come as one event, with all of them`() {
    let controller = UIViewController()
    let sheet = Sheet(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    controller.view.addSubview(sheet)
    let stage = Stage(root: controller)
    func send(_ phase: TouchPhase, _ x: CGFloat) {
      stage.display.send(.touch(id: 9, phase: phase, point: CGPoint(x: x, y: 100)))
    }
    send(.began, 10)
    stage.turn()
    for x in [12.0, 16, 22] { send(.moved, x) }
    stage.turn()
    send(.moved, 24)
    stage.turn()
    send(.ended, 24)
    stage.turn()
    #expect(sheet.seen.map { $0.map(\.x) } == [[12, 16, 22], [24]])
    #expect(sheet.previous.map(\.x) == [10, 22])
    #expect(sheet.expected.map(\.x) == [34, 26])
  }
}
