internal import Foundation

extension FilterKind {
  /// Filters that soften.
  nonisolated(unsafe) static let blurKinds: [String: FilterKind] = [
    "CIGaussianBlur": ofImage([kCIInputRadiusKey: 10.0]) { image, inputs in
      softened(image, sigma: inputs.number(kCIInputRadiusKey, 10))
    },
    "CIBoxBlur": ofImage([kCIInputRadiusKey: 10.0]) { image, inputs in
      softened(image, sigma: inputs.number(kCIInputRadiusKey, 10) / 2)
    },
    "CIDiscBlur": ofImage([kCIInputRadiusKey: 8.0]) { image, inputs in
      softened(image, sigma: inputs.number(kCIInputRadiusKey, 8) / 2)
    },
    "CIMotionBlur": ofImage([kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { image, inputs in
      let length = min(max(inputs.number(kCIInputRadiusKey, 20), 0), 200)
      let angle = inputs.number(kCIInputAngleKey)
      return smeared(image, length, angle)
    },
  ]

  static func softened(_ image: CIImage, sigma: Double) -> CIImage {
    let sigma = min(max(sigma, 0), 500)
    guard sigma >= 0.3, !image.extent.isEmpty else { return image }
    let reach = (3 * sigma).rounded(.up)
    let extent =
      image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -reach, dy: -reach)
    return CIImage(extent: extent) { rectangle in
      let wide = rectangle.insetBy(dx: -reach, dy: -reach)
      return image.grid(wide).softened(sigma).cut(wide, to: rectangle)
    }
  }

  private static func smeared(_ image: CIImage, _ length: Double, _ angle: Double) -> CIImage {
    guard length >= 1, !image.extent.isInfinite else { return image }
    let extent = image.extent.insetBy(
      dx: -abs(length * cos(angle)).rounded(.up),
      dy: -abs(length * sin(angle)).rounded(.up)
    )
    let inner = image.extent.integral
    return CIImage(extent: extent) { rectangle in
      let source = image.grid(inner)
      var result = PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
      let steps = Int(length)
      for y in 0..<result.height {
        for x in 0..<result.width {
          var sum = SIMD4<Float>.zero
          for step in -steps...steps {
            let (dx, dy) = (Double(step) * cos(angle), -Double(step) * sin(angle))
            let left = rectangle.minX - inner.minX + CGFloat(x) + dx
            sum += source.sample(left, inner.maxY - rectangle.maxY + CGFloat(y) + dy)
          }
          result[x, y] = sum / Float(2 * steps + 1)
        }
      }
      return result
    }
  }
}

extension PixelGrid {
  /// The grid softened by three averages in each direction, which come close to a bell curve.
  func softened(_ sigma: Double) -> PixelGrid {
    // Three boxes of width w have the variance 3 (w² - 1) / 12.
    let radius = max(1, Int(((4 * sigma * sigma + 1).squareRoot() / 2).rounded()))
    var result = self
    for _ in 0..<3 {
      result.average(radius, count: width, lines: height, step: 4, stride: 4 * width)
      result.average(radius, count: height, lines: width, step: 4 * width, stride: 4)
    }
    return result
  }

  /// Each pixel becomes the average of those next to it on its line.
  private mutating func average(
    _ radius: Int,
    count: Int,
    lines: Int,
    step: Int,
    stride: Int
  ) {
    let width = UInt32(2 * radius + 1)
    var line = [UInt8](repeating: 0, count: count)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for number in 0..<lines {
        for part in 0..<4 {
          let start = number * stride + part
          for place in 0..<count { line[place] = bytes[start + place * step] }
          var sum: UInt32 = line.prefix(radius).reduce(0) { $0 + UInt32($1) }
          for place in 0..<count {
            if place + radius < count { sum += UInt32(line[place + radius]) }
            bytes[start + place * step] = UInt8((sum + width / 2) / width)
            if place >= radius { sum -= UInt32(line[place - radius]) }
          }
        }
      }
    }
  }
}
