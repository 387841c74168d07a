internal import CoreGraphics
internal import Foundation

extension FilterKind {
  /// Ways from an image to another, all of which fade here (L-252).
  nonisolated(unsafe) static let transitionKinds: [String: FilterKind] = Dictionary(
    uniqueKeysWithValues: [
      "CIAccordionFoldTransition", "CIBarsSwipeTransition", "CICopyMachineTransition",
      "CIDisintegrateWithMaskTransition", "CIDissolveTransition", "CIFlashTransition",
      "CIModTransition", "CIPageCurlTransition", "CIRippleTransition", "CISwipeTransition",
    ].map { ($0, fading) }
  )

  /// The first image as long as nothing of the time is over, and the target at its end.
  private static var fading: FilterKind {
    let inputs = [
      Input(key: kCIInputImageKey, value: nil), Input(key: kCIInputTargetImageKey, value: nil),
      Input(key: kCIInputTimeKey, value: 0.0),
    ]
    return FilterKind(inputs: inputs) { inputs in
      guard let first = inputs.image() else { return nil }
      guard let last = inputs.image(kCIInputTargetImageKey) else { return first }
      let part = Float(min(max(inputs.number(kCIInputTimeKey), 0), 1))
      return first.blended(with: last) { mixed($0, $1, part) }
    }
  }
}
