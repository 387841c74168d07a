public import CoreGraphics
public import Foundation

extension CIImage {
  /// The part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    guard !part.isNull else { return .empty() }
    return CIImage(extent: part) { [self] in grid($0) }
  }

  /// The image moved, turned or scaled; pixels between others are mixed of them.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard !extent.isInfinite, matrix.a * matrix.d != matrix.b * matrix.c else { return self }
    let back = matrix.inverted()
    return warped(to: extent.applying(matrix)) { $0.applying(back) }
  }

  /// The image above another.
  public func composited(over dest: CIImage) -> CIImage {
    blended(with: dest) { upper, lower in upper + lower * (1 - upper.w) }
  }

  /// The image with its outermost pixels going on without end.
  public func clampedToExtent() -> CIImage {
    let inner = extent.integral
    guard !extent.isInfinite, !extent.isEmpty else { return self }
    return CIImage(extent: .infinite) { [self] rectangle in
      let source = grid(inner)
      var result = PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
      let (right, down) = (Int(rectangle.minX - inner.minX), Int(inner.maxY - rectangle.maxY))
      for y in 0..<result.height {
        for x in 0..<result.width {
          let column = min(max(x + right, 0), source.width - 1)
          result[x, y] = source[column, min(max(y + down, 0), source.height - 1)]
        }
      }
      return result
    }
  }

  /// The image softened; `sigma` is in points.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The image as a filter changes it; the image itself if there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// The image as a filter changes it by its defaults.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// The image turned or mirrored as the number from 1 to 8 of a file says.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let (w, h) = (extent.width, extent.height)
    let matrix: CGAffineTransform? =
      switch orientation {
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      default: nil
      }
    return matrix.map { transformed(by: $0) } ?? self
  }

  /// The image turned or mirrored as an orientation says (L-314).
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  /// Filters that would make a photo better; none are suggested here.
  public func autoAdjustmentFilters() -> [CIFilter] { [] }

  // MARK: - What filters are made of

  /// The image with each colour changed by a rule; colours are not multiplied by alpha then.
  func recoloured(_ rule: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent: extent) { [self] in grid($0).mapped(rule) }
  }

  /// The image whose pixels lie elsewhere: `source` answers, for a place, where its colour is from.
  func warped(to result: CGRect, _ source: @escaping (CGPoint) -> CGPoint) -> CIImage {
    let inner = extent.integral
    return CIImage(extent: result) { [self] rectangle in
      let pixels = grid(inner)
      var grid = PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
      for y in 0..<grid.height {
        for x in 0..<grid.width {
          let place = CGPoint(
            x: rectangle.minX + CGFloat(x) + 0.5,
            y: rectangle.maxY - CGFloat(y) - 0.5
          )
          let from = source(place)
          grid[x, y] = pixels.sample(from.x - inner.minX - 0.5, inner.maxY - from.y - 0.5)
        }
      }
      return grid
    }
  }

  /// Both images, pixel by pixel, colours multiplied by alpha.
  func blended(
    with other: CIImage,
    _ rule: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    let all = extent.isInfinite || other.extent.isInfinite ? .infinite : extent.union(other.extent)
    return CIImage(extent: all) { [self] rectangle in
      var result = grid(rectangle)
      let below = other.grid(rectangle)
      for y in 0..<result.height {
        for x in 0..<result.width { result[x, y] = rule(result[x, y], below[x, y]) }
      }
      return result
    }
  }
}
