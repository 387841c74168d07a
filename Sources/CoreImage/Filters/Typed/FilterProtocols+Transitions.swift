public import CoreGraphics
public import Foundation

/// The values of the filter `CIAccordionFoldTransition`.
public protocol CIAccordionFoldTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// The bottom height.
  var bottomHeight: Float { get set }
  /// The number of folds.
  var numberOfFolds: Float { get set }
  /// The fold shadow amount.
  var foldShadowAmount: Float { get set }
}

/// The values of the filter `CIBarsSwipeTransition`.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// In radians.
  var angle: Float { get set }
  /// In points.
  var width: Float { get set }
  /// The bar offset.
  var barOffset: Float { get set }
}

/// The values of the filter `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// A place in the image.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// In points.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The margin of bars.
  var quietSpace: Float { get set }
  /// The height of bars.
  var barcodeHeight: Float { get set }
}

/// The values of the filter `CICopyMachineTransition`.
public protocol CICopyMachineTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// The rectangle of the effect.
  var extent: CGRect { get set }
  /// The colour.
  var color: CIColor { get set }
  /// In radians.
  var angle: Float { get set }
  /// In points.
  var width: Float { get set }
  /// The opacity.
  var opacity: Float { get set }
}

/// The values of the filter `CIDisintegrateWithMaskTransition`.
public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// The image that says what is kept.
  var maskImage: CIImage? { get set }
  /// The shadow radius.
  var shadowRadius: Float { get set }
  /// The shadow density.
  var shadowDensity: Float { get set }
  /// The shadow offset.
  var shadowOffset: CGPoint { get set }
}

/// The values of the filter `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
}

/// The values of the filter `CIFlashTransition`.
public protocol CIFlashTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// The rectangle of the effect.
  var extent: CGRect { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The max striation radius.
  var maxStriationRadius: Float { get set }
  /// The striation strength.
  var striationStrength: Float { get set }
  /// The striation contrast.
  var striationContrast: Float { get set }
  /// The fade threshold.
  var fadeThreshold: Float { get set }
}

/// The values of the filter `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// A place in the image.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
  /// The first place.
  var point0: CGPoint { get set }
  /// The second place.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The values of the filter `CIModTransition`.
public protocol CIModTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In radians.
  var angle: Float { get set }
  /// In points.
  var radius: Float { get set }
  /// The compression.
  var compression: Float { get set }
}

/// The values of the filter `CIPageCurlTransition`.
public protocol CIPageCurlTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// The image behind a page that turns.
  var backsideImage: CIImage? { get set }
  /// The image that shades the transition.
  var shadingImage: CIImage? { get set }
  /// The rectangle of the effect.
  var extent: CGRect { get set }
  /// In radians.
  var angle: Float { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The part that may be lost: `L`, `M`, `Q` or `H`, the most.
  var correctionLevel: String { get set }
}

/// The values of the filter `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
  /// A place in the image.
  var center: CGPoint { get set }
  /// The inner radius.
  var radius0: Float { get set }
  /// The outer radius.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The values of the filter `CIRandomGenerator`.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The values of the filter `CIRippleTransition`.
public protocol CIRippleTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// The image that shades the transition.
  var shadingImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// The rectangle of the effect.
  var extent: CGRect { get set }
  /// In points.
  var width: Float { get set }
  /// The size.
  var scale: Float { get set }
}

/// The values of the filter `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The first place.
  var point0: CGPoint { get set }
  /// The second place.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The values of the filter `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// A place in the image.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// In points.
  var width: Float { get set }
  /// The sharpness of edges.
  var sharpness: Float { get set }
}

/// The values of the filter `CISwipeTransition`.
public protocol CISwipeTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image that a transition ends with.
  var targetImage: CIImage? { get set }
  /// The part of the transition that is over, from 0 to 1.
  var time: Float { get set }
  /// The rectangle of the effect.
  var extent: CGRect { get set }
  /// The colour.
  var color: CIColor { get set }
  /// In radians.
  var angle: Float { get set }
  /// In points.
  var width: Float { get set }
  /// The opacity.
  var opacity: Float { get set }
}
