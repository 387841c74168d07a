import ObjectiveC
import Testing
import UIKitTesting

@testable import CoreImage

/// Filters that apps make themselves, and those that functions make.
@Suite struct `Filters of apps` {
  /// An app's own filter, with values of its own as iOS's guides write it.
  final class Swap: CIFilter, @unchecked Sendable {
    var inputImage: CIImage?
    var inputPart: NSNumber = 1

    override var outputImage: CIImage? {
      let part = Float(truncating: inputPart)
      return inputImage?.recoloured { SIMD4($0.z * part, $0.y, $0.x * part, $0.w) }
    }
  }

  final class Maker: CIFilterConstructor {
    func filter(withName name: String) -> CIFilter? { name == "Swap" ? Swap() : nil }
  }

  private let red = SIMD4<Float>(1, 0, 0, 1)
  private let blue = SIMD4<Float>(0, 0, 1, 1)

  private func image(_ colour: SIMD4<Float>) throws -> CIImage {
    var grid = PixelGrid(width: 2, height: 2)
    for place in 0..<4 { grid[place % 2, place / 2] = colour }
    return CIImage(cgImage: try #require(grid.image))
  }

  private func colour(_ image: CIImage?, x: CGFloat = 0, y: CGFloat = 0) throws -> SIMD4<Float> {
    let rectangle = CGRect(x: x, y: y, width: 1, height: 1)
    let made = try #require(image)
    let picture = try #require(CIContext().createCGImage(made, from: rectangle))
    return PixelGrid(picture)[0, 0]
  }

  @Test(.oracle("L-251")) func `an app's filter has its properties as values`() throws {
    describe(Swap.self) {
      $0.key("inputImage", \.inputImage)
      $0.key("inputPart", \.inputPart)
    }
    let swap = Swap()
    #expect(swap.name == "Swap" && swap.outputImage == nil)
    swap.name = "Red to blue"
    swap.setValue(try image(red), forKey: kCIInputImageKey)
    #expect(swap.name == "Red to blue" && swap.inputImage != nil)
    #expect(try colour(swap.outputImage) == blue)
    #expect(try colour(swap.value(forKey: kCIOutputImageKey) as? CIImage) == blue)
    CIFilter.registerName("Swap", constructor: Maker())
    let parameters = ["inputPart": NSNumber(value: 0)]
    let black = try image(red).applyingFilter("Swap", parameters: parameters)
    #expect(try colour(black) == SIMD4(0, 0, 0, 1))
    #expect(CIFilter(name: "Swop") == nil)
  }

  @Test(.oracle("L-252")) func `transitions fade from an image to another`() throws {
    let filter = CIFilter.flashTransition()
    filter.inputImage = try image(red)
    #expect(try colour(filter.outputImage) == red)
    filter.targetImage = try image(blue)
    for (time, expected) in [(Float(0), red), (1, blue), (7, blue)] {
      filter.time = time
      #expect(try colour(filter.outputImage) == expected)
    }
    filter.time = 0.5
    let half = try colour(filter.outputImage)
    #expect(abs(half.x - 0.5) < 0.01 && abs(half.z - 0.5) < 0.01)
  }

  @Test(.oracle("L-252")) func `patterns have two colours, and values are properties`() throws {
    let filter = CIFilter.checkerboardGenerator()
    filter.center = .zero
    filter.width = 2
    filter.color0 = CIColor(red: 1, green: 0, blue: 0)
    filter.color1 = CIColor(red: 0, green: 0, blue: 1)
    #expect(try colour(filter.outputImage) == red)
    #expect(try colour(filter.outputImage, x: 2) == blue)
    #expect(try colour(filter.outputImage, x: 2, y: 2) == red)
    #expect(try colour(filter.outputImage, x: -1) == blue)
  }

  @Test(.oracle("L-252")) func `pixels are written to memory in the order of a form`() throws {
    let picture = try image(red)
    for (format, expected) in [
      (CIFormat.RGBA8, [255, 0, 0, 255]), (.BGRA8, [0, 0, 255, 255]), (.ARGB8, [255, 255, 0, 0]),
    ] {
      var bytes = [UInt8](repeating: 9, count: 5)
      CIContext().render(
        picture,
        toBitmap: &bytes,
        rowBytes: 4,
        bounds: CGRect(x: 1, y: 1, width: 1, height: 1),
        format: format,
        colorSpace: nil
      )
      #expect(bytes == expected.map(UInt8.init) + [9])
    }
  }
}
