import CoreGraphics
import Foundation
import Testing

/// The same numbers each time, so that a failure comes back.
private struct Repeatable: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite struct `Pictures in files` {
  private func picture(alpha: CGFloat = 1) throws -> CGImage {
    let context = try CGContext.kit(16, 8)
    context.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: alpha)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return context.takeImage()
  }

  private func bytes(_ image: CGImage) -> [UInt8] { [UInt8](image.dataProvider?.bytes ?? Data()) }

  @Test(arguments: [1, 0.5])
  func `a PNG comes back as it went`(alpha: CGFloat) throws {
    let image = try picture(alpha: alpha)
    let data = try #require(image.encodedPNG())
    #expect(data == image.encodedPNG())
    let back = try ImageDecoder.decode(data).image
    #expect((back.width, back.height) == (16, 8))
    #expect(back.isOpaque == (alpha == 1))
    let close = zip(bytes(image), bytes(back)).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    #expect(close)
  }

  @Test func `a JPEG comes back nearly as it went`() throws {
    let data = try #require(picture().encodedJPEG(quality: 0.95))
    let back = try ImageDecoder.decode(data)
    #expect(back.orientation == 1 && back.image.isOpaque)
    let pixel = bytes(back.image)[(4 * 12 + 16 * 4 * 6)...]
    #expect(zip(pixel, [204, 102, 51]).allSatisfy { abs(Int($0) - $1) < 6 })
  }

  @Test(arguments: [1, 3, 6, 8], [true, false])
  func `a camera's way of holding is read`(orientation: Int, isLittle: Bool) throws {
    let plain = try #require(picture().encodedJPEG(quality: 0.9))
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(value >> (8 * $0) & 255) }
      return isLittle ? bytes : bytes.reversed()
    }
    var tiff: [UInt8] = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    tiff += number(1, 2) + number(0x112, 2) + number(3, 2) + number(1, 4)
    tiff += number(orientation, 2) + [0, 0] + number(0, 4)
    let body = Array("Exif\0\0".utf8) + tiff
    let segment: [UInt8] =
      [0xFF, 0xE1, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
    let data = plain.prefix(2) + Data(segment) + plain.dropFirst(2)
    #expect(try ImageDecoder.decode(data).orientation == orientation)
  }

  @Test func `damage is an error, never a picture or a crash`() throws {
    let png = try #require(picture(alpha: 0.5).encodedPNG())
    let jpeg = try #require(picture().encodedJPEG(quality: 0.8))
    for data in [png, jpeg] {
      for length in 0..<data.count {
        #expect(
          CGImage.decoded(data.prefix(length)) == nil || length > data.count - 16,
          "cut at \(length)"
        )
      }
      var random = Repeatable(state: 2)
      for _ in 0..<300 {
        var hurt = data
        for _ in 0..<3 {
          hurt[Int.random(in: 0..<hurt.count, using: &random)] = .random(
            in: 0...255,
            using: &random
          )
        }
        _ = CGImage.decoded(hurt)
      }
    }
    #expect(throws: ImageError.unknownFormat) { try ImageDecoder.decode(Data("<svg/>".utf8)) }
  }

  @Test func `a header that promises too much is refused`() throws {
    var png = try #require(picture().encodedPNG())
    png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(CGImage.decoded(png) == nil)
    #expect(throws: ImageError.unreadable(path: "/no/such.png")) {
      try ImageDecoder.decode(contentsOf: URL(fileURLWithPath: "/no/such.png"))
    }
  }

  @Test(arguments: PNGSample.all)
  func `every kind of PNG is read`(sample: PNGSample) throws {
    let image = try ImageDecoder.decode(sample.data).image
    #expect(Array(bytes(image).prefix(4)) == sample.pixel, "\(sample.name)")
  }
}

@Suite struct `Pictures of bytes` {
  @Test func `straight alpha is multiplied`() throws {
    let provider = try #require(CGDataProvider(data: Data([200, 100, 50, 128])))
    let image = try #require(
      CGImage(
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: true,
        intent: .defaultIntent
      )
    )
    #expect(Array(image.dataProvider?.bytes ?? Data()) == [25, 50, 100, 128])
  }

  @Test func `too few bytes make no picture`() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 15)))
    #expect(
      CGImage(
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: [],
        provider: provider,
        decode: nil,
        shouldInterpolate: true,
        intent: .defaultIntent
      ) == nil
    )
  }

  @Test func `cropping takes whole pixels inside`() throws {
    let context = try CGContext.kit(8, 8)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
    let image = context.takeImage()
    let part = try #require(image.cropping(to: CGRect(x: 4, y: 4, width: 40, height: 2)))
    #expect((part.width, part.height) == (4, 2))
    #expect(part.dataProvider?.bytes.first == 255)
    #expect(image.cropping(to: CGRect(x: 9, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test func `a mask hides where it is white`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    let mask = try #require(
      CGImage(
        maskWidth: 2,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 2,
        provider: provider,
        decode: nil,
        shouldInterpolate: false
      )
    )
    let context = try CGContext.kit(2, 1)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let masked = try #require(context.takeImage().masking(mask))
    #expect(Array(masked.dataProvider?.bytes ?? Data()) == [255, 255, 255, 255, 0, 0, 0, 0])
  }
}
