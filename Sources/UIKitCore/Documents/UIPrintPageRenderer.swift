/// Lays out what is printed (F-07).
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The renderer that the formatter belongs to; nil without one.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The height of the content, in points; default 0, which is without a limit.
  open var maximumContentHeight: CGFloat = 0
  /// The width of the content, in points; default 0, which is without a limit.
  open var maximumContentWidth: CGFloat = 0
  /// The distances from the edges of the paper, in points; default zero.
  open var contentInsets: UIEdgeInsets = .zero
  /// The same for each page; default zero.
  open var perPageContentInsets: UIEdgeInsets = .zero
  /// The first page; default 0.
  open var startPage = 0
  /// The number of pages; 1 here.
  open var pageCount: Int { 1 }

  /// Makes a formatter.
  public override init() { super.init() }

  /// The rectangle of a page's content: what the renderer's header and footer and the insets leave
  /// of its printable rectangle.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    let isFirst = pageIndex == startPage
    var rect = renderer.printableRect
    rect.origin.x += contentInsets.left + perPageContentInsets.left
    rect.origin.y +=
      renderer.headerHeight + perPageContentInsets.top + (isFirst ? contentInsets.top : 0)
    rect.size.width -=
      contentInsets.left + contentInsets.right + perPageContentInsets.left
      + perPageContentInsets.right
    rect.size.height -=
      renderer.headerHeight + renderer.footerHeight + perPageContentInsets.top
      + perPageContentInsets.bottom + (isFirst ? contentInsets.top : 0)
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return CGRect(
      x: rect.minX,
      y: rect.minY,
      width: max(rect.size.width, 0),
      height: max(rect.size.height, 0)
    )
  }
  /// Draws a page into a rectangle; does nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out plain or attributed text (F-07).
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for attributed text.
  open var text: String?
  /// The attributed text; nil for plain text.
  open var attributedText: NSAttributedString?
  /// The font of plain text; default nil, which is the system's.
  open var font: UIFont?
  /// The colour of plain text; default nil, which is black.
  open var color: UIColor?
  /// The alignment of plain text; default natural.
  open var textAlignment = NSTextAlignment.natural

  /// Makes a formatter of plain text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Makes a formatter of attributed text.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  private var shown: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let attributes: [NSAttributedString.Key: Any] = [
      .font: usedFont, .foregroundColor: color ?? .black, .paragraphStyle: style,
    ]
    return NSAttributedString(string: text ?? "", attributes: attributes)
  }

  private var usedFont: UIFont { font ?? UIFont.systemFont(ofSize: 12) }

  private var printed = PrintedText()

  /// As many as the text needs in the renderer's pages; 1 without a renderer.
  open override var pageCount: Int { printed.pageCount(of: shown, in: self) }

  /// Draws the lines of a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    printed.draw(shown, in: rect, page: pageIndex, of: self)
  }
}

/// Draws the pages of what is printed (F-07).
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height of the area above the content, in points; default 0.
  open var headerHeight: CGFloat = 0
  /// The height of the area below the content, in points; default 0.
  open var footerHeight: CGFloat = 0
  /// The rectangle of the paper, in points; an A4 page unless overridden or set by its key (V-275).
  open var paperRect: CGRect { keyedPaper ?? CGRect(x: 0, y: 0, width: 595.2, height: 841.8) }
  /// The part of the paper that is printed; all of it unless overridden or set by its key (V-275).
  open var printableRect: CGRect { keyedPrintable ?? paperRect }
  /// The rectangles that were set for the keys `paperRect` and `printableRect`; nil before.
  var keyedPaper: CGRect?
  var keyedPrintable: CGRect?
  /// The number of pages; those of the formatters unless overridden.
  open var numberOfPages: Int { formatters.map { end(of: $0.formatter, at: $0.page) }.max() ?? 0 }
  /// The formatters of all pages.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters.map(\.formatter) }
    set { formatters = (newValue ?? []).map { ($0.startPage, $0) } }
  }
  private var formatters: [(page: Int, formatter: UIPrintFormatter)] = [] {
    didSet { for entry in formatters { entry.formatter.printPageRenderer = self } }
  }

  /// Makes a renderer without formatters.
  public override init() { super.init() }

  /// Adds a formatter that begins at a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatters.append((pageIndex, formatter))
  }

  /// The formatters that draw a page; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter {
      $0.page <= pageIndex && pageIndex < end(of: $0.formatter, at: $0.page)
    }
    return found.isEmpty ? nil : found.map(\.formatter)
  }

  /// The page after the last one of a formatter; the last number there is for one beyond all.
  private func end(of formatter: UIPrintFormatter, at page: Int) -> Int {
    let (end, isOver) = page.addingReportingOverflow(formatter.pageCount)
    return isOver ? .max : end
  }

  /// Called before pages are drawn; does nothing.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page with its header, content and footer into the current context.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    var (header, content, footer) = (printableRect, printableRect, printableRect)
    header.size.height = headerHeight
    content.origin.y += headerHeight
    content.size.height -= headerHeight + footerHeight
    footer.origin.y = printableRect.maxY - footerHeight
    footer.size.height = footerHeight
    drawHeaderForPage(at: pageIndex, in: header)
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawFooterForPage(at: pageIndex, in: footer)
  }
  /// Draws above the content; does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content; does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws below the content; does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Has a formatter draw its part of a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
}
