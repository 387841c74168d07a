import CoreGraphics
import Device
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// Text as a person edits it: the caret, what is selected, and the commands of editing.
@Suite(.serialized) struct `Editing text` {
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 120, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 120))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(field)
      view.addSubview(notes)
    }
  }

  /// Opens the page; in the test itself, as other tests show screens between a suite's beginning and
  /// its tests.
  private func open() -> (stage: Stage, page: Page) {
    let page = Page()
    let stage = Stage(root: page)
    UIPasteboard.general.items = []
    return (stage, page)
  }

  /// The layers that the cursor shows in a view: what is not of a subview, by width.
  private func cursorLayers(of view: UIView) -> [CALayer] {
    let own = view.subviews.map(\.layer)
    return (view.layer.sublayers ?? []).filter { layer in
      !own.contains { $0 === layer } && layer.backgroundColor != nil && !layer.isHidden
    }
  }

  @Test(.oracle("W-68")) func `shows a caret where typing goes on`() throws {
    let (stage, page) = open()
    #expect(cursorLayers(of: page.notes).isEmpty)
    page.notes.text = "Grey heron"
    page.notes.becomeFirstResponder()
    stage.settle()
    let caret = try #require(cursorLayers(of: page.notes).first)
    let end = page.notes.caretRect(for: page.notes.endOfDocument)
    #expect(caret.frame.width == 2 && abs(caret.frame.minX - end.minX) < 1)
    page.notes.resignFirstResponder()
    stage.settle()
    #expect(cursorLayers(of: page.notes).isEmpty)
  }

  @Test(.oracle("W-68")) func `the caret blinks only for a person who watches`() throws {
    let (stage, page) = open()
    page.notes.becomeFirstResponder()
    stage.settle()
    stage.advance(by: 0.6)
    #expect(cursorLayers(of: page.notes).count == 1)
    stage.screen.frameLoop.isWatched = true
    stage.advance(by: 0.5)
    #expect(cursorLayers(of: page.notes).isEmpty)
    stage.type("a")
    #expect(cursorLayers(of: page.notes).count == 1)
  }

  @Test(.oracle("W-67")) func `highlights what is selected, with handles`() {
    let (stage, page) = open()
    page.notes.text = "Grey heron\nReed bunting"
    page.notes.becomeFirstResponder()
    page.notes.selectedRange = NSRange(location: 5, length: 10)
    stage.settle()
    // Two lines, and a bar with a knob at either end.
    #expect(cursorLayers(of: page.notes).count == 6)
  }

  @Test(.oracle("W-69")) func `taps put the caret, select a word, then all`() throws {
    let (stage, page) = open()
    page.notes.text = "Grey heron"
    let place = try #require(page.notes.position(from: page.notes.beginningOfDocument, offset: 2))
    let box = page.notes.caretRect(for: place)
    let point = page.notes.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
    stage.tap(at: point)
    #expect(page.notes.isFirstResponder)
    #expect(page.notes.selectedRange == NSRange(location: 2, length: 0))
    stage.tap(at: point)
    #expect(page.notes.selectedRange == NSRange(location: 0, length: 4))
    stage.tap(at: point)
    #expect(page.notes.selectedRange == NSRange(location: 0, length: 10))
  }

  @Test(.oracle("W-70")) func `a long text moves under its field with the caret`() {
    let (stage, page) = open()
    let field = page.field
    field.text = "a text that is much longer than its field"
    stage.settle()
    #expect(field.textLabel.lineScroll == nil)
    field.becomeFirstResponder()
    stage.settle()
    #expect(field.bounds.contains(field.typingBox))
    #expect((field.textLabel.lineScroll?.offset ?? 0) > 50)
    stage.press(key: 74)
    stage.settle()
    #expect(field.textLabel.lineScroll?.offset == 0)
    #expect(field.bounds.contains(field.typingBox))
    field.resignFirstResponder()
    stage.settle()
    #expect(field.textLabel.lineScroll == nil)
  }

  @Test(.oracle("W-71"), arguments: [KeyModifiers.command, .control])
  func `keys cut, copy and paste`(held: KeyModifiers) {
    let (stage, page) = open()
    let field = page.field
    field.text = "Grey heron"
    field.becomeFirstResponder()
    #expect(!field.canPerformAction(Selector("paste:"), withSender: nil))
    for _ in 0..<5 { stage.press(key: 80, modifiers: .shift) }
    #expect(field.selectedUnits == NSRange(location: 5, length: 5))
    stage.press(key: 27, modifiers: held)
    #expect(field.text == "Grey " && UIPasteboard.general.string == "heron")
    stage.press(key: 25, modifiers: held)
    stage.press(key: 25, modifiers: held)
    #expect(field.text == "Grey heronheron")
    stage.press(key: 4, modifiers: held)
    #expect(field.selectedUnits.length == 15)
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    #expect(field.canPerformAction(Selector("delete:"), withSender: nil))
  }

  @Test(.oracle("W-71")) func `a secure field is one word`() {
    let (stage, page) = open()
    let field = page.field
    field.text = "Grey heron"
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.select(nil)
    #expect(field.selectedUnits == NSRange(location: 0, length: 10))
    stage.press(key: 80, modifiers: .control)
    #expect(field.selectedUnits == NSRange(location: 0, length: 0))
    stage.press(key: 79, modifiers: .control)
    #expect(field.selectedUnits == NSRange(location: 10, length: 0))
  }

  @Test func `typing behind the last line break scrolls to the caret`() {
    let (stage, page) = open()
    let notes = page.notes
    notes.text = Array(repeating: "Grey heron", count: 30).joined(separator: "\n")
    notes.becomeFirstResponder()
    stage.settle()
    stage.type("\n")
    stage.settle()
    #expect(notes.bounds.contains(notes.typingBox))
    notes.contentOffset = .zero
    notes.text += "\nReed bunting"
    notes.scrollRangeToVisible(NSRange(location: (notes.text as NSString).length, length: 0))
    #expect(notes.bounds.contains(notes.typingBox) && notes.contentOffset.y > 300)
  }

  /// A label whose text can be copied, as apps write it.
  private final class CopyableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  }

  @Test(.oracle("W-71")) func `a command goes to an app's own responder that has it`() {
    ClassTable.register("copy:", of: CopyableLabel.self) { label, arguments in
      (label as? CopyableLabel)?.copy(arguments[0] as Any?)
    }
    let (stage, page) = open()
    let label = CopyableLabel(frame: CGRect(x: 20, y: 400, width: 120, height: 34))
    label.text = "Grey heron"
    page.view.addSubview(label)
    label.becomeFirstResponder()
    stage.press(key: 6, modifiers: .command)
    #expect(UIPasteboard.general.string == "Grey heron")
  }

  @Test func `keys go over words and select on their way`() {
    let (stage, page) = open()
    let field = page.field
    field.text = "one two three"
    field.becomeFirstResponder()
    stage.press(key: 80, modifiers: .control)
    #expect(field.selectedUnits == NSRange(location: 8, length: 0))
    stage.press(key: 80, modifiers: [.control, .shift])
    #expect(field.selectedUnits == NSRange(location: 4, length: 4))
    stage.press(key: 79, modifiers: [.control, .shift])
    #expect(field.selectedUnits == NSRange(location: 7, length: 1))
    stage.press(key: 76)
    #expect(field.text == "one twothree")
  }

  @Test(.oracle("W-73")) func `whoever hears of undecided text can tell that it is`() {
    let (stage, page) = open()
    let field = page.field
    var marks: [Bool] = []
    field.addAction(
      UIAction { [weak field] _ in marks.append(field?.markedTextRange != nil) },
      for: .editingChanged
    )
    field.becomeFirstResponder()
    stage.display.send(.markedText("に", selected: 1..<1))
    stage.advance(by: 1 / 60)
    stage.display.send(.markedText("", selected: 0..<0))
    stage.display.send(.text("日"))
    stage.advance(by: 1 / 60)
    #expect(field.text == "日" && field.markedTextRange == nil)
    #expect(marks == [true, false, false])
  }

  @Test func `an input method may decide for what it showed last, and then forget that`() {
    let (stage, page) = open()
    let field = page.field
    field.becomeFirstResponder()
    stage.display.send(.markedText("日本", selected: 2..<2))
    stage.display.send(.text("日本"))
    stage.display.send(.markedText("", selected: 0..<0))
    stage.advance(by: 1 / 60)
    #expect(field.text == "日本" && field.markedTextRange == nil)
  }

  @Test func `pasted lines become one in a field`() {
    let (stage, page) = open()
    let field = page.field
    UIPasteboard.general.string = "one\ntwo"
    field.becomeFirstResponder()
    field.paste(nil)
    stage.settle()
    #expect(field.text == "one two")
  }

  @Test(.oracle("W-74")) func `the secondary button opens the commands that are possible`() {
    let (stage, page) = open()
    page.notes.text = "Grey heron"
    page.notes.becomeFirstResponder()
    page.notes.selectedRange = NSRange(location: 0, length: 4)
    stage.settle()
    let box = page.notes.typingBox
    let point = page.notes.convert(CGPoint(x: box.minX - 6, y: box.midY), to: nil)
    stage.display.send(.secondaryPress(point))
    stage.settle()
    #expect(page.notes.selectedRange == NSRange(location: 0, length: 4))
    stage.tap("Cut")
    stage.settle()
    #expect(page.notes.text == " heron" && UIPasteboard.general.string == "Grey")
    #expect(stage.window.openMenu == nil)
  }

  @Test(.oracle("W-74")) func `a long press moves the caret, then opens the menu`() throws {
    let (stage, page) = open()
    UIPasteboard.general.string = "a "
    page.notes.text = "Grey heron"
    page.notes.becomeFirstResponder()
    stage.settle()
    let place = try #require(page.notes.position(from: page.notes.beginningOfDocument, offset: 5))
    let box = page.notes.caretRect(for: place)
    stage.press(at: page.notes.convert(CGPoint(x: box.midX, y: box.midY), to: nil))
    stage.settle()
    #expect(page.notes.selectedRange == NSRange(location: 5, length: 0))
    stage.tap("Paste")
    stage.settle()
    #expect(page.notes.text == "Grey a heron")
  }

  @Test func `the menu controller shows what somebody can perform`() {
    let (stage, page) = open()
    page.notes.text = "Grey heron"
    page.notes.becomeFirstResponder()
    page.notes.selectedRange = NSRange(location: 0, length: 4)
    stage.settle()
    UIMenuController.shared.showMenu(from: page.notes, rect: page.notes.typingBox)
    stage.settle()
    stage.tap("Copy")
    stage.settle()
    #expect(UIPasteboard.general.string == "Grey" && !UIMenuController.shared.isMenuVisible)
  }
}
