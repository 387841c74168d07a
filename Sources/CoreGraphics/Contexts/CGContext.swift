internal import CCairo
public import Foundation

/// A place to draw: state, a path under construction, and pixels.
///
/// As on iOS the origin of a bare context is the bottom left corner and y grows upwards; contexts
/// made for the kit (`init(size:scale:)`) begin with a transform that turns y downwards. The path
/// is kept in pixels from the top left, so that a transform set later does not move it. Memory and
/// cairo's context are made when something is drawn: most views are asked, and draw nothing.
public final class CGContext {
  /// The width in pixels.
  public private(set) var width: Int
  /// The height in pixels.
  public private(set) var height: Int
  /// The pixels being drawn, always B, G, R, A multiplied by alpha or single bytes of coverage;
  /// nil until they are needed.
  package private(set) var drawn: PixelBuffer?
  /// Memory for them that was used before.
  private var offered: PixelBuffer?
  /// The caller's memory in another layout, which follows after each drawing.
  let foreign: ForeignBitmap?
  /// The layout that the maker asked for.
  public let bitmapInfo: CGBitmapInfo
  /// The space that the maker asked for.
  public let colorSpace: CGColorSpace?

  /// Nil until it is needed; until then nothing was clipped, and no sheet is open.
  private(set) var tool: OpaquePointer?
  /// True on the page of a document, which keeps shapes, and has no pixels.
  let isPage: Bool
  /// The document on whose pages the context draws, if it is the context's own.
  var document: DrawnDocument?
  /// From the space of the bare context, whose y grows upwards, to pixels from the top left.
  private(set) var deviceTransform: CGAffineTransform
  /// The measure of shadow offsets: identity on a bare context, UIKitCore's own otherwise.
  package var baseTransform = CGAffineTransform.identity

  /// The way from the space in which glyphs are placed to user space; no part of the state that
  /// `saveGState` remembers.
  public var textMatrix = CGAffineTransform.identity

  var state: DrawingState
  var saved: [DrawingState] = []
  var openLayers: [DrawingState] = []
  /// The path in pixels from the top left; nil while nothing began one.
  private var begunPath: CGMutablePath?
  var devicePath: CGMutablePath {
    get {
      if let begunPath { return begunPath }
      let made = CGMutablePath()
      begunPath = made
      return made
    }
    set { begunPath = newValue }
  }

  init(
    pixels: PixelBuffer,
    foreign: ForeignBitmap?,
    info: CGBitmapInfo,
    space: CGColorSpace?
  ) {
    (width, height, drawn, self.foreign) = (pixels.width, pixels.height, pixels, foreign)
    (bitmapInfo, colorSpace, isPage) = (info, space, false)
    deviceTransform = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    state = DrawingState(ctm: .identity)
  }

  /// Makes a context for colours that has no memory yet; nothing for a size without pixels.
  init?(width: Int, height: Int, info: CGBitmapInfo) {
    guard PixelBuffer.isReasonable(width, height) else { return nil }
    (self.width, self.height, foreign) = (width, height, nil)
    (bitmapInfo, colorSpace, isPage) = (info, .standard, false)
    deviceTransform = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    state = DrawingState(ctm: .identity)
  }

  /// Makes a context that draws on the pages of a document with a tool of its own.
  init(page tool: OpaquePointer) {
    (width, height, foreign, isPage) = (1, 1, nil, true)
    (bitmapInfo, colorSpace) = (.native(isOpaque: false), .standard)
    deviceTransform = CGAffineTransform(1, 0, 0, -1, 0, 1)
    state = DrawingState(ctm: .identity)
    self.tool = tool
  }

  /// Becomes a context of another size, as if it was new; false if it can't be.
  ///
  /// Only for a context that nobody else holds.
  package func renew(width: Int, height: Int, scale: CGFloat) -> Bool {
    guard isPlain, PixelBuffer.isReasonable(width, height) else { return false }
    (self.width, self.height) = (width, height)
    deviceTransform = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    rest()
    growDownwards(scale: scale)
    return true
  }

  /// Lets go of everything that drawing left behind.
  package func rest() {
    (drawn, offered, begunPath, textMatrix) = (nil, nil, nil, .identity)
    state = DrawingState(ctm: .identity)
  }

  /// True if cairo has not been asked for anything, and no state is open.
  package var isPlain: Bool {
    tool == nil && foreign == nil && !isPage && !isOpaque && saved.isEmpty && openLayers.isEmpty
  }

  deinit {
    closePDF()
    if let tool { cairo_destroy(tool) }
  }

  /// The pixels being drawn.
  package var pixels: PixelBuffer {
    if let drawn { return drawn }
    let made = offered?.cleared() ?? PixelBuffer(reasonableWidth: width, height: height)
    offered = nil
    drawn = made
    return made
  }

  /// Hands over memory that nobody needs any more, to be used if it has the context's size.
  package func offer(_ pixels: PixelBuffer) {
    if pixels.width == width, pixels.height == height, !pixels.isMask { offered = pixels }
  }

  /// The cairo context that draws into the pixels; made when first needed.
  var cairo: OpaquePointer {
    if let tool { return tool }
    let surface = pixels.makeSurface()
    let made: OpaquePointer = cairo_create(surface)
    if let surface { cairo_surface_destroy(surface) }
    for _ in saved { cairo_save(made) }
    tool = made
    return made
  }

  // MARK: - State

  /// Remembers the state until `restoreGState`.
  public func saveGState() {
    saved.append(state)
    if let tool { cairo_save(tool) }
  }

  /// Goes back to the state last remembered; without one nothing happens.
  public func restoreGState() {
    guard let last = saved.last, last.layerDepth == openLayers.count else { return }
    saved.removeLast()
    state = last
    if let tool { cairo_restore(tool) }
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

  /// Bits of one component in the maker's layout.
  public var bitsPerComponent: Int { foreign?.layout.bitsPerComponent ?? 8 }
  /// Bits of one pixel in the maker's layout.
  public var bitsPerPixel: Int { foreign?.layout.bitsPerPixel ?? (drawn?.isMask == true ? 8 : 32) }
  /// Bytes from one row to the next in the maker's layout.
  public var bytesPerRow: Int { foreign?.stride ?? drawn?.stride ?? width * 4 }
  /// The position of alpha in the maker's layout.
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

  /// True if no pixel can become transparent.
  var isOpaque: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: drawn?.isMask != true
    case .premultipliedFirst, .premultipliedLast, .first, .last, .alphaOnly: false
    }
  }

  /// Brings everything drawn into memory.
  public func flush() { if let tool { cairo_surface_flush(cairo_get_target(tool)) } }

  /// Brings everything drawn into memory; drawing here is never late.
  public func synchronize() { flush() }
}
