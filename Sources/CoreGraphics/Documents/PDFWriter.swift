package import Foundation

/// A PDF file in the making, page after page; shapes stay shapes, letters too (V-140).
package final class PDFWriter {
  /// The context that draws on the page begun last, with y growing downwards.
  package let context: CGContext
  /// The size of the page begun last, in points; zero before the first.
  package var pageSize: CGSize { file.pageSize }
  private let file = PDFPages()

  /// Begins a file without pages.
  package init() {
    context = CGContext(page: file.makeTool())
    context.growDownwards(scale: PDFPages.scale)
    context.saveGState()
  }

  /// Ends the page before and begins one of a size, in points, with a fresh state.
  package func beginPage(_ size: CGSize) {
    guard !file.isFinished else { return }
    file.endPage(of: context)
    file.beginPage(size)
    context.saveGState()
  }

  /// Ends the last page and answers with the file; empty for a file without pages.
  package func finish() -> Data {
    file.endPage(of: context)
    return file.finish()
  }
}
