internal import CCairo
public import Foundation

/// A place to draw: state, a path under construction, and pixels.
///
/// As on iOS the origin of a bare context is the bottom left corner and y grows upwards; contexts
/// made for the kit (`init(size:scale:)`) begin with a transform that turns y downwards. The path
/// is kept in pixels from the top left, so that a transform set later does not move it.
public final class CGContext {
  /// The pixels being drawn, always B, G, R, A multiplied by alpha or single bytes of coverage.
  package let pixels: PixelBuffer
  /// The caller's memory in another layout, which follows after each drawing.
  let foreign: ForeignBitmap?
  /// The layout that the maker asked for.
  public let bitmapInfo: CGBitmapInfo
  /// The space that the maker asked for.
  public let colorSpace: CGColorSpace?

  let cairo: OpaquePointer
  /// From the space of the bare context, whose y grows upwards, to pixels from the top left.
  let deviceTransform: CGAffineTransform
  /// How the offsets of shadows are measured: identity on a bare context, the kit's otherwise.
  package var baseTransform = CGAffineTransform.identity

  /// Whether anything was painted since the context was made.
  package internal(set) var hasPainted = false

  var state: DrawingState
  var saved: [DrawingState] = []
  var openLayers: [DrawingState] = []
  /// In pixels from the top left.
  var devicePath = CGMutablePath()

  init?(
    pixels: PixelBuffer,
    foreign: ForeignBitmap?,
    info: CGBitmapInfo,
    space: CGColorSpace?
  ) {
    guard let surface = pixels.makeSurface(), let cairo = cairo_create(surface) else { return nil }
    cairo_surface_destroy(surface)
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(cairo)
      return nil
    }
    (self.pixels, self.foreign, self.cairo) = (pixels, foreign, cairo)
    (bitmapInfo, colorSpace) = (info, space)
    deviceTransform = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(pixels.height))
    state = DrawingState(ctm: .identity)
  }

  deinit { cairo_destroy(cairo) }

  // MARK: - State

  /// Remembers the state until `restoreGState`.
  public func saveGState() {
    saved.append(state)
    cairo_save(cairo)
  }

  /// Goes back to the state last remembered; without one nothing happens.
  public func restoreGState() {
    guard let last = saved.last, last.layerDepth == openLayers.count else { return }
    saved.removeLast()
    state = last
    cairo_restore(cairo)
  }

  /// The way from the space in which points are given to that of the bare context.
  public var ctm: CGAffineTransform { state.ctm }

  /// Adds a step before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn next.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn next, by radians from +x towards +y.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// The way from the space in which points are given to pixels from the top left.
  package var pixelTransform: CGAffineTransform { state.ctm.concatenating(deviceTransform) }

  /// The way from user space to device space: here the bare context's, as for any bitmap.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  // MARK: - Bitmap

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// Bits of one component in the maker's layout.
  public var bitsPerComponent: Int { foreign?.layout.bitsPerComponent ?? 8 }
  /// Bits of one pixel in the maker's layout.
  public var bitsPerPixel: Int { foreign?.layout.bitsPerPixel ?? (pixels.isMask ? 8 : 32) }
  /// Bytes from one row to the next in the maker's layout.
  public var bytesPerRow: Int { foreign?.stride ?? pixels.stride }
  /// Where alpha stands in the maker's layout.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }
  /// The memory in the maker's layout.
  public var data: UnsafeMutableRawPointer? {
    flush()
    foreign?.write(from: pixels)
    return foreign?.base ?? pixels.base
  }

  /// Makes an image of what is drawn now; later drawing does not change it.
  public func makeImage() -> CGImage? {
    flush()
    guard let copy = pixels.copy() else { return nil }
    return CGImage(pixels: copy, isOpaque: isOpaque)
  }

  /// Makes an image of the context's own memory: draw nothing afterwards.
  package func takeImage() -> CGImage {
    flush()
    return CGImage(pixels: pixels, isOpaque: isOpaque)
  }

  /// Whether no pixel can become transparent.
  var isOpaque: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: !pixels.isMask
    case .premultipliedFirst, .premultipliedLast, .first, .last, .alphaOnly: false
    }
  }

  /// Brings everything drawn into memory.
  public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }

  /// Brings everything drawn into memory; drawing here is never late.
  public func synchronize() { flush() }
}
