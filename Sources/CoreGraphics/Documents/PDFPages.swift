internal import CCairo
internal import Foundation

/// The pages of a PDF file in the making, and its bytes so far.
final class PDFPages {
  private final class Bytes {
    var data = Data()
  }

  /// The size of the page begun last, in points; zero before the first.
  private(set) var pageSize = CGSize.zero
  private(set) var isFinished = false
  private let bytes: Bytes
  private let surface: OpaquePointer

  /// Pixels in a point, which pictures that have to be made of pixels, such as shadows, have.
  static let scale: CGFloat = 4
  /// The longest side of a page, in points, that readers of PDF have to understand.
  private static let longestSide: CGFloat = 14_400

  init() {
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
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// A tool for a context to draw with; the context lets go of it.
  func makeTool() -> OpaquePointer { cairo_create(surface) }

  /// Begins a page of a size, in points.
  func beginPage(_ size: CGSize) {
    pageSize = CGSize(width: Self.side(size.width), height: Self.side(size.height))
    cairo_pdf_surface_set_size(surface, Double(pageSize.width), Double(pageSize.height))
  }

  private static func side(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 1), longestSide) : longestSide
  }

  /// Takes back every state that the page's drawing left open, and shows the page.
  func endPage(of context: CGContext) {
    guard !isFinished else { return }
    while !context.saved.isEmpty {
      let depth = context.saved.count
      if !context.openLayers.isEmpty { context.endTransparencyLayer() }
      context.restoreGState()
      guard context.saved.count < depth else { break }
    }
    if pageSize != .zero { cairo_surface_show_page(surface) }
  }

  /// Ends the file and answers with its bytes; empty for a file without pages.
  func finish() -> Data {
    guard !isFinished else { return bytes.data }
    isFinished = true
    cairo_surface_finish(surface)
    if pageSize == .zero { bytes.data = Data() }
    return bytes.data
  }
}
