// Filters by functions, whose values are properties by the protocol of each.

extension CIFilter {
  /// Makes the filter `CIDissolveTransition`.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    made("CIDissolveTransition")
  }
  /// Makes the filter `CIFlashTransition`.
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    made("CIFlashTransition")
  }
  /// Makes the filter `CISwipeTransition`.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    made("CISwipeTransition")
  }
  /// Makes the filter `CIBarsSwipeTransition`.
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    made("CIBarsSwipeTransition")
  }
  /// Makes the filter `CICopyMachineTransition`.
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    made("CICopyMachineTransition")
  }
  /// Makes the filter `CIDisintegrateWithMaskTransition`.
  public class func disintegrateWithMaskTransition() -> any CIFilter
    & CIDisintegrateWithMaskTransition
  { made("CIDisintegrateWithMaskTransition") }
  /// Makes the filter `CIModTransition`.
  public class func modTransition() -> any CIFilter & CIModTransition { made("CIModTransition") }
  /// Makes the filter `CIPageCurlTransition`.
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
    made("CIPageCurlTransition")
  }
  /// Makes the filter `CIRippleTransition`.
  public class func rippleTransition() -> any CIFilter & CIRippleTransition {
    made("CIRippleTransition")
  }
  /// Makes the filter `CIAccordionFoldTransition`.
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
    made("CIAccordionFoldTransition")
  }
  /// Makes the filter `CICheckerboardGenerator`.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    made("CICheckerboardGenerator")
  }
  /// Makes the filter `CIStripesGenerator`.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    made("CIStripesGenerator")
  }
  /// Makes the filter `CIRandomGenerator`.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    made("CIRandomGenerator")
  }
  /// Makes the filter `CIGaussianGradient`.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    made("CIGaussianGradient")
  }
  /// Makes the filter `CISmoothLinearGradient`.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    made("CISmoothLinearGradient")
  }
  /// Makes the filter `CISharpenLuminance`.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    made("CISharpenLuminance")
  }
  /// Makes the filter `CINoiseReduction`.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { made("CINoiseReduction") }
  /// Makes the filter `CIZoomBlur`.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { made("CIZoomBlur") }
  /// Makes the filter `CIPointillize`.
  public class func pointillize() -> any CIFilter & CIPointillize { made("CIPointillize") }
  /// Makes the filter `CIComicEffect`.
  public class func comicEffect() -> any CIFilter & CIComicEffect { made("CIComicEffect") }
  /// Makes the filter `CIThermal`.
  public class func thermal() -> any CIFilter & CIThermal { made("CIThermal") }
  /// Makes the filter `CIXRay`.
  public class func xRay() -> any CIFilter & CIXRay { made("CIXRay") }
  /// Makes the filter `CIMedianFilter`.
  public class func medianFilter() -> any CIFilter & CIMedian { made("CIMedianFilter") }
  /// Makes the filter `CIKaleidoscope`.
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { made("CIKaleidoscope") }
  /// Makes the filter `CIHexagonalPixellate`.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    made("CIHexagonalPixellate")
  }
  /// Makes the filter `CIDotScreen`.
  public class func dotScreen() -> any CIFilter & CIDotScreen { made("CIDotScreen") }
  /// Makes the filter `CILineScreen`.
  public class func lineScreen() -> any CIFilter & CILineScreen { made("CILineScreen") }
  /// Makes the filter `CIColorClamp`.
  public class func colorClamp() -> any CIFilter & CIColorClamp { made("CIColorClamp") }
  /// Makes the filter `CIToneCurve`.
  public class func toneCurve() -> any CIFilter & CIToneCurve { made("CIToneCurve") }
  /// Makes the filter `CIPerspectiveCorrection`.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    made("CIPerspectiveCorrection")
  }
  /// Makes the filter `CIPerspectiveTransform`.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    made("CIPerspectiveTransform")
  }
  /// Makes the filter `CIStraightenFilter`.
  public class func straighten() -> any CIFilter & CIStraighten { made("CIStraightenFilter") }
  /// Makes the filter `CIVortexDistortion`.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    made("CIVortexDistortion")
  }
  /// Makes the filter `CIHoleDistortion`.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { made("CIHoleDistortion") }
  /// Makes the filter `CICircleSplashDistortion`.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    made("CICircleSplashDistortion")
  }
  /// Makes the filter `CIBokehBlur`.
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { made("CIBokehBlur") }
  /// Makes the filter `CIColorCube`.
  public class func colorCube() -> any CIFilter & CIColorCube { made("CIColorCube") }
  /// Makes the filter `CIAffineClamp`.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { made("CIAffineClamp") }
  /// Makes the filter `CIAffineTile`.
  public class func affineTile() -> any CIFilter & CIAffineTile { made("CIAffineTile") }
}
