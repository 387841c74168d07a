internal import CCairo
import Foundation

extension CGContext {
  /// Makes a context of pixels in the caller's memory, or in its own when `data` is nil.
  ///
  /// Nothing for layouts that cannot be drawn into: see `PixelLayout`.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard PixelBuffer.isReasonable(width, height),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent,
        components: space?.numberOfComponents ?? 0,
        info: info
      )
    else { return nil }
    let stride = bytesPerRow == 0 ? layout.rowBytes(width) : bytesPerRow
    guard stride >= layout.rowBytes(width) else { return nil }
    let foreign: ForeignBitmap?
    let pixels: PixelBuffer?
    if layout.isNative, stride % 4 == 0, let data {
      foreign = nil
      pixels = PixelBuffer(
        base: data,
        width: width,
        height: height,
        stride: stride,
        isMask: layout.isMask
      )
    } else if layout.isNative, data == nil {
      foreign = nil
      pixels = PixelBuffer(width: width, height: height, isMask: layout.isMask)
    } else {
      foreign = ForeignBitmap(data: data, layout: layout, height: height, stride: stride)
      pixels = PixelBuffer(width: width, height: height, isMask: layout.isMask)
      if let pixels { foreign?.read(into: pixels) }
    }
    guard let pixels else { return nil }
    self.init(pixels: pixels, foreign: foreign, info: info, space: space)
  }

  /// Makes a context of pixels in the caller's memory, or in its own when `data` is nil.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: bitmapInfo.rawValue
    )
  }

  /// Makes a context for the kit: a size in points, a scale, and y growing downwards.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    guard scale > 0, scale.isFinite, size.width.isFinite, size.height.isFinite,
      size.width * scale <= CGFloat(PixelBuffer.maximumSide),
      size.height * scale <= CGFloat(PixelBuffer.maximumSide)
    else { return nil }
    let (width, height) = (
      Int((size.width * scale - 1e-6).rounded(.up)), Int((size.height * scale - 1e-6).rounded(.up))
    )
    self.init(width: width, height: height, scale: scale, isOpaque: isOpaque)
  }

  /// The scale at which a bitmap of a size in points can be made: as asked, or else the largest.
  package static func feasibleScale(_ scale: CGFloat, for size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return scale
    }
    let longest = CGFloat(PixelBuffer.maximumSide - 1) / max(size.width, size.height)
    let most = (CGFloat(PixelBuffer.maximumPixels) / (size.width * size.height)).squareRoot()
    // Sides are raised to whole pixels, so a little room is left.
    return min(scale, longest, most * 0.999)
  }

  /// Makes a context for the kit of so many pixels: points at a scale, with y growing downwards.
  package convenience init?(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
    self.init(width: width, height: height, info: .native(isOpaque: isOpaque))
    growDownwards(scale: scale)
  }

  /// Makes a context for the kit over pixels: points at a scale, with y growing downwards.
  package convenience init(drawingInto pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool) {
    let info = CGBitmapInfo.native(isOpaque: isOpaque)
    self.init(pixels: pixels, foreign: nil, info: info, space: .standard)
    growDownwards(scale: scale)
  }

  func growDownwards(scale: CGFloat) {
    baseTransform = CGAffineTransform(scale, 0, 0, -scale, 0, CGFloat(height))
    concatenate(baseTransform)
    if isOpaque { fillEverything(RGBA(0, 0, 0, 1)) }
  }

  private func fillEverything(_ color: RGBA) {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgba(
      cairo,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha)
    )
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}
