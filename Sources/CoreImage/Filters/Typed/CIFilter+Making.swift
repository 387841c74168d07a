// Filters by functions, whose values are properties by the protocol of each.

extension CIFilter {
  /// A filter whose values are properties.
  static func made(_ name: String) -> TypedFilter {
    TypedFilter(name: name) ?? TypedFilter(passing: name)
  }

  /// Makes the filter `CISepiaTone`.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { made("CISepiaTone") }
  /// Makes the filter `CIColorControls`.
  public class func colorControls() -> any CIFilter & CIColorControls { made("CIColorControls") }
  /// Makes the filter `CIColorInvert`.
  public class func colorInvert() -> any CIFilter & CIColorInvert { made("CIColorInvert") }
  /// Makes the filter `CIColorMonochrome`.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    made("CIColorMonochrome")
  }
  /// Makes the filter `CIFalseColor`.
  public class func falseColor() -> any CIFilter & CIFalseColor { made("CIFalseColor") }
  /// Makes the filter `CIColorPosterize`.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { made("CIColorPosterize") }
  /// Makes the filter `CIExposureAdjust`.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { made("CIExposureAdjust") }
  /// Makes the filter `CIGammaAdjust`.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { made("CIGammaAdjust") }
  /// Makes the filter `CIHueAdjust`.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { made("CIHueAdjust") }
  /// Makes the filter `CIVibrance`.
  public class func vibrance() -> any CIFilter & CIVibrance { made("CIVibrance") }
  /// Makes the filter `CIColorMatrix`.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { made("CIColorMatrix") }
  /// Makes the filter `CIMaskToAlpha`.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { made("CIMaskToAlpha") }
  /// Makes the filter `CITemperatureAndTint`.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    made("CITemperatureAndTint")
  }
  /// Makes the filter `CIHighlightShadowAdjust`.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    made("CIHighlightShadowAdjust")
  }
  /// Makes the filter `CIPhotoEffectMono`.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectMono") }
  /// Makes the filter `CIPhotoEffectTonal`.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectTonal")
  }
  /// Makes the filter `CIPhotoEffectNoir`.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectNoir") }
  /// Makes the filter `CIPhotoEffectChrome`.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectChrome")
  }
  /// Makes the filter `CIPhotoEffectFade`.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectFade") }
  /// Makes the filter `CIPhotoEffectInstant`.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectInstant")
  }
  /// Makes the filter `CIPhotoEffectProcess`.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectProcess")
  }
  /// Makes the filter `CIPhotoEffectTransfer`.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectTransfer")
  }
  /// Makes the filter `CIGaussianBlur`.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { made("CIGaussianBlur") }
  /// Makes the filter `CIBoxBlur`.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { made("CIBoxBlur") }
  /// Makes the filter `CIDiscBlur`.
  public class func discBlur() -> any CIFilter & CIDiscBlur { made("CIDiscBlur") }
  /// Makes the filter `CIMotionBlur`.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { made("CIMotionBlur") }
  /// Makes the filter `CIPixellate`.
  public class func pixellate() -> any CIFilter & CIPixellate { made("CIPixellate") }
  /// Makes the filter `CICrystallize`.
  public class func crystallize() -> any CIFilter & CICrystallize { made("CICrystallize") }
  /// Makes the filter `CIVignette`.
  public class func vignette() -> any CIFilter & CIVignette { made("CIVignette") }
  /// Makes the filter `CIVignetteEffect`.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { made("CIVignetteEffect") }
  /// Makes the filter `CIUnsharpMask`.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { made("CIUnsharpMask") }
  /// Makes the filter `CIBloom`.
  public class func bloom() -> any CIFilter & CIBloom { made("CIBloom") }
  /// Makes the filter `CIGloom`.
  public class func gloom() -> any CIFilter & CIGloom { made("CIGloom") }
  /// Makes the filter `CIEdges`.
  public class func edges() -> any CIFilter & CIEdges { made("CIEdges") }
  /// Makes the filter `CIEdgeWork`.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { made("CIEdgeWork") }
  /// Makes the filter `CITwirlDistortion`.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    made("CITwirlDistortion")
  }
  /// Makes the filter `CIBumpDistortion`.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { made("CIBumpDistortion") }
  /// Makes the filter `CIPinchDistortion`.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    made("CIPinchDistortion")
  }
  /// Makes the filter `CILanczosScaleTransform`.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    made("CILanczosScaleTransform")
  }
  /// Makes the filter `CILinearGradient`.
  public class func linearGradient() -> any CIFilter & CILinearGradient { made("CILinearGradient") }
  /// Makes the filter `CIRadialGradient`.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { made("CIRadialGradient") }
  /// Makes the filter `CIQRCodeGenerator`.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    made("CIQRCodeGenerator")
  }
  /// Makes the filter `CICode128BarcodeGenerator`.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    made("CICode128BarcodeGenerator")
  }
  /// Makes the filter `CIBlendWithMask`.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { made("CIBlendWithMask") }
  /// Makes the filter `CIMultiplyBlendMode`.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIMultiplyBlendMode")
  }
  /// Makes the filter `CIScreenBlendMode`.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIScreenBlendMode")
  }
  /// Makes the filter `CIOverlayBlendMode`.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIOverlayBlendMode")
  }
  /// Makes the filter `CISoftLightBlendMode`.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CISoftLightBlendMode")
  }
  /// Makes the filter `CISourceOverCompositing`.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceOverCompositing")
  }
  /// Makes the filter `CIColorBlendMode`.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorBlendMode")
  }
  /// Makes the filter `CIColorBurnBlendMode`.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorBurnBlendMode")
  }
  /// Makes the filter `CIColorDodgeBlendMode`.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorDodgeBlendMode")
  }
  /// Makes the filter `CIDarkenBlendMode`.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIDarkenBlendMode")
  }
  /// Makes the filter `CIDifferenceBlendMode`.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIDifferenceBlendMode")
  }
  /// Makes the filter `CIExclusionBlendMode`.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIExclusionBlendMode")
  }
  /// Makes the filter `CIHardLightBlendMode`.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIHardLightBlendMode")
  }
  /// Makes the filter `CILightenBlendMode`.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILightenBlendMode")
  }
  /// Makes the filter `CIAdditionCompositing`.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    made("CIAdditionCompositing")
  }
  /// Makes the filter `CIMaximumCompositing`.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMaximumCompositing")
  }
  /// Makes the filter `CIMinimumCompositing`.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMinimumCompositing")
  }
  /// Makes the filter `CIMultiplyCompositing`.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMultiplyCompositing")
  }
  /// Makes the filter `CISourceAtopCompositing`.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceAtopCompositing")
  }
  /// Makes the filter `CISourceInCompositing`.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceInCompositing")
  }
  /// Makes the filter `CISourceOutCompositing`.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceOutCompositing")
  }
  /// Makes the filter `CIBlendWithAlphaMask`.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    made("CIBlendWithAlphaMask")
  }
}
