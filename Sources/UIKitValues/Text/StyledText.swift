/// Text and its attributes, as a value.
///
/// Whatever is measured or drawn again and again changes its attributes here rather than in an
/// `NSAttributedString`: on Linux, Foundation never frees the attributes of one (measured with
/// Swift 6.3: each keeps some 350 bytes and all its values).
nonisolated package struct StyledText {
  /// A stretch with the same attributes throughout; the range counts in UTF-16.
  package struct Part {
    package var range: NSRange
    package var attributes: [NSAttributedString.Key: Any]
  }

  package let string: String
  /// The parts of the text, in order, without gaps; none for empty text.
  package private(set) var parts: [Part]

  /// The text of an attributed string.
  package init(_ text: NSAttributedString) {
    string = text.string
    var parts: [Part] = []
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      parts.append(Part(range: range, attributes: attributes))
    }
    self.parts = parts
  }

  /// Text with the same attributes from its first to its last character.
  package init(_ string: String, attributes: [NSAttributedString.Key: Any]) {
    self.string = string
    let range = NSRange(location: 0, length: string.utf16.count)
    parts = string.isEmpty ? [] : [Part(range: range, attributes: attributes)]
  }

  /// In UTF-16.
  package var length: Int { parts.last.map { $0.range.location + $0.range.length } ?? 0 }

  /// The text with attributes as a function leaves them, one part after another.
  package func changingAttributes(
    _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> StyledText {
    var result = self
    for index in result.parts.indices { body(&result.parts[index].attributes) }
    return result
  }

  /// The text from an offset on; offsets beyond the end give an empty text.
  package func suffix(from offset: Int) -> StyledText {
    guard offset > 0 else { return self }
    let rest = NSRange(location: offset, length: max(length - offset, 0))
    let end = (string as NSString).substring(from: min(offset, length))
    var result = StyledText(end, attributes: [:])
    result.parts = parts(in: rest).map { part in
      let range = NSRange(location: part.range.location - offset, length: part.range.length)
      return Part(range: range, attributes: part.attributes)
    }
    return result
  }

  /// The same text whose paragraphs break or shorten their lines in one way.
  package func breakingLines(_ mode: NSLineBreakMode) -> StyledText {
    changingAttributes { attributes in
      let style = NSMutableParagraphStyle()
      if let own = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(own)
      }
      style.lineBreakMode = mode
      attributes[.paragraphStyle] = style
    }
  }

  /// The attributes of the character at an offset; nil beyond the end.
  func attributes(at offset: Int) -> [NSAttributedString.Key: Any]? {
    parts.first { NSLocationInRange(offset, $0.range) }?.attributes
  }

  /// The parts that reach into a range, cut to it.
  func parts(in range: NSRange) -> [Part] {
    parts.compactMap { part in
      let shared = NSIntersectionRange(part.range, range)
      return shared.length > 0 ? Part(range: shared, attributes: part.attributes) : nil
    }
  }

  /// The same as an object of Foundation's.
  package var attributedString: NSAttributedString {
    let (result, text) = (NSMutableAttributedString(string: ""), string as NSString)
    for part in parts {
      let string = text.substring(with: part.range)
      result.append(NSAttributedString(string: string, attributes: part.attributes))
    }
    return result
  }
}
