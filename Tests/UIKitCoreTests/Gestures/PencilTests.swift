import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Pens` {
  /// Keeps the touches' values of each event.
  final class Paper: UIView {
    var types: [UITouch.TouchType] = []
    var forces: [CGFloat] = []
    var most: CGFloat = 0
    var last: (altitude: CGFloat, azimuth: CGFloat, turned: CGFloat) = (0, 0, 0)
    var phases: [UITouch.Phase] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

    private func note(_ touches: Set<UITouch>) {
      for touch in touches {
        types.append(touch.type)
        phases.append(touch.phase)
        forces.append(touch.force)
        most = touch.maximumPossibleForce
        last = (touch.altitudeAngle, touch.azimuthAngle(in: nil), touch.azimuthAngle(in: self))
      }
    }
  }

  let stage: Stage
  let paper = Paper(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
  private let place = CGPoint(x: 200, y: 300)

  init() {
    let stage = Stage()
    self.stage = stage
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(paper)
    stage.turn()
  }

  private func touch(_ phase: TouchPhase, _ pose: PencilPose) {
    stage.display.send(.touch(id: -1, phase: phase, point: place), by: .pencil(pose))
    stage.turn()
  }

  @Test(.oracle("W-182")) func `say how hard they press and how they are held`() {
    paper.transform = CGAffineTransform(rotationAngle: .pi / 2)
    touch(.began, PencilPose())
    touch(.moved, PencilPose(pressure: 0.5, altitude: .pi / 4, azimuth: .pi / 2))
    #expect(paper.types == [.pencil, .pencil] && paper.phases == [.began, .moved])
    #expect(paper.forces[0] == 0 && paper.forces[1] == paper.most / 2 && paper.most > 4)
    #expect(abs(paper.last.altitude - .pi / 4) < 1e-9 && abs(paper.last.azimuth - .pi / 2) < 1e-9)
    #expect(abs(paper.last.turned) < 1e-9)
    touch(.ended, PencilPose())
    #expect(paper.phases.last == .ended)
  }

  @Test(.oracle("W-182")) func `are no fingers for recognizers that want fingers`() {
    let (fingers, pens) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    fingers.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    pens.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    var taps: [String] = []
    fingers.handler = { if $0.state == .ended { taps.append("finger") } }
    pens.handler = { if $0.state == .ended { taps.append("pen") } }
    paper.addGestureRecognizer(fingers)
    paper.addGestureRecognizer(pens)
    touch(.began, PencilPose())
    touch(.ended, PencilPose())
    stage.advance(by: 1)
    stage.tap(paper)
    #expect(taps == ["pen", "finger"])
  }

  @Test(.oracle("W-182")) func `hover before they touch, which keeps no touch from the view`() {
    let hover = UIHoverGestureRecognizer()
    paper.addGestureRecognizer(hover)
    var heights: [CGFloat] = []
    hover.handler = { _ in heights.append(hover.zOffset) }
    stage.display.send(.hover(place), by: .pencil(PencilPose(altitude: 1, distance: 0.5)))
    stage.turn()
    #expect(heights == [0.5] && hover.altitudeAngle == 1)
    stage.display.send(.hover(nil), by: .pencil(PencilPose()))
    touch(.began, PencilPose())
    touch(.ended, PencilPose())
    #expect(paper.phases == [.began, .ended] && hover.altitudeAngle == .pi / 2)
  }

  @Test(.oracle("W-183")) func `tell interactions of taps on their side`() {
    let (new, old) = (Taps(), OldTaps())
    let (heard, deaf) = (UIPencilInteraction(delegate: new), UIPencilInteraction(delegate: new))
    let last = UIPencilInteraction(delegate: old)
    deaf.isEnabled = false
    for interaction in [heard, deaf, last] { paper.addInteraction(interaction) }
    stage.display.send(.pencilTap)
    stage.turn()
    #expect(new.count == 1 && old.count == 1)
    #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
  }

  private final class Taps: NSObject, UIPencilInteractionDelegate {
    var count = 0
    func pencilInteraction(
      _ interaction: UIPencilInteraction,
      didReceiveTap tap: UIPencilInteraction.Tap
    ) { count += 1 }
  }

  private final class OldTaps: NSObject, UIPencilInteractionDelegate {
    var count = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { count += 1 }
  }
}
