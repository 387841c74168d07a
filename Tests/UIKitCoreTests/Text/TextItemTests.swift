import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Parts of a text that are tapped and pressed, and text of an app's own views.
@Suite(.serialized) struct `Parts of a text` {
  private final class Page: UIViewController, UITextViewDelegate, UITextInteractionDelegate {
    let notes = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 200))
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(notes)
      notes.isEditable = false
      notes.delegate = self
      let text = NSMutableAttributedString(
        string: "heron robin",
        attributes: [.font: UIFont.systemFont(ofSize: 30)]
      )
      let tag = NSAttributedString.Key("UITextItemTag")
      text.addAttributes([tag: "bird"], range: NSRange(location: 6, length: 5))
      notes.attributedText = text
    }

    func textView(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      guard case .tag(let name) = textItem.content else { return defaultAction }
      return UIAction { [weak self] _ in self?.events.append("tapped \(name)") }
    }

    func textView(
      _ textView: UITextView,
      menuConfigurationFor textItem: UITextItem,
      defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      let action = UIAction(title: "Count") { [weak self] _ in self?.events.append("counted") }
      return UITextItem.MenuConfiguration(menu: UIMenu(children: [action]))
    }

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      point.x < 250
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { events.append("begins") }
    func interactionDidEnd(_ interaction: UITextInteraction) { events.append("ended") }
  }

  @Test(.oracle("W-242")) func `have an action, and a menu when they are pressed`() {
    let page = Page()
    let stage = Stage(root: page)
    stage.settle()
    let box = page.notes.boxes(of: NSRange(location: 7, length: 3))[0]
    let point = page.notes.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
    stage.tap(at: point)
    #expect(page.events == ["tapped bird"])
    stage.advance(by: 1)
    stage.press(at: point, for: 1)
    stage.settle()
    stage.tap("Count")
    stage.settle()
    #expect(page.events == ["tapped bird", "counted"])
  }

  /// A view of an app's own with text of letters of one width.
  private final class Ruler: UIView, UITextInput {
    var text = "grey heron"
    var selectedTextRange: UITextRange? {
      didSet { inputDelegate?.selectionDidChange(self) }
    }
    weak var inputDelegate: (any UITextInputDelegate)?
    let letter: CGFloat = 20

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
    func text(in range: UITextRange) -> String? {
      (range as? TextOffsets).map { (text as NSString).substring(with: $0.value) }
    }
    var endOfDocument: UITextPosition { TextOffset(text.utf16.count) }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      (position as? TextOffset).map { TextOffset($0.value + offset) }
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      ((toPosition as? TextOffset)?.value ?? 0) - ((from as? TextOffset)?.value ?? 0)
    }
    func caretRect(for position: UITextPosition) -> CGRect {
      CGRect(x: CGFloat((position as? TextOffset)?.value ?? 0) * letter, y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
      TextOffset(min(max(0, Int((point.x / letter).rounded())), text.utf16.count))
    }
    var autocapitalizationType = UITextAutocapitalizationType.none
    var autocorrectionType = UITextAutocorrectionType.no
    var spellCheckingType = UITextSpellCheckingType.no
    var smartQuotesType = UITextSmartQuotesType.no
    var smartDashesType = UITextSmartDashesType.no
    var smartInsertDeleteType = UITextSmartInsertDeleteType.no
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType?
  }

  @Test(.oracle("W-243")) func `are selected in a view of an app's own`() {
    let page = Page()
    let stage = Stage(root: page)
    let ruler = Ruler(frame: CGRect(x: 40, y: 400, width: 300, height: 20))
    page.view.addSubview(ruler)
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = ruler
    interaction.delegate = page
    ruler.addInteraction(interaction)
    stage.settle()
    stage.tap(at: CGPoint(x: 40 + 60, y: 410))
    stage.advance(by: 1)
    #expect(ruler.isFirstResponder)
    #expect(ruler.selectedTextRange == TextOffsets(NSRange(location: 3, length: 0)))
    #expect(page.events == ["begins", "ended"])
    let point = CGPoint(x: 40 + 140, y: 410)
    stage.tap(at: point)
    stage.advance(by: 0.1)
    stage.tap(at: point)
    stage.advance(by: 1)
    #expect(ruler.selectedTextRange == TextOffsets(NSRange(location: 5, length: 5)))
    stage.tap(at: CGPoint(x: 40 + 280, y: 410))
    stage.advance(by: 1)
    #expect(ruler.selectedTextRange == TextOffsets(NSRange(location: 5, length: 5)))
    ruler.resignFirstResponder()
    stage.settle()
  }
}
