/// The links of a text view: what they look like, and what was found in the text.
struct TextLinks {
  /// The attributes that the app set; nil for the usual ones.
  var attributes: [NSAttributedString.Key: Any]?
  private var searched: (text: String, types: UIDataDetectorTypes)?
  private var found: [(range: NSRange, url: URL)] = []

  /// The data of some kinds in a text, which is looked through once.
  mutating func found(
    in text: String,
    _ types: UIDataDetectorTypes
  ) -> [(range: NSRange, url: URL)] {
    if let searched, searched.types == types, searched.text == text { return found }
    searched = (text, types)
    let detector = try? NSDataDetector(types: types.checkingTypes)
    let whole = NSRange(location: 0, length: text.utf16.count)
    found = (detector?.matches(in: text, range: whole) ?? []).compactMap { match in
      Self.url(of: match).map { (match.range, $0) }
    }
    return found
  }

  private static func url(of match: NSTextCheckingResult) -> URL? {
    if let url = match.url { return url }
    if let number = match.phoneNumber {
      return URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
    // A date is shown as a link and leads nowhere, since no calendar is asked.
    return match.date == nil ? nil : URL(string: "x-apple-data-detectors://")
  }
}

extension UIDataDetectorTypes {
  /// The raw values of the same types for `NSDataDetector` (L-184).
  fileprivate var checkingTypes: NSTextCheckingTypes {
    let known: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [
      (.calendarEvent, 1 << 4), (.link, 1 << 6), (.phoneNumber, 1 << 11),
    ]
    return known.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}

/// Links as they are drawn and touched.
extension UITextView {
  func setLinkAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
    links.attributes = attributes
    textDidChange()
  }

  private var detected: [(range: NSRange, url: URL)] {
    guard !isEditable, !dataDetectorTypes.isEmpty, let text = content.plainText else { return [] }
    return links.found(in: text, dataDetectorTypes)
  }

  /// The text with the links that were found in it; nil for plain text without any.
  var linkedText: NSAttributedString? {
    let detected = detected
    guard !detected.isEmpty, let text = content.attributed ?? content.fullyAttributed() else {
      return content.attributed
    }
    return linked(text, detected)
  }

  /// A text with its links in their own attributes, which go before those of the text (W-258).
  func withLinks(_ text: LabelText) -> LabelText {
    let detected = detected
    if detected.isEmpty, case .plain = text { return text }
    let styled =
      detected.isEmpty ? text.text : StyledText(linked(text.text.attributedString, detected))
    let attributes = linkTextAttributes ?? [:]
    return .attributed(
      styled.changingAttributes { own in
        guard own.removeValue(forKey: .link) != nil else { return }
        own.merge(attributes) { _, link in link }
      }
    )
  }

  private func linked(
    _ text: NSAttributedString,
    _ detected: [(range: NSRange, url: URL)]
  ) -> NSAttributedString {
    guard !detected.isEmpty else { return text }
    let linked = NSMutableAttributedString(attributedString: text)
    for (range, url) in detected where range.upperBound <= linked.length {
      linked.addAttribute(.link, value: url, range: range)
    }
    return linked
  }
}
