internal import Foundation

/// The values that a filter takes, and the rule by which it makes its image.
struct FilterKind {
  /// A value with its default; nil for an image that has to be set.
  struct Input {
    let key: String
    let value: Any?
  }

  let inputs: [Input]
  let make: (FilterInputs) -> CIImage?

  var defaults: [String: Any] {
    Dictionary(inputs.compactMap { input in input.value.map { (input.key, $0) } }) { $1 }
  }

  /// A filter that changes one image.
  static func ofImage(
    _ others: KeyValuePairs<String, Any>,
    _ make: @escaping (CIImage, FilterInputs) -> CIImage?
  ) -> FilterKind {
    let values = others.map { Input(key: $0.key, value: $0.value) }
    return FilterKind(inputs: [Input(key: kCIInputImageKey, value: nil)] + values) { inputs in
      inputs.image().flatMap { make($0, inputs) }
    }
  }

  /// A filter that makes an image of nothing but values.
  static func ofNothing(
    _ values: KeyValuePairs<String, Any>,
    _ make: @escaping (FilterInputs) -> CIImage?
  ) -> FilterKind {
    FilterKind(inputs: values.map { Input(key: $0.key, value: $0.value) }, make: make)
  }

  /// A filter of one image above another.
  static func ofTwo(
    _ rule: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterKind {
    let keys = [kCIInputImageKey, kCIInputBackgroundImageKey]
    return FilterKind(inputs: keys.map { Input(key: $0, value: nil) }) { inputs in
      guard let upper = inputs.image() else { return inputs.image(kCIInputBackgroundImageKey) }
      guard let lower = inputs.image(kCIInputBackgroundImageKey) else { return upper }
      return upper.blended(with: lower, rule)
    }
  }

  private nonisolated(unsafe) static let all = [
    colourKinds, photoKinds, blurKinds, stylizingKinds, distortingKinds, placingKinds, blendKinds,
    codeKinds,
    transitionKinds, patternKinds,
  ].reduce(into: [:]) { all, kinds in all.merge(kinds) { $1 } }

  static var names: [String] { all.keys.sorted() }

  static func named(_ name: String) -> FilterKind? {
    if let kind = all[name] { return kind }
    return passingNames.contains(name) ? passing : nil
  }

  /// A filter without values, which makes nothing.
  static var empty: FilterKind { FilterKind(inputs: []) { _ in nil } }

  /// A filter that hands its image on.
  static var passing: FilterKind { ofImage([:]) { image, _ in image } }

  /// Filters that iOS computes and that pass their image on here.
  private static let passingNames: Set<String> = [
    "CIBokehBlur", "CIBumpDistortionLinear", "CICMYKHalftone", "CICircleSplashDistortion",
    "CICircularScreen", "CICircularWrap", "CIColorCube", "CIColorCurves", "CIColorMap",
    "CIComicEffect", "CIConvolution3X3", "CIConvolution5X5", "CIDepthOfField",
    "CIDisplacementDistortion",
    "CIDither", "CIDotScreen", "CIDroste", "CIEightfoldReflectedTile", "CIGlassDistortion",
    "CIGlassLozenge", "CIHatchedScreen", "CIHeightFieldFromMask", "CIHexagonalPixellate",
    "CIHoleDistortion", "CIKaleidoscope", "CILightTunnel", "CILineOverlay", "CILineScreen",
    "CIMedianFilter", "CINoiseReduction", "CIOpTile", "CIParallelogramTile",
    "CIPerspectiveCorrection",
    "CIPerspectiveTile", "CIPerspectiveTransform", "CIPointillize", "CISharpenLuminance",
    "CISpotColor",
    "CISpotLight", "CIStraightenFilter", "CIThermal", "CIToneCurve", "CITorusLensDistortion",
    "CITriangleKaleidoscope", "CITriangleTile", "CIVortexDistortion", "CIXRay", "CIZoomBlur",
  ]
}
