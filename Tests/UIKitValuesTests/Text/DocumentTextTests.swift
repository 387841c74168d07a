import Testing
import UIKitTesting

@testable import UIKitValues

@Suite struct `Text of documents` {
  private func read(_ text: String, _ type: NSAttributedString.DocumentType? = nil) throws
    -> NSAttributedString
  {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    options[.documentType] = type
    options[.characterEncoding] = String.Encoding.utf8.rawValue
    return try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
  }

  private func attributes(_ text: NSAttributedString, of words: String) -> [NSAttributedString.Key:
    Any]
  {
    let range = (text.string as NSString).range(of: words)
    guard range.location != NSNotFound else { return [:] }
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  @Test func `elements of a page become attributes`() throws {
    let page = """
      <html><head><title>No</title><style>b { color: red }</style></head><body>
      <h1>A title</h1><p>Some <b>bold &amp; <i>both</i></b>, <span style="color: #ff0000; font-size: 20px">red</span>
      and a <a href="https://example.com/x">link</a>.<br>Next</p></body></html>
      """
    let text = try read(page, .html)
    #expect(text.string == "A title\nSome bold & both, red and a link.\nNext\n")
    let both = attributes(text, of: "both")[.font] as? UIFont
    #expect(both?.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]) == true)
    #expect(both?.familyName == "Times New Roman" && both?.pointSize == 12)
    #expect((attributes(text, of: "A title")[.font] as? UIFont)?.pointSize == 24)
    let red = attributes(text, of: "red")
    #expect(red[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((red[.font] as? UIFont)?.pointSize == 15)
    #expect(attributes(text, of: "link")[.link] as? URL == URL(string: "https://example.com/x"))
  }

  @Test func `lists have numbers or bullets`() throws {
    let text = try read("<ol><li>one</li><li>two</li></ol><ul><li>three</li></ul>", .html)
    #expect(text.string == "\t1.\tone\n\t2.\ttwo\n\t\u{2022}\tthree\n")
  }

  @Test func `broken pages are read as far as they go`() throws {
    #expect(try read("a < b <b>c</i> &unknown; <p", .html).string.hasPrefix("a "))
    #expect(try read("", .html).string == "")
    #expect(try read("</p></b>x", .html).string == "x")
  }

  @Test func `rich text is read`() throws {
    let source =
      "{\\rtf1\\ansi{\\fonttbl\\f0 Georgia;}{\\colortbl;\\red0\\green0\\blue255;}\\f0\\fs28 Plain {\\b bold}"
      + " \\cf1 blue\\par caf\\'e9 \\u8364?}"
    let text = try read(source)
    #expect(text.string == "Plain bold blue\ncaf\u{E9} \u{20AC}")
    let bold = attributes(text, of: "bold")[.font] as? UIFont
    #expect(bold?.fontName == "Georgia-Bold" && bold?.pointSize == 14)
    let blue = attributes(text, of: "blue")[.foregroundColor] as? UIColor
    #expect(blue == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func `a page that was written is read again`() throws {
    let text = NSMutableAttributedString(
      string: "bold & plain",
      attributes: [.font: UIFont(name: "Georgia", size: 18) ?? .systemFont(ofSize: 18)]
    )
    let bold = UIFont(name: "Georgia-Bold", size: 18)
    text.addAttribute(.font, value: try #require(bold), range: NSRange(location: 0, length: 4))
    let range = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: range,
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
    )
    let again = try read(String(decoding: data, as: UTF8.self), .html)
    #expect(again.string == "bold & plain\n")
    #expect(attributes(again, of: "bold")[.font] as? UIFont == bold)
    #expect(throws: CocoaError.self) {
      try text.data(
        from: range,
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]
      )
    }
  }
}
