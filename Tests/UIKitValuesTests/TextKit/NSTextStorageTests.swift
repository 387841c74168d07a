import Testing
import UIKitTesting

@testable import UIKitValues

/// Notes the changes that it hears of, and colours digits as an editor does.
private final class Editor: NSTextStorageDelegate {
  var notes: [String] = []

  private func note(_ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ by: Int)
  {
    let kinds = [mask.contains(.editedCharacters) ? "characters" : "attributes"]
    notes.append("\(name) \(kinds[0]) \(range.location)+\(range.length) by \(by)")
  }

  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("will", editedMask, editedRange, delta)
  }

  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("did", editedMask, editedRange, delta)
    textStorage.addAttribute(.kern, value: 2.0, range: editedRange)
  }
}

/// Text that lies somewhere else, as editors with colours have it.
private final class BackedStorage: NSTextStorage {
  private var letters = ""
  private var capitals: [NSAttributedString.Key: Any] = [:]
  var processed = 0

  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var string: String { letters }

  override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    range?.pointee = NSRange(location: 0, length: letters.utf16.count)
    return capitals
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    letters = (letters as NSString).replacingCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    capitals = attrs ?? [:]
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override func processEditing() {
    processed += 1
    super.processEditing()
  }
}

@Suite struct `Storing text` {
  @Test(.oracle("W-95")) func `changes between begin and end are processed once`() {
    let storage = NSTextStorage(string: "One bird")
    let editor = Editor()
    storage.delegate = editor
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Seven")
    storage.append(NSAttributedString(string: "s"))
    storage.endEditing()
    #expect(storage.string == "Seven birds")
    #expect(editor.notes == ["will characters 0+11 by 3", "did characters 0+11 by 3"])
    #expect(storage.attribute(.kern, at: 10, effectiveRange: nil) as? Double == 2)
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
  }

  @Test(.oracle("W-95")) func `what lies behind a change moves with it`() {
    var edits = TextEdits()
    edits.add(.editedAttributes, NSRange(location: 10, length: 5), 0)
    edits.add(.editedCharacters, NSRange(location: 2, length: 1), 3)
    #expect(edits.range == NSRange(location: 2, length: 16))
    edits.add(.editedCharacters, NSRange(location: 0, length: 18), -18)
    #expect(edits.range == NSRange(location: 0, length: 0))
    #expect(edits.changeInLength == -15)
  }

  @Test func `a subclass keeps its text elsewhere`() {
    let storage = BackedStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.setAttributedString(NSAttributedString(string: "Wren", attributes: [.kern: 1.0]))
    #expect(storage.string == "Wren" && storage.length == 4 && storage.processed == 1)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Double == 1)
    #expect((storage.copy() as? NSAttributedString)?.string == "Wren")
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
    storage.addAttribute(.kern, value: 3.0, range: NSRange(location: 0, length: 4))
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 3)
  }

  @Test func `attributes of every kind are set over others`() {
    let text = NSMutableAttributedString(string: "Wren")
    let all = NSRange(location: 0, length: 4)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: all)
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: all)
    text.addAttribute(.underlineStyle, value: 2, range: NSRange(location: 1, length: 2))
    text.addAttribute(.link, value: "https://example.org", range: all)
    #expect(text.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(text.attribute(.link, at: 3, effectiveRange: nil) as? String == "https://example.org")
  }
}
