import Testing
import UIKitTesting

@testable import CoreImage

@Suite struct `Codes in pictures` {
  /// The squares of a code, a letter to each.
  private func text(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in (0..<code.size).map { code[$0, y] ? "#" : "." }.joined() }
  }

  @Test func `a code has its patterns and both copies of its format`() throws {
    let code = try #require(QRCode(Array("Hello".utf8), .medium))
    #expect(code.size == 21)
    let lines = text(code)
    #expect(lines[0].hasPrefix("#######.") && lines[0].hasSuffix(".#######"))
    #expect(lines[6].hasPrefix("#######.#.#.#.#######"))
    #expect(lines[20].hasPrefix("#######."))
    // The format is written twice: along the first corner and along the two others.
    let (first, second) = (
      [0, 1, 2, 3, 4, 5, 7, 8].map { code[8, $0] },
      (0..<8).map { code[20 - $0, 8] }
    )
    #expect(first == second)
  }

  @Test(arguments: [
    (QRCode.Correction.low, 17, 21), (.low, 18, 25), (.high, 7, 21), (.high, 8, 25),
    (.medium, 2_331, 177), (.low, 2_953, 177), (.medium, 213, 57), (.medium, 180, 53),
  ])
  func `the smallest code is taken`(correction: QRCode.Correction, count: Int, size: Int) {
    let bytes = [UInt8](repeating: 65, count: count)
    #expect(QRCode(bytes, correction)?.size == size)
  }

  @Test func `too much is no code`() {
    #expect(QRCode([UInt8](repeating: 65, count: 2_954), .low) == nil)
    #expect(QRCode([], .high)?.size == 21)
  }

  @Test func `bytes that correct errors are those of the standard's example`() {
    // The data of "01234567" in version 1-M, from the annex of ISO/IEC 18004.
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
      0x11,
    ]
    let check = ErrorCorrection.remainder(data, ErrorCorrection.divisor(10))
    #expect(check == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
  }

  @Test func `each sign of Code 128 has eleven widths`() throws {
    let code = try #require(Code128(Array("Wren 7".utf8)))
    #expect(code.bars.count == 11 * 8 + 13)
    #expect(Code128([]) == nil && Code128([200]) == nil)
  }

  @Test(.oracle("W-101")) func `the filter draws a code with a margin`() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("Hello".utf8), forKey: "inputMessage")
    filter.setValue("Q", forKey: "inputCorrectionLevel")
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(pixels.width == 230)
    let grid = PixelGrid(pixels)
    #expect(grid[5, 5].x > 0.8 && grid[15, 15].x < 0.05 && grid[15, 15].w == 1)
  }
}
