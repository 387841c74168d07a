internal import CoreGraphics
internal import Foundation

/// The values that few filters have.
extension TypedFilter {
  /// The parts that alpha is made of.
  var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  /// The parts that blue is made of.
  var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  /// The bar offset.
  var barOffset: Float {
    get { number("inputBarOffset") }
    set { setValue(newValue, forKey: "inputBarOffset") }
  }
  /// The amounts that are added.
  var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  /// The bottom height.
  var bottomHeight: Float {
    get { number("inputBottomHeight") }
    set { setValue(newValue, forKey: "inputBottomHeight") }
  }
  /// The corner at the bottom left.
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
  /// The corner at the bottom right.
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }
  /// The compression.
  var compression: Float {
    get { number("inputCompression") }
    set { setValue(newValue, forKey: "inputCompression") }
  }
  /// The number of parts.
  var count: Int {
    get { Int(number("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }
  /// True to cut off what is outside.
  var crop: Bool {
    get { value(forKey: "inputCrop") as? Bool ?? false }
    set { setValue(newValue, forKey: "inputCrop") }
  }
  /// The colours of the cube.
  var cubeData: Data {
    get { value(forKey: "inputCubeData") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  /// The cube dimension.
  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
  /// The fade threshold.
  var fadeThreshold: Float {
    get { number("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
  /// The fold shadow amount.
  var foldShadowAmount: Float {
    get { number("inputFoldShadowAmount") }
    set { setValue(newValue, forKey: "inputFoldShadowAmount") }
  }
  /// The parts that green is made of.
  var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  /// The max components.
  var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  /// The max striation radius.
  var maxStriationRadius: Float {
    get { number("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }
  /// The min components.
  var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  /// The temperature and tint of the light.
  var neutral: CIVector {
    get { value(forKey: "inputNeutral") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  /// The noise level.
  var noiseLevel: Float {
    get { number("inputNoiseLevel") }
    set { setValue(newValue, forKey: "inputNoiseLevel") }
  }
  /// The number of folds.
  var numberOfFolds: Float {
    get { number("inputNumberOfFolds") }
    set { setValue(newValue, forKey: "inputNumberOfFolds") }
  }
  /// The opacity.
  var opacity: Float {
    get { number("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
  /// The third place.
  var point2: CGPoint {
    get { point("inputPoint2") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
  }
  /// The fourth place.
  var point3: CGPoint {
    get { point("inputPoint3") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
  }
  /// The fifth place.
  var point4: CGPoint {
    get { point("inputPoint4") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
  }
  /// The parts that red is made of.
  var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  /// The shadow density.
  var shadowDensity: Float {
    get { number("inputShadowDensity") }
    set { setValue(newValue, forKey: "inputShadowDensity") }
  }
  /// The shadow offset.
  var shadowOffset: CGPoint {
    get { point("inputShadowOffset") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputShadowOffset") }
  }
  /// The shadow radius.
  var shadowRadius: Float {
    get { number("inputShadowRadius") }
    set { setValue(newValue, forKey: "inputShadowRadius") }
  }
  /// The softness.
  var softness: Float {
    get { number("inputSoftness") }
    set { setValue(newValue, forKey: "inputSoftness") }
  }
  /// The striation contrast.
  var striationContrast: Float {
    get { number("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }
  /// The striation strength.
  var striationStrength: Float {
    get { number("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }
  /// The temperature and tint to reach.
  var targetNeutral: CIVector {
    get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector([0]) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  /// The corner at the top left.
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
  /// The corner at the top right.
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
  /// The move of the image.
  var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}
