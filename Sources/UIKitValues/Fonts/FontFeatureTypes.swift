// The numbers of fonts' features, which `UIFontDescriptor.FeatureKey.type` takes. They are those of
// the format of fonts; only the width of digits has an effect here.

/// The feature of all features at once.
nonisolated public let kAllTypographicFeaturesType: Int = 0
/// The feature of joined letters.
nonisolated public let kLigaturesType: Int = 1
/// The feature of joined handwriting.
nonisolated public let kCursiveConnectionType: Int = 2
/// The feature of capitals and small letters, in older fonts.
nonisolated public let kLetterCaseType: Int = 3
/// The feature of forms for vertical text.
nonisolated public let kVerticalSubstitutionType: Int = 4
/// The feature of the order of signs.
nonisolated public let kLinguisticRearrangementType: Int = 5
/// The feature of the width of digits.
nonisolated public let kNumberSpacingType: Int = 6
/// The feature of flourishes at places.
nonisolated public let kSmartSwashType: Int = 8
/// The feature of marks above and below letters.
nonisolated public let kDiacriticsType: Int = 9
/// The feature of raised and lowered letters.
nonisolated public let kVerticalPositionType: Int = 10
/// The feature of fractions.
nonisolated public let kFractionsType: Int = 11
/// The feature of letters that overlap.
nonisolated public let kOverlappingCharactersType: Int = 13
/// The feature of signs in place of others.
nonisolated public let kTypographicExtrasType: Int = 14
/// The feature of signs of mathematics.
nonisolated public let kMathematicalExtrasType: Int = 15
/// The feature of ornaments.
nonisolated public let kOrnamentSetsType: Int = 16
/// The feature of other forms of letters.
nonisolated public let kCharacterAlternativesType: Int = 17
/// The feature of plain and rich forms.
nonisolated public let kDesignComplexityType: Int = 18
/// The feature of forms for titles and the like.
nonisolated public let kStyleOptionsType: Int = 19
/// The feature of shapes of Chinese characters.
nonisolated public let kCharacterShapeType: Int = 20
/// The feature of the height of digits.
nonisolated public let kNumberCaseType: Int = 21
/// The feature of the width of letters.
nonisolated public let kTextSpacingType: Int = 22
/// The feature of other writing systems.
nonisolated public let kTransliterationType: Int = 23
/// The feature of framed letters.
nonisolated public let kAnnotationType: Int = 24
/// The feature of the width of kana.
nonisolated public let kKanaSpacingType: Int = 25
/// The feature of the width of Chinese characters.
nonisolated public let kIdeographicSpacingType: Int = 26
/// The feature of small kana.
nonisolated public let kRubyKanaType: Int = 28
/// The feature of signs beside capitals.
nonisolated public let kCaseSensitiveLayoutType: Int = 33
/// The feature of other forms of kana.
nonisolated public let kAlternateKanaType: Int = 34
/// The feature of sets of other forms.
nonisolated public let kStylisticAlternativesType: Int = 35
/// The feature of forms by neighbours.
nonisolated public let kContextualAlternatesType: Int = 36
/// The feature of small letters.
nonisolated public let kLowerCaseType: Int = 37
/// The feature of capitals.
nonisolated public let kUpperCaseType: Int = 38
/// The feature of forms of languages.
nonisolated public let kLanguageTagType: Int = 39
/// The feature of the width of Latin letters among Chinese characters.
nonisolated public let kCJKRomanSpacingType: Int = 103
