import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The commands of style, and what else text input has.
@Suite(.serialized) struct `Text with attributes` {
  private enum Key {
    static let (b, u) = (5, 24)
  }

  private final class Page: UIViewController, UITextViewDelegate {
    let notes = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 200))
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.font = .systemFont(ofSize: 17)
      notes.text = "Grey heron"
      notes.delegate = self
      view.addSubview(notes)
    }

    func textViewDidChange(_ textView: UITextView) { events.append("changed") }
    func textView(
      _ textView: UITextView,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { events.append("menu comes") }
    func textView(
      _ textView: UITextView,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { events.append("menu goes") }
  }

  private func isBold(_ text: UITextView, at index: Int) -> Bool {
    let font = text.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
  }

  @Test(.oracle("W-233")) func `becomes bold by a key, and plain again`() {
    let page = Page()
    let stage = Stage(root: page)
    let notes = page.notes
    notes.becomeFirstResponder()
    notes.selectedRange = NSRange(location: 0, length: 4)
    stage.press(key: Key.b, modifiers: .command)
    #expect(!isBold(notes, at: 0))
    notes.allowsEditingTextAttributes = true
    stage.press(key: Key.b, modifiers: .command)
    #expect(isBold(notes, at: 0) && isBold(notes, at: 3) && !isBold(notes, at: 5))
    #expect(notes.selectedRange == NSRange(location: 0, length: 4))
    #expect(page.events == ["changed"])
    stage.press(key: Key.b, modifiers: .command)
    #expect(!isBold(notes, at: 0))
    notes.increaseSize(nil)
    let font = notes.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 18)
    notes.undoManager?.undo()
    let old = notes.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(old?.pointSize == 17 && notes.text == "Grey heron")
  }

  @Test(.oracle("W-233")) func `gets the attributes that a handler makes, and a direction`() {
    let page = Page()
    let stage = Stage(root: page)
    let notes = page.notes
    notes.allowsEditingTextAttributes = true
    notes.becomeFirstResponder()
    stage.turn()
    notes.selectedRange = NSRange(location: 5, length: 5)
    notes.updateTextAttributes { attributes in
      attributes.merging([.foregroundColor: UIColor.systemRed]) { $1 }
    }
    let color = notes.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil)
    #expect(color as? UIColor == .systemRed)
    notes.makeTextWritingDirectionRightToLeft(nil)
    let start = notes.beginningOfDocument
    #expect(notes.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
    let style = notes.textStyling(at: notes.endOfDocument, in: .backward)
    #expect(style?[.foregroundColor] as? UIColor == .systemRed)
  }

  @Test(.oracle("W-235")) func `announces its menu, which has styles`() {
    let page = Page()
    let stage = Stage(root: page)
    page.notes.allowsEditingTextAttributes = true
    page.notes.becomeFirstResponder()
    page.notes.selectAll(nil)
    stage.settle()
    page.notes.openEditMenu()
    stage.settle()
    #expect(page.events == ["menu comes"])
    let titles = stage.window.openMenu?.path.first?.children.map(\.title) ?? []
    #expect(titles.contains("Format"))
    stage.window.openMenu?.close(animated: false)
    stage.settle()
    #expect(page.events == ["menu comes", "menu goes"])
  }

  @Test(.oracle("W-236")) func `makes room for what comes later`() throws {
    let page = Page()
    let stage = Stage(root: page)
    let notes = page.notes
    notes.selectedRange = NSRange(location: 4, length: 0)
    let room = notes.insertTextPlaceholder(with: CGSize(width: 60, height: 20))
    stage.turn()
    let box = try #require(room.rects.first)
    #expect(abs(box.rect.width - 60) < 1)
    #expect(notes.attributedText.length == 11)
    notes.remove(room)
    #expect(notes.text == "Grey heron" && room.rects.isEmpty)
    #expect(notes.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test(.oracle("W-236")) func `has a caret that follows a finger`() {
    let page = Page()
    let stage = Stage(root: page)
    let notes = page.notes
    notes.becomeFirstResponder()
    notes.selectedRange = NSRange(location: 0, length: 0)
    stage.turn()
    let distance = notes.caretBox(at: 4).minX - notes.caretBox(at: 0).minX
    notes.beginFloatingCursor(at: CGPoint(x: 200, y: 100))
    notes.updateFloatingCursor(at: CGPoint(x: 200 + distance, y: 100))
    notes.endFloatingCursor()
    #expect(notes.selectedRange == NSRange(location: 4, length: 0))
    notes.updateFloatingCursor(at: .zero)
    #expect(notes.selectedRange.location == 4)
  }

  @Test(.oracle("W-237")) func `has a border that is drawn`() {
    let page = Page()
    let stage = Stage(root: page)
    let layer = page.notes.layer
    #expect(layer.borderWidth == 0)
    page.notes.borderStyle = .roundedRect
    stage.turn()
    #expect(layer.borderWidth > 0 && layer.cornerRadius == 5 && layer.borderColor != nil)
    page.notes.borderStyle = .none
    #expect(layer.borderWidth == 0)
  }

  @Test(.oracle("W-238")) func `goes back to where the user was`() {
    let page = Page()
    let stage = Stage(root: page)
    let notes = page.notes
    notes.becomeFirstResponder()
    notes.selectedRange = NSRange(location: 5, length: 5)
    stage.turn()
    let state = notes.interactionState
    notes.resignFirstResponder()
    notes.selectedRange = NSRange(location: 0, length: 0)
    notes.interactionState = state
    #expect(notes.isFirstResponder)
    #expect(notes.selectedRange == NSRange(location: 5, length: 5))
  }

  private final class Strict: UITextField {
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
      text != "x"
    }
  }

  @Test(.oracle("W-236")) func `asks its own class about each change`() {
    let field = Strict(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.insertText("a")
    field.insertText("x")
    field.insertText("b", alternatives: ["d"], style: .lowConfidence)
    #expect(field.text == "ab")
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    let second = all.flatMap { field.position(within: $0, atCharacterOffset: 1) }
    #expect(
      second.flatMap { place in all.map { field.characterOffset(of: place, within: $0) } } == 1
    )
    #expect(all.flatMap { field.position(within: $0, atCharacterOffset: 3) } == nil)
  }
}
