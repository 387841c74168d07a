import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Text that is dragged out of views, dropped on them and pasted.
@Suite(.serialized) struct `Text that is dragged and pasted` {
  private final class Page: UIViewController, UITextDragDelegate, UITextDropDelegate,
    UITextPasteDelegate
  {
    let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 34))
    var calls: [String] = []
    var action = UITextDropProposal.Action.insert

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.font = .systemFont(ofSize: 40)
      notes.text = "Grey heron"
      field.text = "A "
      view.addSubview(notes)
      view.addSubview(field)
    }

    func textDraggableView(
      _ textDraggableView: UIView & UITextDraggable,
      itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      calls.append("items")
      return dragRequest.suggestedItems
    }
    func textDraggableView(
      _ textDraggableView: UIView & UITextDraggable,
      dragSessionWillBegin session: any UIDragSession
    ) { calls.append("begin") }
    func textDraggableView(
      _ textDraggableView: UIView & UITextDraggable,
      dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { calls.append("end \(operation)") }

    func textDroppableView(
      _ textDroppableView: UIView & UITextDroppable,
      proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      let proposal = drop.suggestedProposal
      proposal.dropAction = action
      return proposal
    }
    func textDroppableView(
      _ textDroppableView: UIView & UITextDroppable,
      willPerformDrop drop: any UITextDropRequest
    ) { calls.append(drop.isSameView ? "falls on itself" : "falls") }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) { item.setResult(string: "wren") }
  }

  private func open() -> (stage: Stage, page: Page) {
    let page = Page()
    let stage = Stage(root: page)
    UIPasteboard.general.items = []
    page.notes.becomeFirstResponder()
    page.notes.textDragInteraction?.isEnabled = true
    page.notes.selectedRange = NSRange(location: 0, length: 4)
    page.notes.textDragDelegate = page
    page.field.textDropDelegate = page
    stage.settle()
    return (stage, page)
  }

  private func place(_ unit: Int, of text: any EditedText) -> CGPoint {
    let box = text.caretBox(at: unit)
    return text.convert(CGPoint(x: box.minX, y: box.midY), to: nil)
  }

  private func drag(_ stage: Stage, from notes: UITextView, to point: CGPoint) {
    let (first, last) = (place(1, of: notes), place(3, of: notes))
    let finger = stage.touch(at: CGPoint(x: (first.x + last.x) / 2, y: first.y))
    finger.stay(for: 0.8)
    finger.move(to: point)
    finger.lift()
    stage.advance(by: 1)
    stage.settle()
  }

  @Test(.oracle("W-240", "W-241")) func `goes from a text view into a field`() {
    let (stage, page) = open()
    drag(stage, from: page.notes, to: place(2, of: page.field))
    #expect(page.field.text == "A Grey" && page.notes.text == "Grey heron")
    #expect(page.calls == ["items", "begin", "falls", "end copy"])
    page.action = .replaceAll
    page.notes.becomeFirstResponder()
    page.notes.selectedRange = NSRange(location: 0, length: 4)
    stage.settle()
    drag(stage, from: page.notes, to: place(0, of: page.field))
    #expect(page.field.text == "Grey")
  }

  @Test(.oracle("W-241")) func `is moved within its view`() {
    let (stage, page) = open()
    page.notes.textDropDelegate = page
    drag(stage, from: page.notes, to: place(10, of: page.notes))
    #expect(page.notes.text == " heronGrey")
    #expect(page.notes.selectedRange == NSRange(location: 6, length: 4))
    #expect(page.calls == ["items", "begin", "falls on itself", "end move"])
  }

  @Test(.oracle("W-240")) func `stays where it is on a press, which opens the menu`() {
    let (stage, page) = open()
    let (first, last) = (place(1, of: page.notes), place(3, of: page.notes))
    stage.press(at: CGPoint(x: (first.x + last.x) / 2, y: first.y), for: 1)
    stage.settle()
    #expect(page.notes.text == "Grey heron")
    #expect(stage.window.openMenu != nil)
    stage.window.openMenu?.close(animated: false)
    stage.settle()
  }

  @Test(.oracle("W-239")) func `is pasted as the delegate makes it`() {
    let (stage, page) = open()
    UIPasteboard.general.string = "robin"
    page.field.becomeFirstResponder()
    page.field.paste(nil)
    #expect(page.field.text == "A robin")
    page.field.pasteDelegate = page
    page.field.selectAll(nil)
    page.field.paste(nil)
    stage.settle()
    #expect(page.field.text == "wren")
  }
}
