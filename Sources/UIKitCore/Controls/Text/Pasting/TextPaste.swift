internal import Foundation

/// Things that are pasted into a text: each gets its result, and all are put in together.
///
/// Results that take their time are waited for; the paste holds itself until they are there.
final class TextPaste {
  private weak var text: (any EditedText & UITextPasteConfigurationSupporting)?
  private let range: UITextRange
  private var items: [Item] = []
  private var hold: TextPaste?
  /// Called with the range of the new text once it is put in.
  var ended: ((NSRange) -> Void)?

  init(
    _ providers: [(provider: NSItemProvider, local: Any?)],
    into text: any EditedText & UITextPasteConfigurationSupporting,
    at range: NSRange
  ) {
    (self.text, self.range) = (text, TextOffsets(range))
    items = providers.map {
      Item($0.provider, local: $0.local, style: text.style(at: range.location))
    }
  }

  /// Asks the delegate for each result.
  func begin() {
    guard let text else { return }
    hold = self
    for item in items {
      item.hasResult = { [weak self] in self?.endIfReady() }
      item.takeToken = { [weak text] in (text as? UISearchTextField)?.tokens.append($0) }
      if let delegate = text.pasteDelegate {
        delegate.textPasteConfigurationSupporting(text, transform: item)
      } else {
        item.setDefaultResult()
      }
    }
    endIfReady()
  }

  private func endIfReady() {
    guard hold != nil, items.allSatisfy(\.isReady) else { return }
    hold = nil
    let parts = items.compactMap(\.result)
    guard let text, !parts.isEmpty else { return }
    let delegate = text.pasteDelegate
    let whole =
      delegate?.textPasteConfigurationSupporting(
        text,
        combineItemAttributedStrings: parts,
        for: range
      ) ?? .joined(parts)
    let new =
      delegate?.textPasteConfigurationSupporting(text, performPasteOf: whole, to: range)
      ?? text.put(whole, in: range)
    if let new = text.units(of: new) { ended?(new) }
  }

  /// A thing, and its result once that is known.
  private final class Item: NSObject, UISearchTextFieldPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private(set) var result: NSAttributedString?
    private(set) var isReady = false
    var hasResult: (() -> Void)?
    /// Puts a token into a search field; does nothing in other texts.
    var takeToken: ((UISearchToken) -> Void)?

    init(_ provider: NSItemProvider, local: Any?, style: [NSAttributedString.Key: Any]?) {
      (itemProvider, localObject, defaultAttributes) = (provider, local, style ?? [:])
    }

    func setResult(string: String) {
      end(NSAttributedString(string: string, attributes: defaultAttributes))
    }
    func setResult(attributedString: NSAttributedString) { end(attributedString) }
    func setResult(attachment textAttachment: NSTextAttachment) {
      end(NSAttributedString(attachment: textAttachment))
    }
    func setNoResult() { end(nil) }
    func setSearchTokenResult(_ token: UISearchToken) {
      if !isReady { takeToken?(token) }
      end(nil)
    }

    /// Most texts are there at once; others come from wherever they are made.
    func setDefaultResult() {
      guard itemProvider.canLoadObject(ofClass: NSString.self) else { return end(nil) }
      let caller = pthread_self()
      itemProvider.read(NSString.self) { [weak self] object, _ in
        let string = (object as? NSString).map(String.init(describing:))
        if pthread_equal(pthread_self(), caller) != 0 {
          MainActor.assumeIsolated { self?.take(string) }
        } else {
          DispatchQueue.main.async { self?.take(string) }
        }
      }
    }

    private func take(_ string: String?) {
      if let string { setResult(string: string) } else { setNoResult() }
    }

    /// The first result counts.
    private func end(_ result: NSAttributedString?) {
      guard !isReady else { return }
      (self.result, isReady) = (result, true)
      hasResult?()
    }
  }
}

extension EditedText {
  /// Puts a text in place of a range as the user's own change; text of one kind alone gets the style
  /// of what is around, and answers the range of what is new.
  func put(_ text: NSAttributedString, in range: UITextRange) -> UITextRange {
    let place = units(of: range) ?? selectedUnits
    let string = keepsLines ? text.string : text.string.replacing(/\R/, with: " ")
    let before = wholeText.utf16.count
    exchange(place, with: string, .paste)
    let length = max(0, wholeText.utf16.count - before + place.length)
    let new = NSRange(location: place.location, length: min(length, string.utf16.count))
    style(new, as: text)
    return TextOffsets(clamped(new))
  }

  /// Gives a range the attributes of a text of the same length, if that has more than one style or
  /// an attachment.
  private func style(_ range: NSRange, as text: NSAttributedString) {
    guard range.length == text.length, range.length > 0, keepsLines else { return }
    let all = NSRange(location: 0, length: text.length)
    var (styles, hasPicture) = (0, false)
    text.enumerateAttributes(in: all) { attributes, _, _ in
      styles += 1
      if attributes[.attachment] != nil { hasPicture = true }
    }
    let whole = NSMutableAttributedString(attributedString: styledText)
    guard styles > 1 || hasPicture || takesStyles, range.location + range.length <= whole.length
    else { return }
    text.enumerateAttributes(in: all) { attributes, part, _ in
      let place = NSRange(location: range.location + part.location, length: part.length)
      whole.addAttributes(attributes, range: place)
    }
    let selected = selectedUnits
    styledText = whole
    selectedUnits = selected
  }
}
