import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What was typed, taken back and done again.
@Suite(.serialized) struct `Undoing what was typed` {
  private final class Page: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 120))
    var asked: [NSRange] = []
    var agrees = true

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(notes)
      field.delegate = self
      notes.delegate = self
    }

    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      asked.append(range)
      return agrees
    }
  }

  private func open() -> (stage: Stage, page: Page) {
    let page = Page()
    let stage = Stage(root: page)
    UIPasteboard.general.items = []
    return (stage, page)
  }

  private static let z = 29
  private static let y = 28

  @Test(.oracle("W-115"), arguments: [KeyModifiers.command, .control])
  func `typing goes back as one, and comes again`(held: KeyModifiers) {
    let (stage, page) = open()
    page.notes.text = "A: "
    page.notes.becomeFirstResponder()
    for letter in "heron" { stage.type(String(letter)) }
    stage.press(key: Self.z, modifiers: held)
    #expect(page.notes.text == "A: ")
    #expect(page.notes.undoManager?.redoActionName == "Typing")
    stage.press(key: Self.z, modifiers: [held, .shift])
    #expect(page.notes.text == "A: heron")
    stage.press(key: Self.z, modifiers: held)
    stage.press(key: Self.y, modifiers: .control)
    #expect(page.notes.text == "A: heron")
    #expect(page.notes.undoManager?.canRedo == false)
  }

  @Test(.oracle("W-115")) func `another place, deleting and pasting are steps of their own`() {
    let (stage, page) = open()
    let notes = page.notes
    notes.becomeFirstResponder()
    for letter in "heron" { stage.type(String(letter)) }
    notes.selectedRange = NSRange(location: 0, length: 0)
    for letter in "A " { stage.type(String(letter)) }
    notes.selectedRange = NSRange(location: 7, length: 0)
    for _ in 0..<3 { stage.press(key: 42) }
    #expect(notes.text == "A he")
    UIPasteboard.general.string = "ath"
    notes.paste(nil)
    #expect(notes.text == "A heath")
    #expect(notes.undoManager?.undoMenuItemTitle == "Undo Paste")
    var seen: [String] = []
    for _ in 0..<4 {
      stage.press(key: Self.z, modifiers: .command)
      seen.append(notes.text)
    }
    #expect(seen == ["A he", "A heron", "heron", ""])
    for _ in 0..<4 { stage.press(key: Self.z, modifiers: [.command, .shift]) }
    #expect(notes.text == "A heath")
  }

  @Test(.oracle("W-116")) func `the delegate is asked about what comes back`() {
    let (stage, page) = open()
    page.notes.becomeFirstResponder()
    stage.type("heron")
    page.asked = []
    page.agrees = false
    stage.press(key: Self.z, modifiers: .command)
    #expect(page.notes.text == "heron" && page.asked == [NSRange(location: 0, length: 5)])
  }

  @Test(.oracle("W-117")) func `text that code sets can't be taken back to what it was`() {
    let (stage, page) = open()
    page.notes.becomeFirstResponder()
    stage.type("heron")
    page.notes.text = "owl"
    #expect(page.notes.undoManager?.canUndo == false)
    stage.press(key: Self.z, modifiers: .command)
    #expect(page.notes.text == "owl")
    let field = page.field
    field.addAction(
      UIAction { [weak field] _ in field?.text = field?.text?.uppercased() },
      for: .editingChanged
    )
    field.becomeFirstResponder()
    stage.type("tern")
    #expect(field.text == "TERN" && field.undoManager?.canUndo == false)
  }

  @Test(.oracle("W-118")) func `a field has a manager of its own until its editing ends`() {
    let (stage, page) = open()
    page.field.becomeFirstResponder()
    stage.type("tern")
    #expect(page.field.undoManager !== page.notes.undoManager)
    #expect(page.notes.undoManager === stage.window.undoManager)
    #expect(page.field.undoManager?.canUndo == true)
    page.field.resignFirstResponder()
    #expect(page.field.undoManager?.canUndo == false)
  }

  @Test func `an input method's undecided text is one step with what it decides`() {
    let (stage, page) = open()
    let notes = page.notes
    notes.becomeFirstResponder()
    notes.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    notes.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    notes.insertText("日本")
    stage.press(key: Self.z, modifiers: .command)
    #expect(notes.text.isEmpty)
    stage.press(key: Self.z, modifiers: [.command, .shift])
    #expect(notes.text == "日本")
  }

  @Test(.oracle("W-119")) func `a shake asks whether to take back`() {
    let (stage, page) = open()
    page.notes.becomeFirstResponder()
    stage.display.send(.shake)
    stage.settle()
    #expect(page.presentedViewController == nil)
    stage.type("heron")
    stage.display.send(.shake)
    stage.settle()
    #expect((page.presentedViewController as? UIAlertController)?.title == "Undo Typing")
    stage.tap("Undo")
    stage.settle()
    #expect(page.notes.text.isEmpty && page.presentedViewController == nil)
    UIApplication.shared.applicationSupportsShakeToEdit = false
    defer { UIApplication.shared.applicationSupportsShakeToEdit = true }
    stage.display.send(.shake)
    stage.settle()
    #expect(page.presentedViewController == nil)
  }
}
