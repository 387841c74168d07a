internal import CoreGraphics
internal import Foundation

extension FilterKind {
  /// Filters that move pixels.
  nonisolated(unsafe) static let distortingKinds: [String: FilterKind] = [
    "CITwirlDistortion": ofImage(
      [
        kCIInputCenterKey: CIVector([150, 150]), kCIInputRadiusKey: 300.0,
        kCIInputAngleKey: Double.pi,
      ]
    ) { image, inputs in
      let angle = inputs.number(kCIInputAngleKey, .pi)
      return distorted(image, inputs, reach: 300) { dx, dy, nearness in
        let turn = angle * nearness * nearness
        return (dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn))
      }
    },
    "CIBumpDistortion": ofImage(
      [
        kCIInputCenterKey: CIVector([150, 150]), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
      ]
    ) { image, inputs in
      let scale = inputs.number(kCIInputScaleKey, 0.5)
      return distorted(image, inputs, reach: 300) { dx, dy, nearness in
        let factor = 1 - scale * nearness * nearness
        return (dx * factor, dy * factor)
      }
    },
    "CIPinchDistortion": ofImage(
      [
        kCIInputCenterKey: CIVector([150, 150]), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
      ]
    ) { image, inputs in
      let scale = inputs.number(kCIInputScaleKey, 0.5)
      return distorted(image, inputs, reach: 300) { dx, dy, nearness in
        let factor = 1 + scale * nearness * nearness
        return (dx * factor, dy * factor)
      }
    },
  ]

  /// Pixels within the radius come from where a rule says; `nearness` is 1 in the middle and 0 at
  /// the edge.
  private static func distorted(
    _ image: CIImage,
    _ inputs: FilterInputs,
    reach: Double,
    _ rule: @escaping (Double, Double, Double) -> (Double, Double)
  ) -> CIImage? {
    let middle = inputs.point(kCIInputCenterKey)
    let radius = max(inputs.number(kCIInputRadiusKey, reach), 1)
    return image.warped(to: image.extent) { place in
      let (dx, dy) = (Double(place.x - middle.x), Double(place.y - middle.y))
      let distance = hypot(dx, dy)
      guard distance < radius else { return place }
      let (x, y) = rule(dx, dy, 1 - distance / radius)
      return CGPoint(x: middle.x + CGFloat(x), y: middle.y + CGFloat(y))
    }
  }

  /// Filters that place, cut and make images.
  nonisolated(unsafe) static let placingKinds: [String: FilterKind] = [
    "CIAffineTransform": ofImage([:]) { image, inputs in
      (inputs.values[kCIInputTransformKey] as? CGAffineTransform).map(image.transformed) ?? image
    },
    "CIAffineClamp": ofImage([:]) { image, inputs in
      let matrix = inputs.values[kCIInputTransformKey] as? CGAffineTransform
      return (matrix.map(image.transformed) ?? image).clampedToExtent()
    },
    "CICrop": ofImage(["inputRectangle": CIVector([0, 0, 300, 300])]) { image, inputs in
      image.cropped(to: inputs.vector("inputRectangle", [0, 0, 300, 300]).cgRectValue)
    },
    "CILanczosScaleTransform": ofImage(
      [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
    ) { image, inputs in
      let scale = inputs.number(kCIInputScaleKey, 1)
      let across = scale * inputs.number(kCIInputAspectRatioKey, 1)
      return image.transformed(by: CGAffineTransform(scaleX: across, y: scale))
    },
    "CIConstantColorGenerator": ofNothing([kCIInputColorKey: CIColor.red]) { inputs in
      CIImage(color: inputs.colour(kCIInputColorKey))
    },
    "CILinearGradient": ofNothing(
      [
        "inputPoint0": CIVector([0, 0]), "inputPoint1": CIVector([200, 200]),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { inputs in
      let start = inputs.vector("inputPoint0", [0, 0]).cgPointValue
      let end = inputs.vector("inputPoint1", [200, 200]).cgPointValue
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, 1e-6)
      return gradient(inputs) { ((($0.x - start.x) * dx) + (($0.y - start.y) * dy)) / length }
    },
    "CIRadialGradient": ofNothing(
      [
        kCIInputCenterKey: CIVector([150, 150]), "inputRadius0": 5.0, "inputRadius1": 100.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { inputs in
      let middle = inputs.point(kCIInputCenterKey)
      let inner = inputs.number("inputRadius0", 5)
      let width = max(inputs.number("inputRadius1", 100) - inner, 1e-6)
      return gradient(inputs) { (hypot($0.x - middle.x, $0.y - middle.y) - inner) / width }
    },
  ]

  /// Two colours without end, mixed as a rule says for each place: 0 is the first, 1 the second.
  static func gradient(
    _ inputs: FilterInputs,
    _ part: @escaping (CGPoint) -> CGFloat
  ) -> CIImage {
    let first = inputs.colour("inputColor0").premultiplied
    let second = inputs.colour("inputColor1").premultiplied
    return CIImage(extent: .infinite) { rectangle in
      var result = PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
      for y in 0..<result.height {
        for x in 0..<result.width {
          let place = CGPoint(
            x: rectangle.minX + CGFloat(x) + 0.5,
            y: rectangle.maxY - CGFloat(y) - 0.5
          )
          result[x, y] = mixed(first, second, Float(min(max(part(place), 0), 1)))
        }
      }
      return result
    }
  }
}
