internal import Foundation

/// Room in a text of UIKit's own views: an attachment without a picture (W-236).
final class TextRoom: UITextPlaceholder {
  private weak var text: (any EditedText)?
  private let attachment = NSTextAttachment()

  /// Makes room of a size in points at the caret, or behind what is selected.
  init(_ size: CGSize, in text: any EditedText) {
    self.text = text
    super.init()
    attachment.bounds = CGRect(origin: .zero, size: size)
    let selected = text.selectedUnits
    let place = selected.location + selected.length
    exchange(NSRange(location: place, length: 0), with: NSAttributedString(attachment: attachment))
  }

  override var rects: [UITextSelectionRect] {
    guard let text, let range else { return [] }
    return text.selectionRects(for: TextOffsets(range))
  }

  /// Takes the room away.
  func close() {
    if let range { exchange(range, with: NSAttributedString(string: "")) }
  }

  private var range: NSRange? {
    guard let whole = text?.styledText else { return nil }
    var found: NSRange?
    whole.enumerateAttribute(.attachment, in: NSRange(location: 0, length: whole.length)) {
      value,
      range,
      _ in
      if value as? NSTextAttachment === attachment { found = range }
    }
    return found
  }

  /// Exchanges a part of the text, and keeps the same text selected.
  private func exchange(_ range: NSRange, with part: NSAttributedString) {
    guard let text else { return }
    let whole = NSMutableAttributedString(attributedString: text.styledText)
    guard range.location + range.length <= whole.length else { return }
    var selected = text.selectedUnits
    whole.replaceCharacters(in: range, with: part)
    text.styledText = whole
    if selected.location >= range.location + range.length, range.length > 0 {
      selected.location -= range.length - part.length
    }
    text.selectedUnits = selected
  }
}
