import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@Suite struct `Contexts of PDF files` {
  /// The picture of a page, drawn with y growing upwards.
  private func picture(of data: NSData, page number: Int) throws -> (size: CGSize, pixels: [UInt8])
  {
    let provider = try #require(CGDataProvider(data: data))
    let page = try #require(CGPDFDocument(provider)?.page(at: number))
    let size = page.getBoxRect(.mediaBox).size
    let (width, height) = (Int(size.width), Int(size.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress,
          width: width,
          height: height,
          bitsPerComponent: 8,
          bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      context.drawPDFPage(page)
      context.flush()
      _ = context.data
    }
    return (size, pixels)
  }

  @Test(.oracle("L-313")) func `have pages whose y grows upwards`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    // The lower left quarter; a state that is left open ends with the page.
    context.saveGState()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.endPDFPage()
    var tall = CGRect(x: 0, y: 0, width: 10, height: 30)
    let bytes = Data(bytes: &tall, count: MemoryLayout<CGRect>.size)
    context.beginPDFPage([kCGPDFContextMediaBox: bytes])
    context.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
    context.endPDFPage()
    #expect(data.length == 0)
    context.closePDF()
    context.beginPDFPage(nil)
    let first = try picture(of: data, page: 1)
    #expect(first.size == CGSize(width: 20, height: 10))
    // The first bytes are those of the upper left corner.
    #expect(first.pixels[3] == 0 && first.pixels[9 * 80] == 255 && first.pixels[9 * 80 + 3] == 255)
    #expect(first.pixels[9 * 80 + 15 * 4 + 3] == 0)
    let second = try picture(of: data, page: 2)
    #expect(second.size == CGSize(width: 10, height: 30))
    #expect(second.pixels[3] == 255 && second.pixels[25 * 40 + 3] == 0)
  }

  @Test(.oracle("L-313")) func `write a file when they go away`() throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent(UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let context = try #require(CGContext(NSURL(fileURLWithPath: url.path), mediaBox: nil, nil))
      context.beginPage(mediaBox: nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.endPage()
    }
    let page = try #require(CGPDFDocument(url)?.page(at: 1))
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 612, height: 792))
    #expect(CGDataConsumer(url: URL(fileURLWithPath: "/nowhere/at/all.pdf")) == nil)
    // Contexts of pixels have no pages.
    let plain = CGContext(
      data: nil,
      width: 4,
      height: 4,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    plain?.beginPDFPage(nil)
    plain?.closePDF()
  }
}
