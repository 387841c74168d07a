import CoreGraphics
import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Text selected by dragging.
@Suite(.serialized) struct `Selecting text by dragging` {
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 120))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(field)
      view.addSubview(notes)
      notes.font = .systemFont(ofSize: 17)
    }
  }

  private func open() -> (stage: Stage, page: Page) {
    let page = Page()
    let stage = Stage(root: page)
    UIPasteboard.general.items = []
    return (stage, page)
  }

  /// The middle of the caret in front of a unit, on the screen.
  private func place(_ unit: Int, of text: any EditedText) -> CGPoint {
    let box = text.caretBox(at: unit)
    return text.convert(CGPoint(x: box.minX, y: box.midY), to: nil)
  }

  @Test(.oracle("W-112")) func `a handle takes its end of the selection along`() {
    let (stage, page) = open()
    let notes = page.notes
    notes.text = "Grey heron, Ardea cinerea"
    notes.becomeFirstResponder()
    notes.selectedRange = NSRange(location: 5, length: 5)
    stage.settle()
    stage.drag(from: place(10, of: notes), to: place(17, of: notes))
    #expect(notes.selectedRange == NSRange(location: 5, length: 12))
    stage.settle()
    #expect(stage.window.openMenu != nil)
    stage.window.openMenu?.close(animated: false)
    stage.settle()
    stage.drag(from: place(5, of: notes), to: place(0, of: notes))
    #expect(notes.selectedRange == NSRange(location: 0, length: 17))
    stage.window.openMenu?.close(animated: false)
    stage.settle()
    // Over the other end, which stays, and never to nothing.
    stage.drag(from: place(0, of: notes), to: place(17, of: notes))
    #expect(notes.selectedRange.length > 0)
    stage.window.openMenu?.close(animated: false)
    stage.settle()
  }

  @Test(.oracle("W-112")) func `the knob of a handle is held where it is touched`() {
    let (stage, page) = open()
    let field = page.field
    field.text = "Grey heron"
    field.becomeFirstResponder()
    field.selectedUnits = NSRange(location: 0, length: 4)
    stage.settle()
    let below = place(4, of: field)
    stage.drag(
      from: CGPoint(x: below.x, y: below.y + 12),
      to: CGPoint(x: place(10, of: field).x, y: below.y + 12)
    )
    #expect(field.selectedUnits == NSRange(location: 0, length: 10))
    stage.window.openMenu?.close(animated: false)
    stage.settle()
  }

  @Test(.oracle("W-113", "W-127")) func `the button of a mouse selects where a finger scrolls`() {
    let (stage, page) = open()
    let notes = page.notes
    notes.text = Array(repeating: "Grey heron", count: 30).joined(separator: "\n")
    stage.settle()
    let (start, end) = (place(2, of: notes), place(47, of: notes))
    let mouse = stage.pressButton(at: start)
    mouse.move(to: end)
    mouse.lift()
    #expect(notes.isFirstResponder)
    #expect(notes.selectedRange == NSRange(location: 2, length: 45))
    #expect(notes.contentOffset.y == 0)
    stage.tap(at: place(1, of: notes))
    stage.advance(by: 1)
    stage.drag(from: place(60, of: notes), to: place(3, of: notes))
    stage.settle()
    #expect(notes.contentOffset.y > 20 && notes.selectedRange.length == 0)
  }

  @Test(.oracle("W-113")) func `text goes on scrolling under a button that is held below it`() {
    let (stage, page) = open()
    let notes = page.notes
    notes.text = Array(repeating: "Grey heron", count: 60).joined(separator: "\n")
    stage.settle()
    let mouse = stage.pressButton(at: place(2, of: notes))
    mouse.move(to: CGPoint(x: 100, y: 350))
    let before = notes.contentOffset.y
    mouse.stay(for: 1)
    #expect(notes.contentOffset.y > before + 100)
    #expect(notes.selectedRange.length > 100)
    mouse.lift()
    stage.settle()
  }

  @Test(.oracle("W-114")) func `a second tap that moves selects by words, a third by paragraphs`() {
    let (stage, page) = open()
    let notes = page.notes
    notes.text = "Grey heron, Ardea cinerea\nReed bunting"
    notes.becomeFirstResponder()
    stage.settle()
    let point = place(7, of: notes)
    stage.tap(at: point)
    var finger = stage.touch(at: point)
    finger.move(to: place(14, of: notes))
    #expect(notes.selectedRange == NSRange(location: 5, length: 12))
    finger.move(to: place(2, of: notes))
    #expect(notes.selectedRange == NSRange(location: 0, length: 10))
    finger.lift()
    stage.window.openMenu?.close(animated: false)
    stage.settle()
    stage.advance(by: 1)
    stage.tap(at: point)
    stage.tap(at: point)
    finger = stage.touch(at: point)
    finger.move(to: place(28, of: notes))
    #expect(notes.selectedRange == NSRange(location: 0, length: 38))
    finger.lift()
    stage.window.openMenu?.close(animated: false)
    stage.settle()
  }
}
