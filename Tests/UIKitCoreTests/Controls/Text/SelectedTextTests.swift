import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Selected text` {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  @Test(.oracle("W-61")) func `the caret stands behind text that code has set`() throws {
    let field = field("Heron")
    let range = try #require(field.selectedTextRange)
    #expect(range.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 5)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = "Grey 🦢"
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
  }

  @Test(.oracle("W-62")) func `typing takes the place of what is selected`() throws {
    let field = field("Grey heron")
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 4))
    field.selectedTextRange = field.textRange(from: start, to: end)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "Grey")
    field.insertText("Purple")
    #expect(field.text == "Purple heron")
    field.insertText("!")
    #expect(field.text == "Purple! heron")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = "Grey heron"
    view.selectedRange = NSRange(location: 0, length: 5)
    view.deleteBackward()
    #expect(view.text == "heron" && view.selectedRange == NSRange(location: 0, length: 0))
    view.deleteBackward()
    #expect(view.text == "heron")
  }

  @Test(.oracle("W-63")) func `positions end where the text does`() throws {
    let field = field("Heron")
    let end = field.endOfDocument
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: .max) == nil)
    let third = try #require(field.position(from: end, offset: -2))
    #expect(field.compare(third, to: end) == .orderedAscending)
    #expect(field.textRange(from: end, to: third).flatMap(field.text(in:)) == "on")
  }

  @Test(.oracle("W-64")) func `up and down reach the ends of a field`() {
    let field = field("Heron")
    field.moveCaret(.up)
    #expect(field.selectedUnits.location == 0)
    field.moveCaret(.forth)
    #expect(field.selectedUnits.location == 1)
    field.moveCaret(.down)
    #expect(field.selectedUnits.location == 5)
  }

  @Test func `places lead to positions and back`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = "One\nTwo"
    let controller = UIViewController()
    controller.view.addSubview(view)
    let stage = Stage(root: controller)
    stage.turn()
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let caret = view.caretRect(for: second)
    #expect(caret.width == 2 && caret.minY > view.caretRect(for: view.beginningOfDocument).minY)
    let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
    #expect(view.compare(found, to: second) == .orderedSame)
    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    )
    #expect(view.selectionRects(for: all).map(\.containsStart) == [true, false])
    view.selectedRange = NSRange(location: 1, length: 0)
    view.moveCaret(.down)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.moveCaret(.up)
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    let empty = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(empty.caretRect(for: empty.endOfDocument).height > 0)
  }

  @Test func `words and paragraphs are found`() throws {
    let field = field("Grey heron, Ardea")
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 7))
    let word = field.tokenizer.rangeEnclosingPosition(
      place,
      with: .word,
      inDirection: .storage(.forward)
    )
    #expect(word.flatMap(field.text(in:)) == "heron")
  }

  @Test func `an input method's text stays marked until it is decided`() {
    let field = field("")
    field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "に" && field.markedTextRange != nil)
    field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "にほ")
    field.insertText("日本")
    #expect(field.text == "日本" && field.markedTextRange == nil)
  }

  @Test func `positions of a text that was longer are taken for its end`() throws {
    let field = field("Grey heron")
    let far = field.endOfDocument
    let all = try #require(field.textRange(from: field.beginningOfDocument, to: far))
    field.text = "Owl"
    for direction in [UITextLayoutDirection.left, .right, .up, .down] {
      for offset in [0, 1, -1, .max, .min] {
        _ = field.position(from: far, in: direction, offset: offset)
        _ = field.position(from: field.beginningOfDocument, in: direction, offset: offset)
      }
    }
    let before = try #require(field.position(from: far, in: .left, offset: 1))
    #expect(field.compare(before, to: field.endOfDocument) == .orderedAscending)
    _ = field.position(from: far, offset: .min)
    _ = field.caretRect(for: far)
    _ = field.firstRect(for: all)
    _ = field.tokenizer.rangeEnclosingPosition(far, with: .word, inDirection: .storage(.forward))
    #expect(field.text(in: all) == "Owl")
    field.selectedTextRange = all
    field.replace(all, withText: "Tern")
    #expect(field.text == "Tern")
  }

  @Test func `marked text survives what makes no sense`() {
    let field = field("Grey ")
    for range in [
      NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: 5),
      NSRange(location: -3, length: 2), NSRange(location: 1, length: -1),
      NSRange(location: 1, length: .max),
    ] {
      field.setMarkedText("her", selectedRange: range)
      #expect(field.text == "Grey her")
    }
    field.text = ""
    field.insertText("x")
    #expect(field.text == "x" && field.markedTextRange == nil)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.setMarkedText("heron", selectedRange: NSRange(location: NSNotFound, length: 1))
    view.text = "o"
    view.insertText("wl")
    #expect(view.text == "owl")
    view.selectedRange = NSRange(location: NSNotFound, length: .max)
    view.selectedRange = NSRange(location: -5, length: 9)
    view.insertText("s")
  }
}

@Suite(.noLeaks) struct `Limits of text sizes` {
  @Test(.oracle("W-60")) func `hold for the view and what is in it`() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
    label.minimumContentSizeCategory = .medium
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
  }
}
