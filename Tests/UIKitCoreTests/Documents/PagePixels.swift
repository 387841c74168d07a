import CoreGraphics

/// A page of a file drawn on white, with a pixel to a point.
struct PagePixels {
  let width: Int
  private var bytes: [UInt8]

  init(_ page: CGPDFPage) {
    let size = page.getBoxRect(.mediaBox).size
    let (width, height) = (Int(size.width), Int(size.height))
    self.width = width
    bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBytes { room in
      let context = CGContext(
        data: room.baseAddress,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
      context?.drawPDFPage(page)
    }
  }

  /// The colour at a place, from the upper left corner.
  func at(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 3])
  }

  /// All pixels, each as red, green, blue and alpha.
  var all: [[UInt8]] { stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) } }

  var hasInk: Bool { stride(from: 0, to: bytes.count, by: 4).contains { bytes[$0] < 200 } }
}
