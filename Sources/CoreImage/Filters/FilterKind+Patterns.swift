internal import CoreGraphics
internal import Foundation

extension FilterKind {
  /// Filters that make images of two colours; edges of squares and stripes are always sharp.
  nonisolated(unsafe) static let patternKinds: [String: FilterKind] = [
    "CICheckerboardGenerator": ofNothing(pattern) { inputs in
      let (middle, width) = grid(inputs)
      return gradient(inputs) { place in
        let (x, y) = (steps(place.x - middle.x, width), steps(place.y - middle.y, width))
        return (x + y).truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
      }
    },
    "CIStripesGenerator": ofNothing(pattern) { inputs in
      let (middle, width) = grid(inputs)
      return gradient(inputs) { place in
        steps(place.x - middle.x, width).truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
      }
    },
    "CIGaussianGradient": ofNothing(
      [
        kCIInputCenterKey: CIVector([150, 150]), kCIInputRadiusKey: 300.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.clear,
      ]
    ) { inputs in
      let middle = inputs.point(kCIInputCenterKey)
      let radius = max(inputs.number(kCIInputRadiusKey, 300), 1e-6)
      return gradient(inputs) { smooth(hypot($0.x - middle.x, $0.y - middle.y) / radius) }
    },
    "CISmoothLinearGradient": ofNothing(
      [
        "inputPoint0": CIVector([0, 0]), "inputPoint1": CIVector([200, 200]),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { inputs in
      let start = inputs.vector("inputPoint0", [0, 0]).cgPointValue
      let end = inputs.vector("inputPoint1", [200, 200]).cgPointValue
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, 1e-6)
      return gradient(inputs) {
        smooth((($0.x - start.x) * dx + ($0.y - start.y) * dy) / length)
      }
    },
  ]

  private static var pattern: KeyValuePairs<String, Any> {
    [
      kCIInputCenterKey: CIVector([150, 150]), "inputColor0": CIColor.white,
      "inputColor1": CIColor.black, kCIInputWidthKey: 80.0, kCIInputSharpnessKey: 1.0,
    ]
  }

  private static func grid(_ inputs: FilterInputs) -> (CGPoint, CGFloat) {
    (inputs.point(kCIInputCenterKey), max(CGFloat(inputs.number(kCIInputWidthKey, 80)), 1e-6))
  }

  /// The number of whole widths in a distance.
  private static func steps(_ distance: CGFloat, _ width: CGFloat) -> CGFloat {
    (distance / width).rounded(.down)
  }

  /// A part from 0 to 1 that begins and ends slowly.
  private static func smooth(_ part: CGFloat) -> CGFloat {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }
}
