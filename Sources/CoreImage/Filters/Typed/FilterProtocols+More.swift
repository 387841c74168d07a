public import Foundation

/// The values of the filter `CIHoleDistortion`.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The values of the filter `CIKaleidoscope`.
public protocol CIKaleidoscope: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The number of parts.
  var count: Int { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The values of the filter `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The size.
  var scale: Float { get set }
  /// The width in heights.
  var aspectRatio: Float { get set }
}

/// The values of the filter `CILineScreen`.
public protocol CILineScreen: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In radians.
  var angle: Float { get set }
  /// In points.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIMedianFilter`.
public protocol CIMedian: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The values of the filter `CINoiseReduction`.
public protocol CINoiseReduction: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The noise level.
  var noiseLevel: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CIPerspectiveCorrection`.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner at the top left.
  var topLeft: CGPoint { get set }
  /// The corner at the top right.
  var topRight: CGPoint { get set }
  /// The corner at the bottom left.
  var bottomLeft: CGPoint { get set }
  /// The corner at the bottom right.
  var bottomRight: CGPoint { get set }
  /// True to cut off what is outside.
  var crop: Bool { get set }
}

/// The values of the filter `CIPerspectiveTransform`.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The corner at the top left.
  var topLeft: CGPoint { get set }
  /// The corner at the top right.
  var topRight: CGPoint { get set }
  /// The corner at the bottom left.
  var bottomLeft: CGPoint { get set }
  /// The corner at the bottom right.
  var bottomRight: CGPoint { get set }
}

/// The values of the filter `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In points.
  var radius: Float { get set }
  /// The size.
  var scale: Float { get set }
}

/// The values of the filter `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// The size.
  var scale: Float { get set }
}

/// The values of the filter `CIPointillize`.
public protocol CIPointillize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// A place in the image.
  var center: CGPoint { get set }
}

/// The values of the filter `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// The values of the filter `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIStraightenFilter`.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The values of the filter `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The temperature and tint of the light.
  var neutral: CIVector { get set }
  /// The temperature and tint to reach.
  var targetNeutral: CIVector { get set }
}

/// The values of the filter `CIThermal`.
public protocol CIThermal: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIToneCurve`.
public protocol CIToneCurve: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first place.
  var point0: CGPoint { get set }
  /// The second place.
  var point1: CGPoint { get set }
  /// The third place.
  var point2: CGPoint { get set }
  /// The fourth place.
  var point3: CGPoint { get set }
  /// The fifth place.
  var point4: CGPoint { get set }
}

/// The values of the filter `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In points.
  var radius: Float { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The values of the filter `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// The values of the filter `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The amount.
  var amount: Float { get set }
}

/// The values of the filter `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In points.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
  /// The width of the edge.
  var falloff: Float { get set }
}

/// The values of the filter `CIVortexDistortion`.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In points.
  var radius: Float { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The values of the filter `CIXRay`.
public protocol CIXRay: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// The amount.
  var amount: Float { get set }
}
