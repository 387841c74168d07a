public import CoreGraphics
public import Foundation

/// A filter as those know it who ask for one by a function.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The image that the filter makes; nil as long as an image is missing.
  var outputImage: CIImage? { get }
}

/// The values of filters that change colours as films did.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of filters that lay one image over another.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image above.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
}

/// The values of the filter `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The move of the image.
  var transform: CGAffineTransform { get set }
}

/// The values of the filter `CIAffineTile`.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The move of the image.
  var transform: CGAffineTransform { get set }
}

/// The values of the filter `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
  /// The image that says what is kept.
  var maskImage: CIImage? { get set }
}

/// The values of the filter `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// The values of the filter `CIBokehBlur`.
public protocol CIBokehBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// The softness.
  var softness: Float { get set }
}

/// The values of the filter `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In points.
  var radius: Float { get set }
  /// The size.
  var scale: Float { get set }
}

/// The values of the filter `CICircleSplashDistortion`.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The min components.
  var minComponents: CIVector { get set }
  /// The max components.
  var maxComponents: CIVector { get set }
}

/// The values of the filter `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 leaves it.
  var saturation: Float { get set }
  /// The brightness; 0 leaves it.
  var brightness: Float { get set }
  /// The contrast; 1 leaves it.
  var contrast: Float { get set }
}

/// The values of the filter `CIColorCube`.
public protocol CIColorCube: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The cube dimension.
  var cubeDimension: Float { get set }
  /// The colours of the cube.
  var cubeData: Data { get set }
}

/// The values of the filter `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The parts that red is made of.
  var rVector: CIVector { get set }
  /// The parts that green is made of.
  var gVector: CIVector { get set }
  /// The parts that blue is made of.
  var bVector: CIVector { get set }
  /// The parts that alpha is made of.
  var aVector: CIVector { get set }
  /// The amounts that are added.
  var biasVector: CIVector { get set }
}

/// The values of the filter `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// The values of the filter `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The number of steps of each colour.
  var levels: Float { get set }
}

/// The values of the filter `CIComicEffect`.
public protocol CIComicEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The values of the filter `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// A place in the image.
  var center: CGPoint { get set }
}

/// The values of the filter `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIDotScreen`.
public protocol CIDotScreen: CIFilterProtocol {
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

/// The values of the filter `CIEdgeWork`.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// The values of the filter `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The exposure; 0 leaves it.
  var ev: Float { get set }
}

/// The values of the filter `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The values of the filter `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The power of gamma; 1 leaves it.
  var power: Float { get set }
}

/// The values of the filter `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
}

/// The values of the filter `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// The values of the filter `CIHexagonalPixellate`.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// A place in the image.
  var center: CGPoint { get set }
  /// The size.
  var scale: Float { get set }
}

/// The values of the filter `CIHighlightShadowAdjust`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// In points.
  var radius: Float { get set }
  /// The light of dark parts; 0 leaves it.
  var shadowAmount: Float { get set }
  /// The light of bright parts; 1 leaves it.
  var highlightAmount: Float { get set }
}
