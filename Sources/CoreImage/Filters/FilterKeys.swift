// The names of the values of filters.

/// The image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The image that comes after.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The image that says what is kept.
public let kCIInputMaskImageKey = "inputMaskImage"
/// A distance in points.
public let kCIInputRadiusKey = "inputRadius"
/// The strength.
public let kCIInputIntensityKey = "inputIntensity"
/// A size.
public let kCIInputScaleKey = "inputScale"
/// A place, as a vector.
public let kCIInputCenterKey = "inputCenter"
/// An angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// The saturation; 1 leaves it.
public let kCIInputSaturationKey = "inputSaturation"
/// The brightness; 0 leaves it.
public let kCIInputBrightnessKey = "inputBrightness"
/// The contrast; 1 leaves it.
public let kCIInputContrastKey = "inputContrast"
/// The exposure; 0 leaves it.
public let kCIInputEVKey = "inputEV"
/// A width.
public let kCIInputWidthKey = "inputWidth"
/// A relation of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// A transform.
public let kCIInputTransformKey = "inputTransform"
/// The part of a transition.
public let kCIInputTimeKey = "inputTime"
/// A rectangle, as a vector.
public let kCIInputExtentKey = "inputExtent"
/// The refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// An amount.
public let kCIInputAmountKey = "inputAmount"
/// A bias.
public let kCIInputBiasKey = "inputBias"
/// The image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The name of a filter, in its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of a filter in words, in its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The categories of a filter, in its attributes.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The default of a value, in its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The least of a value, in its attributes.
public let kCIAttributeMin = "CIAttributeMin"
/// The most of a value, in its attributes.
public let kCIAttributeMax = "CIAttributeMax"
/// The least of a slider, in its attributes.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The most of a slider, in its attributes.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The class of a value, in its attributes.
public let kCIAttributeClass = "CIAttributeClass"
/// All filters of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters of colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters of light and colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that soften.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters for pictures that rest.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters that move pixels.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters with a style.
public let kCICategoryStylize = "CICategoryStylize"
/// The key of the image that shades.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the image whose colours are taken.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of the image of distances.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of numbers by which neighbours count.
public let kCIInputWeightsKey = "inputWeights"
/// The key of the version of a filter.
public let kCIInputVersionKey = "inputVersion"
