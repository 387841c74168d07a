import AccessibilityTree
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Where the characters of texts are, as assistive software asks for them.
@Suite struct `Places of characters` {
  private let controller = UIViewController()
  private let stage: Stage

  init() { stage = Stage(.iPhone15, root: controller) }

  private func show<View: UIView & PlacedText>(
    _ view: View,
    width: CGFloat = 120,
    height: CGFloat = 80
  ) throws -> AccessibilityTextPlaces {
    view.frame = CGRect(x: 40, y: 200, width: width, height: height)
    controller.view.addSubview(view)
    stage.settle()
    return try #require(view.textPlaces)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  @Test func `a label has lines that follow each other, and characters inside of them`() throws {
    let text = "The robin sings in winter"
    let label = label(text)
    let places = try show(label)
    #expect(places.characters.count == text.count)
    #expect(places.lines.count == 2)
    #expect(places.lines.map(\.range) == [0..<16, 16..<25])
    for line in places.lines {
      #expect(label.accessibilityFrame.contains(line.frame))
      for (first, second) in zip(line.range, line.range.dropFirst()) {
        #expect(abs(places.characters[first].maxX - places.characters[second].minX) < 0.01)
      }
    }
    // The space at which the line is broken is not drawn.
    #expect(places.characters[15].width == 0)
    #expect(places.lines[1].frame.minY > places.lines[0].frame.minY)
    let word = try #require(places.frame(of: 4..<9))
    #expect(word.minX == places.characters[4].minX && word.maxX == places.characters[8].maxX)
    #expect(places.offset(at: CGPoint(x: word.minX + 1, y: word.midY)) == 4)
  }

  @Test func `characters of several scalars share a place, and offsets count scalars`() throws {
    let text = "a👩‍👩‍👧e\u{301}b"
    let places = try show(label(text))
    #expect(places.characters.count == 9)
    #expect(Set(places.characters[1..<6].map(\.minX)).count == 1)
    #expect(places.characters[1].width > 10)
    #expect(places.characters[6] == places.characters[7])
    #expect(places.characters[8].minX >= places.characters[7].maxX - 0.01)
  }

  @Test func `text of the other direction begins at the right`() throws {
    let label = label("שלום ציפור")
    let places = try show(label, width: 300)
    for (first, second) in zip(places.characters, places.characters.dropFirst()) {
      #expect(first.minX >= second.maxX - 0.01)
    }
    #expect(try #require(places.frame(of: 0..<4)).minX > (places.frame(of: 5..<10)?.maxX ?? 999))
  }

  @Test func `a field's text is inside its border, and behind it is the end`() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "kïwi 🥝"
    let places = try show(field, height: 36)
    #expect(places.characters.count == 6)
    #expect(places.characters[0].minX == 47)
    #expect(places.caret(at: 6)?.minX == places.characters[5].maxX)
    #expect(places.line(at: 6) == 0..<6)
  }

  @Test func `a scrolled text view's characters move with its content`() throws {
    let view = UITextView()
    view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    let before = try show(view)
    #expect(before.lines.count == 40)
    #expect(before.lines[0].range == 0..<7)
    // The line break is the last character of its line, and is not drawn.
    #expect(
      before.characters[6].width == 0 && before.characters[6].minX == before.characters[5].maxX
    )
    view.contentOffset.y = 100
    stage.settle()
    let after = try #require(view.textPlaces)
    #expect(after.characters[0].minY == before.characters[0].minY - 100)
  }

  @Test func `text behind a paragraph of another style is counted from the beginning`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(string: "One\n")
    text.append(NSAttributedString(string: "two\n", attributes: [.paragraphStyle: style]))
    text.append(NSAttributedString(string: "three"))
    let label = label("")
    label.attributedText = text
    let places = try show(label)
    #expect(places.lines.map(\.range) == [0..<4, 4..<8, 8..<13])
    #expect(places.characters[4].minX > places.characters[8].minX)
  }

  @Test func `text that ends with a break has an empty line, and its caret is there`() throws {
    let view = UITextView()
    view.text = "One\n"
    let places = try show(view)
    #expect(places.lines.map(\.range) == [0..<4, 4..<4])
    #expect(try #require(places.caret(at: 4)).minY > places.characters[0].minY)
  }

  @Test func `a part of a text is scrolled into sight`() throws {
    let view = UITextView()
    view.accessibilityLabel = "Notes"
    view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    let places = try show(view)
    let id = try #require(stage.screen.publishedSnapshot.elements.first { $0.label == "Notes" }).id
    #expect(VoiceOver.start(on: stage.screen).perform(.revealText(id, places.lines[30].range)))
    let now = try #require(view.textPlaces)
    #expect(view.accessibilityFrame.contains(now.lines[30].frame))
    #expect(view.contentOffset.y > 100)
  }

  @Test func `only a label that is read as it is drawn says its text`() throws {
    let (plain, renamed) = (label("Robin"), label("rbn"))
    renamed.accessibilityLabel = "Robin, shortened"
    _ = try show(plain)
    _ = try show(renamed)
    let elements = stage.screen.publishedSnapshot.elements
    #expect(elements.first { $0.label == "Robin" }?.text?.content == "Robin")
    #expect(elements.first { $0.label == "Robin, shortened" }?.text == nil)
  }
}
