/// Lays out HTML as far as attributed text can be read from it: what elements mean and what their
/// own styles say, without pictures and style sheets (V-276).
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text with its marks; default nil.
  open var markupText: String? { didSet { read = nil } }
  private var read: NSAttributedString?
  private var printed = PrintedText()

  /// Makes a formatter of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  private var shown: NSAttributedString {
    if let read { return read }
    let text = try? NSAttributedString(
      data: Data((markupText ?? "").utf8),
      options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    )
    read = text
    return text ?? NSAttributedString()
  }

  /// As many as the text needs in the renderer's pages; 1 without a renderer.
  open override var pageCount: Int { printed.pageCount(of: shown, in: self) }

  /// Draws the lines of a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    printed.draw(shown, in: rect, page: pageIndex, of: self)
  }
}
