public import Foundation

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16
/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16

/// The number that is no glyph.
public let kCGFontIndexInvalid: CGFontIndex = .max
/// The largest number of a glyph.
public let kCGFontIndexMax: CGFontIndex = .max - 1
/// The largest number of a glyph.
public let kCGGlyphMax: CGGlyph = .max - 1

/// A typeface without a size, found by its name or read from a file; measures are in its units.
///
/// Text that names a font which was read from a file finds it once it is registered.
public final class CGFont: @unchecked Sendable {
  /// The face at the size at which a point is a unit.
  package let face: FontFace
  /// The file of a font that was read, which stays open as long as its memory.
  package let file: FontMemory?
  /// Nil only if the machine has no font at all.
  let glyphs: FaceGlyphs?

  private init?(name: String, file: FontMemory?) {
    let known = FontLibrary.shared.registeredFont(name)
    let base = FontFace(family: .named(name), size: 1000, isItalic: known?.isItalic ?? false)
    guard let units = FaceGlyphs(base)?.unitsPerEm else { return nil }
    var face = base
    face.size = CGFloat(units)
    if let known { face.weight = known.faceWeight }
    guard let glyphs = FaceGlyphs(face) else { return nil }
    (self.face, self.file, self.glyphs) = (face, file, glyphs)
  }

  /// The typeface of a face, without its size.
  package init(of face: FontFace) {
    var (face, glyphs) = (face, FaceGlyphs(face))
    face.size = CGFloat(glyphs?.unitsPerEm ?? 1000)
    glyphs = FaceGlyphs(face)
    (self.face, self.glyphs, file) = (face, glyphs, nil)
  }

  /// A font by its PostScript or full name; nil if neither iOS nor the app has it.
  public convenience init?(_ name: NSString) {
    let name = "\(name)"
    guard FontFace(family: .named(name), size: 12).isKnown else { return nil }
    self.init(name: name, file: nil)
  }

  /// The first font of a file's bytes; nil if they are not a TrueType or OpenType font.
  public convenience init?(_ provider: CGDataProvider) {
    guard let file = FontMemory(provider.bytes), let first = file.fonts.first else { return nil }
    FontLibrary.shared.lend(file)
    self.init(name: first.postScriptName, file: file)
  }

  /// The name that finds exactly this font.
  public var postScriptName: NSString? { registered?.postScriptName as NSString? ?? name }
  /// The name that people read.
  public var fullName: NSString? { registered?.fullName as NSString? ?? name }

  private var registered: RegisteredFont? { file?.fonts.first ?? known }
  private var known: RegisteredFont? {
    guard case .named(let name) = face.family else { return nil }
    return FontLibrary.shared.registeredFont(name)
  }
  private var name: NSString? {
    guard case .named(let name) = face.family else { return nil }
    return name as NSString
  }
}

extension CGFont: Hashable {
  /// True if both draw the same letters.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.face == right.face }

  /// Feeds the face to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

extension RegisteredFont {
  /// The weight as faces count it.
  var faceWeight: CGFloat {
    let table: [(Int, CGFloat)] = [
      (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4),
      (800, 0.56), (900, 0.62),
    ]
    return table.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 0
  }
}
