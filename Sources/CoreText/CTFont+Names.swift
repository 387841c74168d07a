public import UIKitValues

/// The descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// One attribute of a font; nil if it has none of that name.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// The name that finds exactly this font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// The name of the font family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }

/// The name that people read.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  let known = FontLibrary.shared.registeredFont(font.fontName)?.fullName
  return (known ?? "\(font.familyName) \(font.styleName)") as CFString
}

/// The name that people read, in their language.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// A name of a font by its key; nil for names that are not known here.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch "\(nameKey)" {
  case "\(kCTFontFamilyNameKey)": CTFontCopyFamilyName(font)
  case "\(kCTFontFullNameKey)": CTFontCopyFullName(font)
  case "\(kCTFontPostScriptNameKey)", "\(kCTFontUniqueNameKey)": CTFontCopyPostScriptName(font)
  case "\(kCTFontStyleNameKey)", "\(kCTFontSubFamilyNameKey)": font.styleName as CFString
  default: nil
  }
}

/// Always nil: the features of a font's file are not read.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }

/// The settings of features that the font was made with; nil if there are none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  CTFontCopyAttribute(font, kCTFontFeatureSettingsAttribute) as? NSArray
}

/// Always nil: variable fonts have no axes here.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { nil }

/// Always nil: variable fonts have no axes here.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }

/// The characters that a font draws by itself.
public func CTFontCopyCharacterSet(_ font: CTFont) -> NSCharacterSet {
  guard let glyphs = font.glyphs else { return NSCharacterSet() }
  var found = CharacterSet()
  for scalar in (UInt32(0x20)...0xFFFF).compactMap(Unicode.Scalar.init) {
    if glyphs.glyph(of: scalar) != nil { found.insert(scalar) }
  }
  return found as NSCharacterSet
}

extension UIFont {
  /// The words of weight and slant, such as “Bold Italic”.
  fileprivate var styleName: String {
    let end = fontName.split(separator: "-").dropFirst().last.map(String.init) ?? "Regular"
    let style = end.replacingOccurrences(of: "MT", with: "")
    guard style.hasSuffix("Italic"), style != "Italic" else {
      return style.isEmpty ? "Regular" : style
    }
    return "\(style.dropLast("Italic".count)) Italic"
  }
}
