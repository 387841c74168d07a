import Accelerate
import Testing
import UIKitTesting

@testable import ImageIO

@Suite struct `Pictures in files, by Image IO` {
  /// Four squares of two pixels: red and green above blue and white.
  private func squares() throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
      )
    )
    let colors: [(CGFloat, CGFloat, CGFloat)] = [(0, 0, 1), (1, 1, 1), (1, 0, 0), (0, 1, 0)]
    for (index, color) in colors.enumerated() {
      context.setFillColor(red: color.0, green: color.1, blue: color.2, alpha: 1)
      let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
      context.fill(CGRect(x: column * 2, y: row * 2, width: 2, height: 2))
    }
    return try #require(context.makeImage())
  }

  /// The names of the colours in the corners, from left to right and down.
  private func corners(_ image: CGImage?) throws -> String {
    let image = try #require(image)
    let bytes = [UInt8](try #require(image.dataProvider?.bytes))
    let (right, bottom) = ((image.width - 1) * 4, (image.height - 1) * image.bytesPerRow)
    return [0, right, bottom, bottom + right].map { place in
      switch (bytes[place + 2] > 127, bytes[place + 1] > 127, bytes[place] > 127) {
      case (true, true, true): "w"
      case (true, _, _): "r"
      case (_, true, _): "g"
      default: "b"
      }
    }.joined()
  }

  private func source(_ image: CGImage, _ type: String = "public.png") throws -> CGImageSource {
    let data = NSMutableData()
    let file = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(file))
    CGImageDestinationAddImage(file, image, nil)
    #expect(CGImageDestinationFinalize(file))
    return try #require(CGImageSourceCreateWithData(data, nil))
  }

  @Test(.oracle("L-188", "L-190"), arguments: ["public.png", "public.jpeg"])
  func `are written and read`(type: String) throws {
    let source = try source(squares(), type)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) as String? == type)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 4)
    #expect(try corners(CGImageSourceCreateImageAtIndex(source, 0, nil)) == "rgbw")
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test(.oracle("L-188")) func `of no known format are none, and may come by and by`() throws {
    let bytes = NSData(data: Data("no picture".utf8))
    let source = try #require(CGImageSourceCreateWithData(bytes, nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    let later = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(later) == .statusReadingHeader)
    CGImageSourceUpdateData(later, bytes, true)
    #expect(CGImageSourceGetStatus(later) == .statusUnknownType)
    #expect(
      CGImageDestinationCreateWithData(NSMutableData(), "public.tiff" as CFString, 1, nil) == nil
    )
  }

  @Test(
    .oracle("L-189"),
    arguments: zip(1...8, ["rgbw", "grwb", "wbgr", "bwrg", "rbgw", "brwg", "wgbr", "gwrb"])
  )
  func `are upright, however they were held`(orientation: Int, expected: String) throws {
    #expect(try corners(squares().thumbnail(most: nil, orientation: orientation)) == expected)
  }

  @Test(.oracle("L-189")) func `are made smaller on demand`() throws {
    let source = try source(squares())
    var options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 2]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) == nil)
    options[kCGImageSourceCreateThumbnailFromImageAlways] = true
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect(small?.width == 2 && small?.height == 2)
    #expect(try corners(small) == "rgbw")
    options[kCGImageSourceThumbnailMaxPixelSize] = 100
    let same = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect(same?.width == 4)
  }
}

@Suite struct `Boxes of pixels` {
  /// The mean of the pixels in a box, added up one by one.
  private func mean(_ pixels: [UInt8], _ x: Int, _ y: Int, _ component: Int, half: Int) -> Int {
    var sum = 0
    // Rows are rounded before columns are, as two passes do.
    for row in y - half...y + half {
      var line = 0
      for column in x - half...x + half {
        let place = min(max(row, 0), 4) * 6 + min(max(column, 0), 5)
        line += Int(pixels[place * 4 + component])
      }
      sum += (line + half) / (2 * half + 1)
    }
    return (sum + half) / (2 * half + 1)
  }

  @Test(.oracle("L-191"), arguments: [1, 3, 5, 9]) func `have their means`(size: Int) {
    var pixels = (0..<5 * 6 * 4).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 13) }
    var result = [UInt8](repeating: 0, count: pixels.count)
    let original = pixels
    let status = pixels.withUnsafeMutableBytes { input in
      result.withUnsafeMutableBytes { output in
        var from = vImage_Buffer(data: input.baseAddress, height: 5, width: 6, rowBytes: 24)
        var to = vImage_Buffer(data: output.baseAddress, height: 5, width: 6, rowBytes: 24)
        let even = vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 2, 3, nil, kvImageEdgeExtend)
        #expect(even == kvImageInvalidKernelSize)
        let sides = UInt32(size)
        let none = vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, sides, sides, nil, 0)
        #expect(none == kvImageInvalidEdgeStyle)
        return vImageBoxConvolve_ARGB8888(
          &from,
          &to,
          nil,
          0,
          0,
          sides,
          sides,
          nil,
          vImage_Flags(kvImageEdgeExtend)
        )
      }
    }
    #expect(status == kvImageNoError)
    for y in 0..<5 {
      for x in 0..<6 {
        for component in 0..<4 {
          let found = Int(result[(y * 6 + x) * 4 + component])
          #expect(found == mean(original, x, y, component, half: size / 2))
        }
      }
    }
  }
}
