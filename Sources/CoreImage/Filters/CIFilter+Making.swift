// Filters by functions, and their values by properties. On iOS each filter has only the properties of
// its own values, by a protocol; here all filters have all.

extension CIFilter {
  private static func made(_ name: String) -> CIFilter {
    CIFilter(name: name) ?? CIFilter(passing: name)
  }

  /// Makes the filter `CISepiaTone`.
  public class func sepiaTone() -> CIFilter { made("CISepiaTone") }
  /// Makes the filter `CIColorControls`.
  public class func colorControls() -> CIFilter { made("CIColorControls") }
  /// Makes the filter `CIColorInvert`.
  public class func colorInvert() -> CIFilter { made("CIColorInvert") }
  /// Makes the filter `CIColorMonochrome`.
  public class func colorMonochrome() -> CIFilter { made("CIColorMonochrome") }
  /// Makes the filter `CIFalseColor`.
  public class func falseColor() -> CIFilter { made("CIFalseColor") }
  /// Makes the filter `CIColorPosterize`.
  public class func colorPosterize() -> CIFilter { made("CIColorPosterize") }
  /// Makes the filter `CIExposureAdjust`.
  public class func exposureAdjust() -> CIFilter { made("CIExposureAdjust") }
  /// Makes the filter `CIGammaAdjust`.
  public class func gammaAdjust() -> CIFilter { made("CIGammaAdjust") }
  /// Makes the filter `CIHueAdjust`.
  public class func hueAdjust() -> CIFilter { made("CIHueAdjust") }
  /// Makes the filter `CIVibrance`.
  public class func vibrance() -> CIFilter { made("CIVibrance") }
  /// Makes the filter `CIColorMatrix`.
  public class func colorMatrix() -> CIFilter { made("CIColorMatrix") }
  /// Makes the filter `CIMaskToAlpha`.
  public class func maskToAlpha() -> CIFilter { made("CIMaskToAlpha") }
  /// Makes the filter `CITemperatureAndTint`.
  public class func temperatureAndTint() -> CIFilter { made("CITemperatureAndTint") }
  /// Makes the filter `CIHighlightShadowAdjust`.
  public class func highlightShadowAdjust() -> CIFilter { made("CIHighlightShadowAdjust") }
  /// Makes the filter `CIPhotoEffectMono`.
  public class func photoEffectMono() -> CIFilter { made("CIPhotoEffectMono") }
  /// Makes the filter `CIPhotoEffectTonal`.
  public class func photoEffectTonal() -> CIFilter { made("CIPhotoEffectTonal") }
  /// Makes the filter `CIPhotoEffectNoir`.
  public class func photoEffectNoir() -> CIFilter { made("CIPhotoEffectNoir") }
  /// Makes the filter `CIPhotoEffectChrome`.
  public class func photoEffectChrome() -> CIFilter { made("CIPhotoEffectChrome") }
  /// Makes the filter `CIPhotoEffectFade`.
  public class func photoEffectFade() -> CIFilter { made("CIPhotoEffectFade") }
  /// Makes the filter `CIPhotoEffectInstant`.
  public class func photoEffectInstant() -> CIFilter { made("CIPhotoEffectInstant") }
  /// Makes the filter `CIPhotoEffectProcess`.
  public class func photoEffectProcess() -> CIFilter { made("CIPhotoEffectProcess") }
  /// Makes the filter `CIPhotoEffectTransfer`.
  public class func photoEffectTransfer() -> CIFilter { made("CIPhotoEffectTransfer") }
  /// Makes the filter `CIGaussianBlur`.
  public class func gaussianBlur() -> CIFilter { made("CIGaussianBlur") }
  /// Makes the filter `CIBoxBlur`.
  public class func boxBlur() -> CIFilter { made("CIBoxBlur") }
  /// Makes the filter `CIDiscBlur`.
  public class func discBlur() -> CIFilter { made("CIDiscBlur") }
  /// Makes the filter `CIMotionBlur`.
  public class func motionBlur() -> CIFilter { made("CIMotionBlur") }
  /// Makes the filter `CIPixellate`.
  public class func pixellate() -> CIFilter { made("CIPixellate") }
  /// Makes the filter `CICrystallize`.
  public class func crystallize() -> CIFilter { made("CICrystallize") }
  /// Makes the filter `CIVignette`.
  public class func vignette() -> CIFilter { made("CIVignette") }
  /// Makes the filter `CIVignetteEffect`.
  public class func vignetteEffect() -> CIFilter { made("CIVignetteEffect") }
  /// Makes the filter `CIUnsharpMask`.
  public class func unsharpMask() -> CIFilter { made("CIUnsharpMask") }
  /// Makes the filter `CIBloom`.
  public class func bloom() -> CIFilter { made("CIBloom") }
  /// Makes the filter `CIGloom`.
  public class func gloom() -> CIFilter { made("CIGloom") }
  /// Makes the filter `CIEdges`.
  public class func edges() -> CIFilter { made("CIEdges") }
  /// Makes the filter `CIEdgeWork`.
  public class func edgeWork() -> CIFilter { made("CIEdgeWork") }
  /// Makes the filter `CITwirlDistortion`.
  public class func twirlDistortion() -> CIFilter { made("CITwirlDistortion") }
  /// Makes the filter `CIBumpDistortion`.
  public class func bumpDistortion() -> CIFilter { made("CIBumpDistortion") }
  /// Makes the filter `CIPinchDistortion`.
  public class func pinchDistortion() -> CIFilter { made("CIPinchDistortion") }
  /// Makes the filter `CILanczosScaleTransform`.
  public class func lanczosScaleTransform() -> CIFilter { made("CILanczosScaleTransform") }
  /// Makes the filter `CILinearGradient`.
  public class func linearGradient() -> CIFilter { made("CILinearGradient") }
  /// Makes the filter `CIRadialGradient`.
  public class func radialGradient() -> CIFilter { made("CIRadialGradient") }
  /// Makes the filter `CIQRCodeGenerator`.
  public class func qrCodeGenerator() -> CIFilter { made("CIQRCodeGenerator") }
  /// Makes the filter `CICode128BarcodeGenerator`.
  public class func code128BarcodeGenerator() -> CIFilter { made("CICode128BarcodeGenerator") }
  /// Makes the filter `CIBlendWithMask`.
  public class func blendWithMask() -> CIFilter { made("CIBlendWithMask") }
  /// Makes the filter `CIMultiplyBlendMode`.
  public class func multiplyBlendMode() -> CIFilter { made("CIMultiplyBlendMode") }
  /// Makes the filter `CIScreenBlendMode`.
  public class func screenBlendMode() -> CIFilter { made("CIScreenBlendMode") }
  /// Makes the filter `CIOverlayBlendMode`.
  public class func overlayBlendMode() -> CIFilter { made("CIOverlayBlendMode") }
  /// Makes the filter `CISoftLightBlendMode`.
  public class func softLightBlendMode() -> CIFilter { made("CISoftLightBlendMode") }
  /// Makes the filter `CISourceOverCompositing`.
  public class func sourceOverCompositing() -> CIFilter { made("CISourceOverCompositing") }
}
