import AccessibilityTree
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What assistive software of the desktop asks for, done by the cursor.
@Suite struct `Requests of the desktop` {
  private let stage: Stage
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let slider = UISlider(frame: CGRect(x: 20, y: 160, width: 200, height: 40))

  init() {
    let controller = UIViewController()
    field.accessibilityLabel = "Name"
    field.text = "kïwi"
    slider.accessibilityLabel = "Loudness"
    for view in [field, slider] { controller.view.addSubview(view) }
    stage = Stage(.iPhone15, root: controller)
  }

  private var voiceOver: VoiceOver { VoiceOver.start(on: stage.screen) }

  private func id(_ label: String) throws -> AccessibilityNode.ID {
    try #require(
      stage.screen.publishedSnapshot.elements.first { $0.label == label },
      "no element \(label)"
    ).id
  }

  @Test func `the focus goes where it is sent, and stays there in the next frame`() throws {
    #expect(voiceOver.perform(.focus(try id("Loudness"))))
    stage.settle()
    #expect(voiceOver.cursor === slider)
    #expect(stage.screen.publishedSnapshot.focus == (try id("Loudness")))
  }

  @Test func `an element that is gone does nothing`() throws {
    let gone = try id("Loudness")
    slider.removeFromSuperview()
    stage.settle()
    #expect(!voiceOver.perform(.setValue(gone, 1)))
  }

  @Test func `a value is set, and targets hear of it`() throws {
    var heard: [Float] = []
    slider.addAction(UIAction { [slider] _ in heard.append(slider.value) }, for: .valueChanged)
    #expect(voiceOver.perform(.setValue(try id("Loudness"), 0.25)))
    #expect(heard == [0.25])
  }

  /// Notes which part of a text view is to be changed.
  private final class RangeNotes: NSObject, UITextViewDelegate {
    var ranges: [NSRange] = []

    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      ranges.append(range)
      return true
    }
  }

  @Test func `part of a text view is changed, and the caret comes after it`() throws {
    let notes = RangeNotes()
    let text = UITextView(frame: CGRect(x: 20, y: 220, width: 200, height: 80))
    text.accessibilityLabel = "Notes"
    text.text = "a 🐦 sings"
    text.delegate = notes
    field.superview?.addSubview(text)
    stage.settle()
    #expect(voiceOver.perform(.replaceText(try id("Notes"), 2..<3, "wren")))
    #expect(text.text == "a wren sings")
    #expect(notes.ranges == [NSRange(location: 2, length: 2)])
    #expect(text.selectedRange == NSRange(location: 6, length: 0))
  }

  @Test func `words are put in by Unicode scalars, also where they are hidden`() throws {
    let name = try id("Name")
    #expect(voiceOver.perform(.replaceText(name, 2..<2, "🐦")))
    #expect(field.text == "kï🐦wi")
    #expect(voiceOver.perform(.select(name, 3..<3)))
    #expect(field.selectedUnits.location == 4)
    field.isSecureTextEntry = true
    #expect(voiceOver.perform(.replaceText(name, 0..<1, "")))
    #expect(field.text == "ï🐦wi")
    let node = try #require(stage.screen.publishedSnapshot[name])
    #expect(node.text?.content == "••••")
    #expect(voiceOver.perform(.setText(name, "moa")))
    #expect(field.text == "moa")
  }

  @Test func `a field has a caret that keys move, and types there`() {
    field.becomeFirstResponder()
    field.moveCaret(.back)
    field.insertText("x")
    #expect(field.text == "kïwxi")
    field.moveCaret(.start)
    field.deleteBackward()
    #expect(field.text == "kïwxi")
    field.moveCaret(.forth)
    field.deleteBackward()
    #expect(field.text == "ïwxi")
    field.moveCaret(.end)
    field.insertText("s")
    #expect(field.text == "ïwxis")
  }

  @Test func `a window is called as what it shows`() {
    let snapshot = stage.screen.publishedSnapshot
    #expect(snapshot.nodes.values.contains { $0.kind == .window && !$0.label.isEmpty })
  }
}
