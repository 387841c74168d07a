internal import CoreGraphics
internal import Foundation

/// A filter made by a function, whose values are properties.
final class TypedFilter: CIFilter, @unchecked Sendable {
  /// The image that is changed.
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The image below.
  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// The image that says what is kept.
  var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  /// The strength.
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// In points.
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// The size.
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  /// In radians.
  var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  /// The saturation; 1 leaves it.
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The brightness; 0 leaves it.
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// The contrast; 1 leaves it.
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// The exposure; 0 leaves it.
  var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  /// The amount.
  var amount: Float {
    get { number(kCIInputAmountKey) }
    set { setValue(newValue, forKey: kCIInputAmountKey) }
  }
  /// The power of gamma; 1 leaves it.
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  /// The number of steps of each colour.
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  /// The width in heights.
  var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }
  /// The width of the edge.
  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  /// The inner radius.
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  /// The outer radius.
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  /// The light of bright parts; 1 leaves it.
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  /// The light of dark parts; 0 leaves it.
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  /// The margin of bars.
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  /// The height of bars.
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  /// A place in the image.
  var center: CGPoint {
    get { point(kCIInputCenterKey) }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  /// The first place of a gradient.
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  /// The second place of a gradient.
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  /// The colour.
  var color: CIColor {
    get { colour(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  /// The first colour.
  var color0: CIColor {
    get { colour("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The second colour.
  var color1: CIColor {
    get { colour("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// The bytes of a code.
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// The part of a QR code that may be lost: `L`, `M`, `Q` or `H`, the most.
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  /// The image that a transition ends with.
  var targetImage: CIImage? {
    get { value(forKey: kCIInputTargetImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  /// The image that shades a transition.
  var shadingImage: CIImage? {
    get { value(forKey: kCIInputShadingImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputShadingImageKey) }
  }
  /// The image behind a page that turns.
  var backsideImage: CIImage? {
    get { value(forKey: "inputBacksideImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBacksideImage") }
  }
  /// The part of a transition that is over, from 0 to 1.
  var time: Float {
    get { number(kCIInputTimeKey) }
    set { setValue(newValue, forKey: kCIInputTimeKey) }
  }
  /// In points.
  var width: Float {
    get { number(kCIInputWidthKey) }
    set { setValue(newValue, forKey: kCIInputWidthKey) }
  }
  /// The sharpness of edges, from 0 to 1.
  var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  /// The rectangle of an effect.
  var extent: CGRect {
    get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }

  func number(_ key: String) -> Float {
    Float(FilterInputs(values: [key: value(forKey: key) ?? 0.0]).number(key))
  }

  func point(_ key: String) -> CGPoint {
    (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero
  }

  private func colour(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
}
