import CoreText
import Testing
import UIKitTesting
import UIKitValues

@Suite struct `Fonts of Core Text` {
  @Test(.oracle("CT-01")) func `are found by any of their names`() {
    let font = CTFontCreateWithName("HelveticaNeue-Bold" as CFString, 30, nil)
    #expect(CTFontCopyPostScriptName(font) as String == "HelveticaNeue-Bold")
    #expect(CTFontCopyFamilyName(font) as String == "Helvetica Neue")
    #expect(CTFontGetSize(font) == 30)
    #expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
    #expect(CTFontGetSize(CTFontCreateWithName("Georgia" as CFString, 0, nil)) == 12)
    #expect(CTFontGetSize(CTFontCreateWithName("No such font" as CFString, 9, nil)) == 9)
  }

  @Test(.oracle("CT-02")) func `are fonts of UIKit`() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    let other = font as CTFont
    #expect(CTFontGetAscent(other) == font.ascender && CTFontGetDescent(other) == -font.descender)
    let copy = CTFontCreateCopyWithAttributes(other, 40, nil, nil) as UIFont
    #expect(copy.pointSize == 40 && copy.fontName == font.fontName)
    let traits = try #require(CTFontCopyTraits(other) as? [String: Double])
    #expect(traits["\(kCTFontWeightTrait)"] == 0.3)
  }

  @Test func `copies take attributes and traits`() throws {
    let plain = CTFontCreateWithName("Georgia" as CFString, 18, nil)
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(plain, 0, nil, .traitBold, .traitBold)
    )
    #expect(CTFontCopyPostScriptName(bold) as String == "Georgia-Bold")
    let attributes: [String: Any] = [
      kCTFontNameAttribute as String: "Menlo-Regular", kCTFontSizeAttribute as String: 11,
    ]
    let descriptor = CTFontDescriptorCreateWithAttributes(attributes as NSDictionary)
    let made = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
    #expect(
      CTFontCopyPostScriptName(made) as String == "Menlo-Regular" && CTFontGetSize(made) == 11
    )
    let name = CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String
    #expect(name == "Menlo-Regular")
  }

  @Test(.oracle("CT-03")) func `have glyphs for their characters`() {
    let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
    let units = Array("A😀b".utf16)
    var glyphs = [CGGlyph](repeating: 7, count: units.count)
    #expect(!CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
    #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0 && glyphs[3] != 0)
    #expect(CTFontGetGlyphWithName(font, "A" as CFString) == glyphs[0])
    var advances = [CGSize](repeating: .zero, count: 1)
    let width = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 1)
    // The published width of Helvetica's A is 667 thousandths.
    #expect(abs(width - 13.34) < 0.01 && advances[0].width == CGFloat(width))
  }

  @Test(.oracle("CT-04")) func `give the paths of glyphs with y upwards`() throws {
    let font = CTFontCreateWithName("Helvetica" as CFString, 100, nil)
    var glyphs: [CGGlyph] = [0, 0, 0]
    #expect(CTFontGetGlyphsForCharacters(font, Array("Ip ".utf16), &glyphs, 3))
    let capital = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBoxOfPath
    #expect(abs(capital.minY) < 0.1 && abs(capital.maxY - CTFontGetCapHeight(font)) < 0.5)
    let small = try #require(CTFontCreatePathForGlyph(font, glyphs[1], nil)).boundingBoxOfPath
    #expect(small.minY < -15)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(CTFontCreatePathForGlyph(font, glyphs[0], &double)).boundingBoxOfPath
    #expect(abs(large.height - capital.height * 2) < 0.01)
    #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
    let bounds = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, 2)
    #expect(abs(bounds.minY - small.minY) < 0.01 && abs(bounds.maxY - capital.maxY) < 0.01)
  }

  @Test(.oracle("CT-16")) func `are registered by their file`() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf")
    #expect(UIFont(name: "DejaVuSansMono-Bold", size: 10) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(UIFont(name: "DejaVuSansMono-Bold", size: 10) != nil && error == nil)
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    #expect(UIFont(name: "DejaVuSansMono-Bold", size: 10) == nil)
    let absent = URL(fileURLWithPath: "/nowhere.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(absent as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
  }

  @Test(.oracle("CT-16", "CT-17")) func `are read from bytes and registered then`() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSerif-Italic.ttf")
    let provider = try #require(CGDataProvider(data: Data(contentsOf: url) as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName as String? == "NotoSerif-Italic" && font.unitsPerEm == 1000)
    #expect(font.numberOfGlyphs > 1000 && UIFont(name: "NotoSerif-Italic", size: 10) == nil)
    let drawn = CTFontCreateWithGraphicsFont(font, 50, nil, nil)
    var glyph: CGGlyph = 0
    #expect(CTFontGetGlyphsForCharacters(drawn, [0x66], &glyph, 1))
    // An italic f of this font reaches below the line, as Inter's never does.
    #expect(CTFontGetBoundingRectsForGlyphs(drawn, .default, &glyph, nil, 1).minY < -5)
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "NotoSerif-Italic", size: 10)?.fontName == "NotoSerif-Italic")
    #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8)))) == nil)
  }
}
