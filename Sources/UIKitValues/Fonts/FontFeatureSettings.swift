// The numbers of features' settings, which `UIFontDescriptor.FeatureKey.selector` takes.

/// The setting for joined letters that a writing system needs.
nonisolated public let kRequiredLigaturesOnSelector: Int = 0
/// The setting without joined letters that a writing system needs.
nonisolated public let kRequiredLigaturesOffSelector: Int = 1
/// The setting for the usual joined letters.
nonisolated public let kCommonLigaturesOnSelector: Int = 2
/// The setting without the usual joined letters.
nonisolated public let kCommonLigaturesOffSelector: Int = 3
/// The setting for rare joined letters.
nonisolated public let kRareLigaturesOnSelector: Int = 4
/// The setting without rare joined letters.
nonisolated public let kRareLigaturesOffSelector: Int = 5
/// The setting for signs of trade.
nonisolated public let kLogosOnSelector: Int = 6
/// The setting without signs of trade.
nonisolated public let kLogosOffSelector: Int = 7
/// The setting for pictures for words.
nonisolated public let kRebusPicturesOnSelector: Int = 8
/// The setting without pictures for words.
nonisolated public let kRebusPicturesOffSelector: Int = 9
/// The setting for joined vowels.
nonisolated public let kDiphthongLigaturesOnSelector: Int = 10
/// The setting without joined vowels.
nonisolated public let kDiphthongLigaturesOffSelector: Int = 11
/// The setting for words in a square.
nonisolated public let kSquaredLigaturesOnSelector: Int = 12
/// The setting without words in a square.
nonisolated public let kSquaredLigaturesOffSelector: Int = 13
/// The setting for short words in a square.
nonisolated public let kAbbrevSquaredLigaturesOnSelector: Int = 14
/// The setting without short words in a square.
nonisolated public let kAbbrevSquaredLigaturesOffSelector: Int = 15
/// The setting for joined signs.
nonisolated public let kSymbolLigaturesOnSelector: Int = 16
/// The setting without joined signs.
nonisolated public let kSymbolLigaturesOffSelector: Int = 17
/// The setting for joined letters by neighbours.
nonisolated public let kContextualLigaturesOnSelector: Int = 18
/// The setting without joined letters by neighbours.
nonisolated public let kContextualLigaturesOffSelector: Int = 19
/// The setting for joined letters of old prints.
nonisolated public let kHistoricalLigaturesOnSelector: Int = 20
/// The setting without joined letters of old prints.
nonisolated public let kHistoricalLigaturesOffSelector: Int = 21
/// The setting for letters as they are written.
nonisolated public let kUpperAndLowerCaseSelector: Int = 0
/// The setting for capitals in place of all letters.
nonisolated public let kAllCapsSelector: Int = 1
/// The setting for small letters in place of all.
nonisolated public let kAllLowerCaseSelector: Int = 2
/// The setting for small capitals in place of small letters.
nonisolated public let kSmallCapsSelector: Int = 3
/// The setting for capitals that begin words.
nonisolated public let kInitialCapsSelector: Int = 4
/// The setting for capitals that begin words of small capitals.
nonisolated public let kInitialCapsAndSmallCapsSelector: Int = 5
/// The setting for digits of one width.
nonisolated public let kMonospacedNumbersSelector: Int = 0
/// The setting for digits of their own widths.
nonisolated public let kProportionalNumbersSelector: Int = 1
/// The setting for digits of a third of the width.
nonisolated public let kThirdWidthNumbersSelector: Int = 2
/// The setting for digits of a quarter of the width.
nonisolated public let kQuarterWidthNumbersSelector: Int = 3
/// The setting for letters at their place.
nonisolated public let kNormalPositionSelector: Int = 0
/// The setting for raised letters.
nonisolated public let kSuperiorsSelector: Int = 1
/// The setting for lowered letters.
nonisolated public let kInferiorsSelector: Int = 2
/// The setting for raised letters behind numbers.
nonisolated public let kOrdinalsSelector: Int = 3
/// The setting for lowered numbers of formulas.
nonisolated public let kScientificInferiorsSelector: Int = 4
/// The setting for fractions as they are written.
nonisolated public let kNoFractionsSelector: Int = 0
/// The setting for fractions with a flat line.
nonisolated public let kVerticalFractionsSelector: Int = 1
/// The setting for fractions with a slanted line.
nonisolated public let kDiagonalFractionsSelector: Int = 2
/// The setting for a zero with a line.
nonisolated public let kSlashedZeroOnSelector: Int = 4
/// The setting for a zero without a line.
nonisolated public let kSlashedZeroOffSelector: Int = 5
/// The setting for digits with parts below the line.
nonisolated public let kLowerCaseNumbersSelector: Int = 0
/// The setting for digits as high as capitals.
nonisolated public let kUpperCaseNumbersSelector: Int = 1
/// The setting for letters of their own widths.
nonisolated public let kProportionalTextSelector: Int = 0
/// The setting for letters of one width.
nonisolated public let kMonospacedTextSelector: Int = 1
/// The setting for letters of half the width.
nonisolated public let kHalfWidthTextSelector: Int = 2
/// The setting for letters of a third of the width.
nonisolated public let kThirdWidthTextSelector: Int = 3
/// The setting for letters of a quarter of the width.
nonisolated public let kQuarterWidthTextSelector: Int = 4
/// The setting for other letters of their own widths.
nonisolated public let kAltProportionalTextSelector: Int = 5
/// The setting for other letters of half the width.
nonisolated public let kAltHalfWidthTextSelector: Int = 6
/// The setting for signs as high as capitals.
nonisolated public let kCaseSensitiveLayoutOnSelector: Int = 0
/// The setting without signs as high as capitals.
nonisolated public let kCaseSensitiveLayoutOffSelector: Int = 1
/// The setting for room for capitals.
nonisolated public let kCaseSensitiveSpacingOnSelector: Int = 2
/// The setting without room for capitals.
nonisolated public let kCaseSensitiveSpacingOffSelector: Int = 3
/// The setting for forms by neighbours.
nonisolated public let kContextualAlternatesOnSelector: Int = 0
/// The setting without forms by neighbours.
nonisolated public let kContextualAlternatesOffSelector: Int = 1
/// The setting for flourishes.
nonisolated public let kSwashAlternatesOnSelector: Int = 2
/// The setting without flourishes.
nonisolated public let kSwashAlternatesOffSelector: Int = 3
/// The setting for flourishes by neighbours.
nonisolated public let kContextualSwashAlternatesOnSelector: Int = 4
/// The setting without flourishes by neighbours.
nonisolated public let kContextualSwashAlternatesOffSelector: Int = 5
/// The setting for small letters as they are.
nonisolated public let kDefaultLowerCaseSelector: Int = 0
/// The setting for small capitals in place of small letters.
nonisolated public let kLowerCaseSmallCapsSelector: Int = 1
/// The setting for very small capitals in place of small letters.
nonisolated public let kLowerCasePetiteCapsSelector: Int = 2
/// The setting for capitals as they are.
nonisolated public let kDefaultUpperCaseSelector: Int = 0
/// The setting for small capitals in place of capitals.
nonisolated public let kUpperCaseSmallCapsSelector: Int = 1
/// The setting for very small capitals in place of capitals.
nonisolated public let kUpperCasePetiteCapsSelector: Int = 2
/// The setting for no forms for titles.
nonisolated public let kNoStyleOptionsSelector: Int = 0
/// The setting for large texts.
nonisolated public let kDisplayTextSelector: Int = 1
/// The setting for engraved letters.
nonisolated public let kEngravedTextSelector: Int = 2
/// The setting for painted capitals.
nonisolated public let kIlluminatedCapsSelector: Int = 3
/// The setting for capitals of titles.
nonisolated public let kTitlingCapsSelector: Int = 4
/// The setting for tall capitals.
nonisolated public let kTallCapsSelector: Int = 5
/// The setting for no other forms.
nonisolated public let kNoAlternatesSelector: Int = 0
/// The setting for no set of other forms.
nonisolated public let kNoStylisticAlternatesSelector: Int = 0
/// The setting for set 1 of other forms.
nonisolated public let kStylisticAltOneOnSelector: Int = 2
/// The setting without set 1 of other forms.
nonisolated public let kStylisticAltOneOffSelector: Int = 3
/// The setting for set 2 of other forms.
nonisolated public let kStylisticAltTwoOnSelector: Int = 4
/// The setting without set 2 of other forms.
nonisolated public let kStylisticAltTwoOffSelector: Int = 5
/// The setting for set 3 of other forms.
nonisolated public let kStylisticAltThreeOnSelector: Int = 6
/// The setting without set 3 of other forms.
nonisolated public let kStylisticAltThreeOffSelector: Int = 7
/// The setting for set 4 of other forms.
nonisolated public let kStylisticAltFourOnSelector: Int = 8
/// The setting without set 4 of other forms.
nonisolated public let kStylisticAltFourOffSelector: Int = 9
/// The setting for set 5 of other forms.
nonisolated public let kStylisticAltFiveOnSelector: Int = 10
/// The setting without set 5 of other forms.
nonisolated public let kStylisticAltFiveOffSelector: Int = 11
/// The setting for set 6 of other forms.
nonisolated public let kStylisticAltSixOnSelector: Int = 12
/// The setting without set 6 of other forms.
nonisolated public let kStylisticAltSixOffSelector: Int = 13
/// The setting for set 7 of other forms.
nonisolated public let kStylisticAltSevenOnSelector: Int = 14
/// The setting without set 7 of other forms.
nonisolated public let kStylisticAltSevenOffSelector: Int = 15
/// The setting for set 8 of other forms.
nonisolated public let kStylisticAltEightOnSelector: Int = 16
/// The setting without set 8 of other forms.
nonisolated public let kStylisticAltEightOffSelector: Int = 17
/// The setting for set 9 of other forms.
nonisolated public let kStylisticAltNineOnSelector: Int = 18
/// The setting without set 9 of other forms.
nonisolated public let kStylisticAltNineOffSelector: Int = 19
/// The setting for set 10 of other forms.
nonisolated public let kStylisticAltTenOnSelector: Int = 20
/// The setting without set 10 of other forms.
nonisolated public let kStylisticAltTenOffSelector: Int = 21
/// The setting for set 11 of other forms.
nonisolated public let kStylisticAltElevenOnSelector: Int = 22
/// The setting without set 11 of other forms.
nonisolated public let kStylisticAltElevenOffSelector: Int = 23
/// The setting for set 12 of other forms.
nonisolated public let kStylisticAltTwelveOnSelector: Int = 24
/// The setting without set 12 of other forms.
nonisolated public let kStylisticAltTwelveOffSelector: Int = 25
/// The setting for set 13 of other forms.
nonisolated public let kStylisticAltThirteenOnSelector: Int = 26
/// The setting without set 13 of other forms.
nonisolated public let kStylisticAltThirteenOffSelector: Int = 27
/// The setting for set 14 of other forms.
nonisolated public let kStylisticAltFourteenOnSelector: Int = 28
/// The setting without set 14 of other forms.
nonisolated public let kStylisticAltFourteenOffSelector: Int = 29
/// The setting for set 15 of other forms.
nonisolated public let kStylisticAltFifteenOnSelector: Int = 30
/// The setting without set 15 of other forms.
nonisolated public let kStylisticAltFifteenOffSelector: Int = 31
/// The setting for set 16 of other forms.
nonisolated public let kStylisticAltSixteenOnSelector: Int = 32
/// The setting without set 16 of other forms.
nonisolated public let kStylisticAltSixteenOffSelector: Int = 33
/// The setting for set 17 of other forms.
nonisolated public let kStylisticAltSeventeenOnSelector: Int = 34
/// The setting without set 17 of other forms.
nonisolated public let kStylisticAltSeventeenOffSelector: Int = 35
/// The setting for set 18 of other forms.
nonisolated public let kStylisticAltEighteenOnSelector: Int = 36
/// The setting without set 18 of other forms.
nonisolated public let kStylisticAltEighteenOffSelector: Int = 37
/// The setting for set 19 of other forms.
nonisolated public let kStylisticAltNineteenOnSelector: Int = 38
/// The setting without set 19 of other forms.
nonisolated public let kStylisticAltNineteenOffSelector: Int = 39
/// The setting for set 20 of other forms.
nonisolated public let kStylisticAltTwentyOnSelector: Int = 40
/// The setting without set 20 of other forms.
nonisolated public let kStylisticAltTwentyOffSelector: Int = 41
