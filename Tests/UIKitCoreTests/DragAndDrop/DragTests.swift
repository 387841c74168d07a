import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// A screen with a view to drag from and one to drop on; notes what is called.
private final class Screen: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let from = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  let onto = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 200))
  var calls: [String] = []
  var items = [UIDragItem(itemProvider: NSItemProvider(object: "hello" as NSString))]
  var operation = UIDropOperation.copy
  var allowsMove = true
  var texts: [String] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    (from.backgroundColor, onto.backgroundColor) = (.systemBlue, .systemGray5)
    view.addSubview(from)
    view.addSubview(onto)
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    from.addInteraction(drag)
    onto.addInteraction(UIDropInteraction(delegate: self))
  }

  private func note(_ call: String) { if calls.last != call { calls.append(call) } }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    note("items at \(session.location(in: from))")
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    note("lift")
    animator.addCompletion { [weak self] _ in self?.note("lifted") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) { note("begin") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  {
    note("move")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { note("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { note("did end \(operation)") }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    note("can handle")
    return session.canLoadObjects(ofClass: NSString.self)
      && session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
  }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { note("enter") }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if calls.last == "enter" { note("update") }
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  { note("exit") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    note("perform")
    session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      self?.texts = objects as? [String] ?? []
    }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    note("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    note("drop session end")
  }
}

@Suite struct `Dragging and dropping` {
  private func screen() -> (Stage, Screen) {
    let screen = Screen()
    let stage = Gallery.stage("iPhone 15", root: screen)
    return (stage, screen)
  }

  @Test(.oracle("V-145")) func `what another program drags here falls on a view`() {
    let things = [NSItemProvider(object: "hello" as NSString)]
    let elsewhere = Stage(.iPhone15, root: Screen())
    #expect(!elsewhere.window.screen.drop(things, at: CGPoint(x: 300, y: 150)))
    elsewhere.settle()
    let screen = Screen()
    let stage = Stage(.iPhone15, root: screen)
    #expect(stage.window.screen.drop(things, at: CGPoint(x: 100, y: 450)))
    stage.advance(by: 1)
    #expect(
      screen.calls == ["can handle", "enter", "update", "perform", "conclude", "drop session end"]
    )
    #expect(screen.texts == ["hello"])
    screen.operation = .move
    #expect(!stage.window.screen.drop(things, at: CGPoint(x: 100, y: 450)))
    stage.advance(by: 1)
    #expect(screen.calls.last == "drop session end")
  }

  @Test(.oracle("V-146")) func `texts fall into text that can be edited`() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    field.text = "wren"
    text.text = "robin"
    text.isEditable = false
    controller.view.addSubview(field)
    controller.view.addSubview(text)
    let stage = Stage(.iPhone15, root: controller)
    let things = [NSItemProvider(object: "s" as NSString)]
    #expect(stage.window.screen.drop(things, at: CGPoint(x: 210, y: 120)))
    stage.advance(by: 1)
    #expect(!stage.window.screen.drop(things, at: CGPoint(x: 100, y: 250)))
    // What nobody takes goes back, and holds its window until then.
    stage.settle()
    #expect(field.text == "wrens")
    #expect(text.text == "robin")
  }

  @Test(.oracle("G-02", "G-03", "G-04")) func `a drag onto a view is told in this order`() {
    let (stage, screen) = screen()
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 1)
    Gallery.keep(stage, as: "drag-lifted")
    finger.move(to: CGPoint(x: 120, y: 500))
    Gallery.keep(stage, as: "drag-over")
    finger.lift()
    stage.settle()
    #expect(
      screen.calls == [
        "items at CGPoint(x: 50.0, y: 50.0)", "lift", "lifted", "begin", "move", "can handle",
        "enter",
        "update", "move", "will end copy", "perform", "conclude", "drop session end",
        "did end copy",
      ]
    )
    #expect(screen.texts == ["hello"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test(.oracle("G-03")) func `a press without items, or too short a one, begins nothing`() {
    let (stage, screen) = screen()
    screen.items = []
    stage.press(at: CGPoint(x: 70, y: 150), for: 1)
    #expect(screen.calls == ["items at CGPoint(x: 50.0, y: 50.0)"])
    stage.drag(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 120, y: 500))
    #expect(screen.calls.count == 1)
  }

  @Test(.oracle("G-03")) func `a lift without a move goes back and begins no session`() {
    let (stage, screen) = screen()
    stage.press(at: CGPoint(x: 70, y: 150), for: 1)
    stage.settle()
    #expect(screen.calls == ["items at CGPoint(x: 50.0, y: 50.0)", "lift", "lifted"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test(.oracle("G-05"), arguments: [UIDropOperation.cancel, .forbidden, .move])
  func `what is not allowed does not fall`(_ operation: UIDropOperation) {
    let (stage, screen) = screen()
    (screen.operation, screen.allowsMove) = (operation, false)
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 0.6)
    finger.move(to: CGPoint(x: 120, y: 500))
    finger.lift()
    stage.settle()
    #expect(!screen.calls.contains("perform") && !screen.calls.contains("conclude"))
    let end = operation == .cancel ? "cancel" : "forbidden"
    #expect(
      screen.calls.suffix(4) == ["exit", "will end \(end)", "drop session end", "did end \(end)"]
    )
  }

  @Test(.oracle("G-04")) func `leaving a view and letting go elsewhere cancels`() {
    let (stage, screen) = screen()
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 0.6)
    finger.move(to: CGPoint(x: 120, y: 500))
    finger.move(to: CGPoint(x: 300, y: 700))
    finger.lift()
    stage.settle()
    #expect(screen.calls.contains("exit") && screen.calls.last == "did end cancel")
  }

  @Test(.oracle("G-11")) func `drags are off on an iPhone until an app enables them`() {
    let stage = Stage(.iPhone15)
    #expect(!UIDragInteraction.isEnabledByDefault)
    _ = stage
  }

  @Test(.oracle("G-10")) func `a view opens under items that rest over it`() {
    let (stage, screen) = screen()
    var opened = 0
    screen.onto.addInteraction(UISpringLoadedInteraction { _, _ in opened += 1 })
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 0.6)
    finger.move(to: CGPoint(x: 120, y: 500))
    #expect(opened == 0)
    finger.stay(for: 1)
    finger.lift()
    stage.settle()
    #expect(opened == 1)
  }

  @Test(.oracle("G-01")) func `providers have types, and read and write images`() throws {
    let size = CGSize(width: 2, height: 2)
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.canLoadObject(ofClass: NSString.self))
    let data = try #require(image.pngData())
    let read = try UIImage.object(withItemProviderData: data, typeIdentifier: "public.png")
    #expect(read.size.width > 0)
    provider.registerObject("a title" as NSString, visibility: .all)
    #expect(provider.registeredTypeIdentifiers.last == "public.utf8-plain-text")
    #expect(provider.canLoadObject(ofClass: String.self))
  }

  @Test(.oracle("G-12")) func `a view takes what its paste configuration names`() {
    final class Taker: UIView {
      var taken: [NSItemProvider] = []
      override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders }
    }
    let (stage, screen) = screen()
    let taker = Taker(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    screen.view.addSubview(taker)
    stage.turn()
    let finger = stage.touch(at: CGPoint(x: 70, y: 150))
    finger.stay(for: 0.6)
    finger.move(to: CGPoint(x: 300, y: 150))
    finger.lift()
    stage.settle()
    #expect(taker.taken.count == 1 && screen.calls.last == "did end copy")
    #expect(!taker.canPaste([NSItemProvider(object: UIImage())]))
  }

  @Test(.oracle("G-13")) func `an item is made once an activity wants it`() {
    nonisolated final class Late: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "made" }
    }
    let provider = Late(placeholderItem: "text")
    let controller = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(controller.placeholders as? [String] == ["text"])
    #expect(controller.items(for: .mail) as? [String] == ["made"])
    #expect(provider.activityType == .mail)
  }

  @Test(.oracle("G-09")) func `a preview of a view in a window has its place`() {
    let (stage, screen) = screen()
    defer { withExtendedLifetime(stage) {} }
    let preview = UITargetedDragPreview(view: screen.from)
    #expect(preview.target.container === screen.view && preview.target.center == screen.from.center)
    #expect(preview.size == CGSize(width: 100, height: 100))
    let target = UIDragPreviewTarget(container: screen.onto, center: .zero)
    #expect(preview.retargetedPreview(with: target).target === target)
  }
}
