import Testing
import UIKitTesting

@testable import UIKitCore

/// Colours every digit red, as an editor of source text does.
private final class DigitEditor: NSObject, NSTextStorageDelegate, UITextViewDelegate {
  var seen: [String] = []

  nonisolated func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    for (index, letter) in textStorage.string.enumerated() where letter.isNumber {
      let range = NSRange(location: index, length: 1)
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    }
    MainActor.assumeIsolated { seen.append("processed") }
  }

  func textViewDidChange(_ textView: UITextView) { seen.append("changed") }
}

@Suite @MainActor
struct `The storage of a text view` {
  private func color(_ view: UITextView, at index: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test(.oracle("W-98")) func `what is typed is processed before the delegate hears of it`() {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    controller.view.addSubview(view)
    let stage = Stage(.iPhone15, root: controller)
    let editor = DigitEditor()
    view.text = "Wren"
    view.textStorage.delegate = editor
    view.delegate = editor
    view.becomeFirstResponder()
    stage.type(" 7")
    #expect(view.text == "Wren 7" && view.textStorage.string == "Wren 7")
    #expect(editor.seen.last == "changed" && editor.seen.contains("processed"))
    #expect(color(view, at: 5) == .red && color(view, at: 0) != .red)
  }

  @Test(.oracle("W-98")) func `changes of either are seen in the other`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Robin")
    #expect(view.text == "Robin" && view.hasText)
    view.text = "Wren"
    #expect(view.textStorage.string == "Wren")
    let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
    view.textStorage.setAttributedString(NSAttributedString(string: ""))
    #expect(view.text == "" && !view.hasText)
    #expect(view.layoutManager.textContainers.first === view.textContainer)
    #expect(view.textContainer.layoutManager === view.layoutManager)
  }

  @Test(.oracle("W-98")) func `a view shows the storage of its container`() {
    let storage = NSTextStorage(string: "Kingfisher")
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    )
    container.widthTracksTextView = true
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      textContainer: container
    )
    #expect(view.text == "Kingfisher" && view.textStorage === storage)
    #expect(view.layoutManager === manager)
  }

  @Test(.oracle("W-96")) func `an excluded path makes the text taller`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = String(repeating: "Wren and robin. ", count: 30)
    let plain = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 150, height: 100))
    ]
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > plain + 20)
  }

  @Test func `a view names the limits of text sizes around it`() {
    let (outer, inner) = (UIView(), UILabel())
    outer.addSubview(inner)
    #expect(inner.appliedContentSizeCategoryLimitsDescription == "")
    outer.maximumContentSizeCategory = .large
    #expect(
      inner.appliedContentSizeCategoryLimitsDescription.hasSuffix(
        " any to UICTContentSizeCategoryL"
      )
    )
  }

  @Test(.noLeaks) func `a view with a storage goes away`() {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    controller.view.addSubview(view)
    let stage = Stage(.iPhone15, root: controller)
    view.layoutManager.allowsNonContiguousLayout = true
    view.textStorage.append(NSAttributedString(string: "Wren"))
    stage.settle()
    #expect(view.text == "Wren")
  }
}
