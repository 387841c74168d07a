/// The keys of descriptors, traits, features and names; those of descriptors have the same names
/// as UIKit's.

/// The file of a font, an address.
public nonisolated(unsafe) let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The PostScript name.
public nonisolated(unsafe) let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name that people read.
public nonisolated(unsafe) let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The name of the font family.
public nonisolated(unsafe) let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The style, such as “Bold Italic”.
public nonisolated(unsafe) let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// A dictionary by the keys of traits.
public nonisolated(unsafe) let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// Values of variation axes; has no effect here.
public nonisolated(unsafe) let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The size in points, a number.
public nonisolated(unsafe) let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// A matrix of the letters; has no effect here.
public nonisolated(unsafe) let kCTFontMatrixAttribute: CFString = "NSFontMatrixAttribute"
/// Descriptors for missing characters; has no effect here.
public nonisolated(unsafe) let kCTFontCascadeListAttribute: CFString =
  "NSCTFontCascadeListAttribute"
/// Characters that the font has to have; has no effect here.
public nonisolated(unsafe) let kCTFontCharacterSetAttribute: CFString =
  "NSCTFontCharacterSetAttribute"
/// Settings of features, dictionaries by the keys of features.
public nonisolated(unsafe) let kCTFontFeatureSettingsAttribute: CFString =
  "NSCTFontFeatureSettingsAttribute"
/// The advance of every letter; has no effect here.
public nonisolated(unsafe) let kCTFontFixedAdvanceAttribute: CFString =
  "NSCTFontFixedAdvanceAttribute"

/// The flags of a typeface, a number.
public nonisolated(unsafe) let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The weight from −1 to 1, a number.
public nonisolated(unsafe) let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The width from −1 to 1, a number; has no effect here.
public nonisolated(unsafe) let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The slant, a number; above 0 is italic.
public nonisolated(unsafe) let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// The number of a feature.
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey: CFString =
  "CTFeatureTypeIdentifier"
/// The number of a setting.
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey: CFString =
  "CTFeatureSelectorIdentifier"
/// A feature by its four letters; has no effect here.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The value of a feature by four letters; has no effect here.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

/// The name of the font family.
public nonisolated(unsafe) let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The name of the style.
public nonisolated(unsafe) let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The name of the style.
public nonisolated(unsafe) let kCTFontStyleNameKey: CFString = "CTFontStyleName"
/// The name that no other font has.
public nonisolated(unsafe) let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// The name that people read.
public nonisolated(unsafe) let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The PostScript name.
public nonisolated(unsafe) let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// Whose the font is; not known here.
public nonisolated(unsafe) let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// The version; not known here.
public nonisolated(unsafe) let kCTFontVersionNameKey: CFString = "CTFontVersionName"

/// The descriptors that a search found.
public nonisolated(unsafe) let kCTFontDescriptorMatchingResult: CFString =
  "CTFontDescriptorMatchingResult"
/// The descriptors of a search.
public nonisolated(unsafe) let kCTFontDescriptorMatchingDescriptors: CFString =
  "CTFontDescriptorMatchingDescriptors"
/// The descriptor that is being fetched.
public nonisolated(unsafe) let kCTFontDescriptorMatchingSourceDescriptor: CFString =
  "CTFontDescriptorMatchingSourceDescriptor"
/// The part that was fetched, from 0 to 100.
public nonisolated(unsafe) let kCTFontDescriptorMatchingPercentage: CFString =
  "CTFontDescriptorMatchingPercentage"
/// The error of a search.
public nonisolated(unsafe) let kCTFontDescriptorMatchingError: CFString =
  "CTFontDescriptorMatchingError"
/// True for a font that is registered.
public nonisolated(unsafe) let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// The languages of a font.
public nonisolated(unsafe) let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"

/// The settings of a feature.
public nonisolated(unsafe) let kCTFontFeatureTypeSelectorsKey: CFString =
  "CTFeatureTypeSelectors"
/// The name of a feature that people read.
public nonisolated(unsafe) let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// True for a feature that has one setting at a time.
public nonisolated(unsafe) let kCTFontFeatureTypeExclusiveKey: CFString =
  "CTFeatureTypeExclusive"
/// The name of a setting that people read.
public nonisolated(unsafe) let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// True for the setting that a font has by itself.
public nonisolated(unsafe) let kCTFontFeatureSelectorDefaultKey: CFString =
  "CTFeatureSelectorDefault"
/// True for the setting that is chosen.
public nonisolated(unsafe) let kCTFontFeatureSelectorSettingKey: CFString =
  "CTFeatureSelectorSetting"
