internal import CCairo
package import Foundation

/// A PDF file in the making, page after page; shapes stay shapes, letters too (V-140).
package final class PDFWriter {
  private final class Bytes {
    var data = Data()
  }

  /// The context that draws on the page begun last, with y growing downwards.
  package let context: CGContext
  /// The size of the page begun last, in points; zero before the first.
  package private(set) var pageSize = CGSize.zero
  private let bytes: Bytes
  private let surface: OpaquePointer
  private var isFinished = false

  /// Pixels in a point, which pictures that have to be made of pixels, such as shadows, have.
  private static let scale: CGFloat = 4
  /// The longest side of a page, in points, that readers of PDF have to understand.
  private static let longestSide: CGFloat = 14_400

  /// Begins a file without pages.
  package init() {
    let write: cairo_write_func_t = { target, bytes, count in
      guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      let kept = Unmanaged<Bytes>.fromOpaque(target).takeUnretainedValue()
      kept.data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let kept = Bytes()
    bytes = kept
    let target = Unmanaged.passUnretained(kept).toOpaque()
    surface = cairo_pdf_surface_create_for_stream(write, target, 1, 1)
    let step = Double(1 / Self.scale)
    cairo_surface_set_device_scale(surface, step, step)
    context = CGContext(page: cairo_create(surface))
    context.growDownwards(scale: Self.scale)
    context.saveGState()
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Ends the page before and begins one of a size, in points, with a fresh state.
  package func beginPage(_ size: CGSize) {
    guard !isFinished else { return }
    endPage()
    pageSize = CGSize(width: Self.side(size.width), height: Self.side(size.height))
    cairo_pdf_surface_set_size(surface, Double(pageSize.width), Double(pageSize.height))
    context.saveGState()
  }

  private static func side(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 1), longestSide) : longestSide
  }

  private func endPage() {
    while !context.saved.isEmpty {
      let depth = context.saved.count
      if !context.openLayers.isEmpty { context.endTransparencyLayer() }
      context.restoreGState()
      guard context.saved.count < depth else { break }
    }
    if pageSize != .zero { cairo_surface_show_page(surface) }
  }

  /// Ends the last page and answers with the file; empty for a file without pages.
  package func finish() -> Data {
    guard !isFinished else { return bytes.data }
    endPage()
    isFinished = true
    cairo_surface_finish(surface)
    if pageSize == .zero { bytes.data = Data() }
    return bytes.data
  }
}
