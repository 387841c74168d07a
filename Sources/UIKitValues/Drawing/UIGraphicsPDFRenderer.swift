/// The form of a PDF file: what is said of it.
nonisolated open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The title, the author and the like; kept, and not written; default empty.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.documentInfo = documentInfo
    return copy
  }
}

/// The context in which a PDF renderer's closure draws, page after page (V-140).
nonisolated open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let writer: PDFWriter
  /// The rectangle of the page begun last, in points.
  open private(set) var pdfContextBounds: CGRect

  init(_ writer: PDFWriter, format: UIGraphicsRendererFormat) {
    self.writer = writer
    pdfContextBounds = format.bounds
    super.init(writer.context, format: format)
  }

  /// Begins a page of the renderer's bounds.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page of other bounds, in points; the info is not written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    writer.beginPage(bounds.size)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// Makes a rectangle of the page a link; does nothing.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Names a place of the page; does nothing.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Makes a rectangle of the page a link to a named place; does nothing.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Draws a closure into a PDF file (V-140).
nonisolated open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Draws into a renderer's context.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// A renderer of pages of `bounds`, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// A renderer of pages of `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs the closure and answers with the file of the pages that it began; empty for none.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let writer = PDFWriter()
    UIGraphicsPushContext(writer.context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsPDFRendererContext(writer, format: rendererFormat))
    return writer.finish()
  }

  /// Runs the closure and writes the file of its pages; throws what writing throws.
  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}
