internal import Foundation

extension FilterKind {
  /// Filters of two images; colours are multiplied by alpha in these rules.
  nonisolated(unsafe) static let blendKinds: [String: FilterKind] = [
    "CISourceOverCompositing": ofTwo { upper, lower in upper + lower * (1 - upper.w) },
    "CISourceAtopCompositing": ofTwo { upper, lower in
      upper * lower.w + lower * (1 - upper.w)
    },
    "CISourceInCompositing": ofTwo { upper, lower in upper * lower.w },
    "CISourceOutCompositing": ofTwo { upper, lower in upper * (1 - lower.w) },
    "CIAdditionCompositing": ofTwo { $0 + $1 },
    "CIMultiplyCompositing": ofTwo { $0 * $1 },
    "CIMaximumCompositing": ofTwo { pointwiseMax($0, $1) },
    "CIMinimumCompositing": ofTwo { pointwiseMin($0, $1) },
    "CIMultiplyBlendMode": blending { $0 * $1 },
    "CIScreenBlendMode": blending { $0 + $1 - $0 * $1 },
    "CIDarkenBlendMode": blending { min($0, $1) },
    "CILightenBlendMode": blending { max($0, $1) },
    "CIDifferenceBlendMode": blending { abs($0 - $1) },
    "CIExclusionBlendMode": blending { $0 + $1 - 2 * $0 * $1 },
    "CIOverlayBlendMode": blending { $1 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
    "CIHardLightBlendMode": blending { $0 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
    "CISoftLightBlendMode": blending { upper, lower in
      lower - (1 - 2 * upper) * lower * (1 - lower)
    },
    "CIColorDodgeBlendMode": blending { $0 < 1 ? min(1, $1 / (1 - $0)) : 1 },
    "CIColorBurnBlendMode": blending { $0 > 0 ? 1 - min(1, (1 - $1) / $0) : 0 },
    "CIBlendWithMask": masked { brightness($0) },
    "CIBlendWithAlphaMask": masked { $0.w },
  ]

  /// A rule for one part of opaque colours, the upper first.
  private static func blending(_ rule: @escaping (Float, Float) -> Float) -> FilterKind {
    ofTwo { upper, lower in
      guard upper.w > 0, lower.w > 0 else { return upper + lower }
      let (one, other) = (upper / upper.w, lower / lower.w)
      let both = SIMD4(rule(one.x, other.x), rule(one.y, other.y), rule(one.z, other.z), 1)
      return upper * (1 - lower.w) + lower * (1 - upper.w) + both * (upper.w * lower.w)
    }
  }

  private static func masked(_ rule: @escaping (SIMD4<Float>) -> Float) -> FilterKind {
    let keys = [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
    return FilterKind(inputs: keys.map { Input(key: $0, value: nil) }) { inputs in
      guard let upper = inputs.image() else { return nil }
      guard let mask = inputs.image(kCIInputMaskImageKey) else { return upper }
      let lower = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
      let kept = upper.blended(with: mask) { $0 * rule($1) }
      let rest = lower.blended(with: mask) { $0 * (1 - rule($1)) }
      let extent = lower.extent.isEmpty ? upper.extent : upper.extent.union(lower.extent)
      return kept.blended(with: rest) { $0 + $1 }.cropped(to: extent)
    }
  }
}
