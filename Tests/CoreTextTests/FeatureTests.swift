import CoreText
import Testing
import UIKitTesting
import UIKitValues

@Suite struct `Features of fonts` {
  @Test(.oracle("L-253")) func `digits of one width are asked for by their numbers`() {
    let plain = CTFontDescriptorCreateWithNameAndSize("Helvetica" as CFString, 20)
    let descriptor = CTFontDescriptorCreateCopyWithFeature(
      plain,
      NSNumber(value: kNumberSpacingType),
      NSNumber(value: kMonospacedNumbersSelector)
    )
    let settings = CTFontDescriptorCopyAttribute(descriptor, kCTFontFeatureSettingsAttribute)
    #expect((settings as? NSArray)?.count == 1)
    #expect(kStylisticAltOneOnSelector == 2 && kStylisticAltTwentyOffSelector == 41)
    #expect(kLowerCaseType == 37 && kLowerCaseSmallCapsSelector == 1)
  }

  @Test(.oracle("L-253")) func `a search for fonts begins and ends`() {
    let descriptor = CTFontDescriptorCreateWithNameAndSize("Helvetica" as CFString, 20)
    var states: [CTFontDescriptorMatchingState] = []
    var found = 0
    let all = NSArray(array: [descriptor])
    let hasBegun = CTFontDescriptorMatchFontDescriptorsWithProgressHandler(all, nil) {
      state,
      values in
      states.append(state)
      found = (values[kCTFontDescriptorMatchingResult] as? NSArray)?.count ?? 0
      return true
    }
    #expect(hasBegun && states == [.didBegin, .didFinish] && found == 1)
  }
}
