import Testing
import UIKitTesting

@testable import CoreImage

@Suite struct `Filters of images` {
  /// An image of rows of colours, the highest first.
  private func image(_ rows: [[SIMD4<Float>]]) throws -> CIImage {
    var grid = PixelGrid(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, colour) in row.enumerated() { grid[x, y] = colour }
    }
    return CIImage(cgImage: try #require(grid.image))
  }

  private func pixels(_ image: CIImage, _ rectangle: CGRect? = nil) throws -> PixelGrid {
    PixelGrid(try #require(CIContext().createCGImage(image, from: rectangle ?? image.extent)))
  }

  private let red = SIMD4<Float>(1, 0, 0, 1)
  private let blue = SIMD4<Float>(0, 0, 1, 1)

  @Test(.oracle("W-102")) func `a filter says what it takes, and waits for its image`() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.outputImage == nil)
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    #expect(CIFilter(name: "CINoSuchThing") == nil)
    let still = try image([[red]]).applyingFilter("CIKaleidoscope")
    #expect(try pixels(still)[0, 0] == red)
  }

  @Test func `colours are changed, and alpha stays`() throws {
    let inverted = try image([[red, SIMD4(0, 0, 0, 0.5)]]).applyingFilter("CIColorInvert")
    let grid = try pixels(inverted)
    #expect(grid[0, 0] == SIMD4(0, 1, 1, 1))
    #expect(abs(grid[1, 0].w - 0.5) < 0.01 && abs(grid[1, 0].x - 0.5) < 0.01)
    let grey = try image([[red]]).applyingFilter(
      "CIColorControls",
      parameters: [kCIInputSaturationKey: 0.0]
    )
    let colour = try pixels(grey)[0, 0]
    #expect(colour.x == colour.y && colour.y == colour.z)
  }

  @Test(.oracle("W-103")) func `a blur is larger than its image, and a crop is not`() throws {
    let sharp = try image([[red, red], [red, red]])
    let soft = sharp.applyingGaussianBlur(sigma: 2)
    #expect(soft.extent == CGRect(x: -6, y: -6, width: 14, height: 14))
    #expect(soft.cropped(to: sharp.extent).extent == sharp.extent)
    let whole = sharp.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: sharp.extent)
    #expect(try pixels(whole)[0, 0] == red)
  }

  @Test(.oracle("W-104")) func `the origin is at the bottom left`() throws {
    let two = try image([[red], [blue]])
    let lower = try pixels(two, CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(lower[0, 0] == blue)
    let moved = two.transformed(by: CGAffineTransform(translationX: 3, y: 4))
    #expect(moved.extent == CGRect(x: 3, y: 4, width: 1, height: 2))
    #expect(try pixels(moved)[0, 0] == red)
    let turned = two.oriented(forExifOrientation: 3)
    #expect(try pixels(turned)[0, 0] == blue)
  }

  @Test func `images lie above each other and are mixed`() throws {
    let over = try image([[SIMD4(0, 0, 0, 0)]]).composited(over: image([[red]]))
    #expect(try pixels(over)[0, 0] == red)
    let product = try image([[red]]).applyingFilter(
      "CIMultiplyBlendMode",
      parameters: [kCIInputBackgroundImageKey: image([[blue]])]
    )
    #expect(try pixels(product)[0, 0] == SIMD4(0, 0, 0, 1))
    let colour = CIImage(color: CIColor(red: 0, green: 0, blue: 1))
    #expect(CIContext().createCGImage(colour, from: colour.extent) == nil)
    #expect(try pixels(colour, CGRect(x: 5, y: 5, width: 2, height: 2))[1, 1] == blue)
  }

  @Test(arguments: CIFilter.filterNames(inCategory: nil))
  func `every filter takes strange values`(name: String) throws {
    let filter = try #require(CIFilter(name: name))
    if filter.inputKeys.contains(kCIInputImageKey) {
      filter.setValue(try image([[red, blue], [blue, red]]), forKey: kCIInputImageKey)
    }
    let rectangle = CGRect(x: 0, y: 0, width: 4, height: 4)
    for value in [Double.nan, -1e9, 0, 1e9] {
      for key in filter.inputKeys where filter.value(forKey: key) is Double {
        filter.setValue(value, forKey: key)
      }
      let made = filter.outputImage?.cropped(to: rectangle)
      #expect(made == nil || made?.extent.width.isFinite == true)
      if let made, !made.extent.isEmpty { _ = CIContext().createCGImage(made, from: rectangle) }
    }
  }
}
