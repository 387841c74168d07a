internal import Foundation

extension FilterKind {
  /// Filters with a style.
  nonisolated(unsafe) static let stylizingKinds: [String: FilterKind] = [
    "CIPixellate": ofImage(
      [kCIInputCenterKey: CIVector([150, 150]), kCIInputScaleKey: 8.0]
    ) { image, inputs in
      let size = max(inputs.number(kCIInputScaleKey, 8), 1)
      return pixellated(image, around: inputs.point(kCIInputCenterKey), size)
    },
    "CICrystallize": ofImage(
      [kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector([150, 150])]
    ) { image, inputs in
      let size = max(inputs.number(kCIInputRadiusKey, 20), 1)
      return image.warped(to: image.extent) { nearestCrystal($0, CGFloat(size)) }
    },
    "CIVignette": ofImage([kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) { image, inputs in
      let intensity = inputs.number(kCIInputIntensityKey)
      let radius = max(inputs.number(kCIInputRadiusKey, 1), 0)
      let extent = image.extent
      guard !extent.isInfinite, !extent.isEmpty else { return image }
      let middle = CGPoint(x: extent.midX, y: extent.midY)
      let reach = hypot(extent.width, extent.height) / 2
      return image.shaded { place in
        let distance = hypot(place.x - middle.x, place.y - middle.y) / reach
        return 1 - intensity * min(radius, 2) / 2 * distance * distance
      }
    },
    "CIVignetteEffect": ofImage(
      [
        kCIInputCenterKey: CIVector([150, 150]), kCIInputRadiusKey: 150.0,
        kCIInputIntensityKey: 1.0, "inputFalloff": 0.5,
      ]
    ) { image, inputs in
      let middle = inputs.point(kCIInputCenterKey)
      let radius = max(inputs.number(kCIInputRadiusKey, 150), 1)
      let intensity = inputs.number(kCIInputIntensityKey, 1)
      let falloff = max(inputs.number("inputFalloff", 0.5), 0.01)
      return image.shaded { place in
        let beyond = (hypot(place.x - middle.x, place.y - middle.y) / radius - 1) / falloff
        return 1 - intensity * min(max(beyond + 0.5, 0), 1)
      }
    },
    "CIUnsharpMask": ofImage(
      [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]
    ) { image, inputs in
      let strength = Float(inputs.number(kCIInputIntensityKey, 0.5))
      let soft = softened(image, sigma: inputs.number(kCIInputRadiusKey, 2.5))
      return image.blended(with: soft) { sharp, soft in
        var result = sharp + (sharp - soft) * strength
        result.w = sharp.w
        return result
      }.cropped(to: image.extent)
    },
    "CIBloom": ofImage([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, inputs in
      let strength = Float(inputs.number(kCIInputIntensityKey, 0.5))
      let soft = softened(image, sigma: inputs.number(kCIInputRadiusKey, 10))
      return image.blended(with: soft) { $0 + $1 * strength * (1 - $0) }
    },
    "CIGloom": ofImage([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, inputs in
      let strength = Float(inputs.number(kCIInputIntensityKey, 0.5))
      let soft = softened(image, sigma: inputs.number(kCIInputRadiusKey, 10))
      return image.blended(with: soft) { mixed($0, pointwiseMin($0, $1), strength) }
        .cropped(to: image.extent)
    },
    "CIEdges": ofImage([kCIInputIntensityKey: 1.0]) { image, inputs in
      let strength = Float(inputs.number(kCIInputIntensityKey, 1))
      return edges(image) { SIMD4($0.x * strength, $0.y * strength, $0.z * strength, $0.w) }
    },
    "CIEdgeWork": ofImage([kCIInputRadiusKey: 3.0]) { image, _ in
      edges(image) { colour in
        let light = brightness(colour) > 0.15 ? Float(1) : 0
        return SIMD4(light, light, light, light)
      }
    },
  ]

  private static func pixellated(
    _ image: CIImage,
    around middle: CGPoint,
    _ size: Double
  ) -> CIImage {
    guard !image.extent.isInfinite else { return image }
    let inner = image.extent.integral
    return CIImage(extent: image.extent) { rectangle in
      let source = image.grid(inner)
      var result = PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
      var known: [SIMD2<Int>: SIMD4<Float>] = [:]
      for y in 0..<result.height {
        for x in 0..<result.width {
          let column = (Double(rectangle.minX - middle.x) + Double(x) + 0.5) / size
          let row = (Double(rectangle.maxY - middle.y) - Double(y) - 0.5) / size
          let cell = SIMD2(Int(column.rounded(.down)), Int(row.rounded(.down)))
          let left = Double(cell.x) * size + Double(middle.x - inner.minX)
          let top = Double(inner.maxY - middle.y) - Double(cell.y + 1) * size
          let colour = known[cell] ?? source.average(left, top, size)
          known[cell] = colour
          result[x, y] = colour
        }
      }
      return result
    }
  }

  /// The middle of the crystal that a place belongs to; crystals lie as in each run.
  private static func nearestCrystal(_ place: CGPoint, _ size: CGFloat) -> CGPoint {
    let (column, row) = ((place.x / size).rounded(.down), (place.y / size).rounded(.down))
    var best = place
    var least = CGFloat.infinity
    for dx in -1...1 {
      for dy in -1...1 {
        let (x, y) = (column + CGFloat(dx), row + CGFloat(dy))
        let noise = sin(Double(x) * 12.989_8 + Double(y) * 78.233) * 43_758.545_3
        let shift = CGFloat(noise - noise.rounded(.down))
        let middle = CGPoint(x: (x + shift) * size, y: (y + 1 - shift * shift) * size)
        let distance = hypot(middle.x - place.x, middle.y - place.y)
        if distance < least { (least, best) = (distance, middle) }
      }
    }
    return best
  }

  private static func edges(
    _ image: CIImage,
    _ rule: @escaping (SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    guard !image.extent.isInfinite else { return image }
    return CIImage(extent: image.extent) { rectangle in
      let wide = rectangle.insetBy(dx: -1, dy: -1)
      let source = image.grid(wide)
      var result = PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
      for y in 0..<result.height {
        for x in 0..<result.width {
          let across = source[x + 2, y + 1] - source[x, y + 1]
          let along = source[x + 1, y + 2] - source[x + 1, y]
          var colour = (across * across + along * along).squareRoot()
          colour.w = source[x + 1, y + 1].w
          result[x, y] = rule(colour)
        }
      }
      return result
    }
  }
}

extension CIImage {
  /// The image with colours multiplied by a factor of their place.
  func shaded(_ factor: @escaping (CGPoint) -> Double) -> CIImage {
    CIImage(extent: extent) { [self] rectangle in
      var result = grid(rectangle)
      for y in 0..<result.height {
        for x in 0..<result.width {
          let place = CGPoint(
            x: rectangle.minX + CGFloat(x) + 0.5,
            y: rectangle.maxY - CGFloat(y) - 0.5
          )
          let light = Float(max(factor(place), 0))
          let colour = result[x, y]
          result[x, y] = SIMD4(colour.x * light, colour.y * light, colour.z * light, colour.w)
        }
      }
      return result
    }
  }
}

extension PixelGrid {
  /// The average colour of a square, of its part inside.
  fileprivate func average(_ left: Double, _ top: Double, _ size: Double) -> SIMD4<Float> {
    func range(_ start: Double, _ count: Int) -> Range<Int> {
      let first = min(max(Int(start.rounded()), 0), count)
      return first..<min(max(Int((start + size).rounded()), first), count)
    }
    let (columns, rows) = (range(left, width), range(top, height))
    var (sum, count) = (SIMD4<Float>.zero, Float(0))
    for y in rows { for x in columns { (sum, count) = (sum + self[x, y], count + 1) } }
    return count > 0 ? sum / count : .zero
  }
}
