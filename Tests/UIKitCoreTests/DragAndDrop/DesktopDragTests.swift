import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A desktop with the window of the app at the left, another window of it 1,000 points to the right, and
/// another program's window below.
private final class Desktop: DesktopDrags {
  var other: UIScreen?
  var accepts = true
  var calls: [String] = []
  private(set) var providers: [NSItemProvider] = []

  func begin(with providers: [NSItemProvider], picture: CGImage?) {
    self.providers = providers
    calls.append("begin \(providers.count) \(picture != nil)")
  }

  func move(to point: CGPoint) -> DragPlace {
    if point.y > 2000 { return .outside }
    guard point.x > 1000, let other else { return .own }
    return .screen(other, CGPoint(x: point.x - 1000, y: point.y))
  }

  func drop(_ done: @escaping (Bool) -> Void, whenRead: @escaping () -> Void) {
    calls.append("drop")
    done(accepts)
    if accepts { whenRead() }
  }

  func cancel() { calls.append("cancel") }
}

/// A view to drag from and a field.
private final class Source: UIViewController, UIDragInteractionDelegate {
  let from = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
  var isRestricted = false
  var calls: [String] = []

  override func viewDidLoad() {
    from.backgroundColor = .systemBlue
    view.addSubview(from)
    view.addSubview(field)
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    from.addInteraction(drag)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "wren" as NSString))] }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { calls.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { calls.append("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) { calls.append("transferred") }
}

@Suite struct `Dragging out of a window` {
  private let desktop = Desktop()
  private let source = Source()

  private func drag(to point: CGPoint) -> Stage {
    let stage = Stage(.iPhone15, root: source)
    stage.window.screen.desktopDrags = desktop
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 1)
    finger.move(to: point)
    finger.lift()
    stage.advance(by: 1)
    return stage
  }

  @Test(.oracle("V-149")) func `copies the items to the program that takes them`() {
    let stage = drag(to: CGPoint(x: 70, y: 3000))
    #expect(desktop.calls == ["begin 1 true", "drop"])
    #expect(source.calls == ["will end copy", "did end copy", "transferred"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test(.oracle("V-149")) func `brings back what nobody takes`() {
    desktop.accepts = false
    let stage = drag(to: CGPoint(x: 70, y: 3000))
    #expect(source.calls == ["will end cancel", "did end cancel"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test(.oracle("V-149")) func `offers nothing of a drag that stays in its app`() {
    source.isRestricted = true
    _ = drag(to: CGPoint(x: 70, y: 3000))
    #expect(desktop.calls.first == "begin 0 true" && desktop.providers.isEmpty)
  }

  @Test(.oracle("V-150")) func `falls on views of the app's other windows`() {
    let other = Source()
    let second = Stage(.iPhone15, root: other)
    desktop.other = second.window.screen
    let stage = drag(to: CGPoint(x: 1210, y: 320))
    second.advance(by: 1)
    #expect(other.field.text == "wren" && source.field.text == "")
    #expect(source.calls == ["will end copy", "transferred", "did end copy"])
    #expect(stage.window.subviews.count == 1 && second.window.subviews.count == 1)
    #expect(desktop.calls == ["begin 1 true", "cancel"])
  }

  @Test func `ends with the window that it began in`() {
    let stage = Stage(.iPhone15, root: source)
    stage.window.screen.desktopDrags = desktop
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 1)
    finger.move(to: CGPoint(x: 100, y: 320))
    #expect(DragFlow.current != nil)
    stage.window.isHidden = true
    stage.turn(2)
    #expect(DragFlow.current == nil && desktop.calls == ["begin 1 true", "cancel"])
    #expect(source.calls == ["will end cancel", "did end cancel"])
    finger.lift()
    stage.turn()
    stage.window.isHidden = false
    stage.turn()
    #expect(stage.window.subviews.count == 1 && source.field.text == "")
  }

  @Test(.oracle("V-150")) func `brings back what was over a window that closed`() {
    let other = Source()
    let second = Stage(.iPhone15, root: other)
    desktop.other = second.window.screen
    desktop.accepts = false
    let stage = Stage(.iPhone15, root: source)
    stage.window.screen.desktopDrags = desktop
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 1)
    finger.move(to: CGPoint(x: 1210, y: 320))
    second.window.isHidden = true
    finger.lift()
    stage.advance(by: 1)
    #expect(other.field.text == "" && DragFlow.current == nil)
    #expect(source.calls == ["will end cancel", "did end cancel"])
    #expect(stage.window.subviews.count == 1)
  }
}
