internal import CCairo
internal import Foundation

/// The fonts that text is drawn with: named files and whatever an app registers, nothing else.
///
/// There are three collections, so that text in Latin letters does not wait for the fonts of the
/// whole world to be read, nor plain text of the system for every design and weight. Which one a
/// text uses depends on its characters and faces alone, hence pictures do not depend on what was
/// drawn before. Everything here happens under `lock`.
package final class FontLibrary: @unchecked Sendable {
  package static let shared = FontLibrary()

  let lock = NSRecursiveLock()
  private var common: FontCollection?
  private var basic: FontCollection?
  private var world: FontCollection?
  private(set) var registered: [RegisteredFont] = []
  /// Files that an app reads fonts from, which text finds only by fonts made of them.
  var lent: [FontMemory] = []
  private var missing: [FontError]?
  /// The buffer in which glyphs of all fonts are put together.
  let glyphBoard = GlyphBoard()
  /// Memory for the glyphs of a line; empty between lines.
  var spareGlyphs: [cairo_glyph_t] = []

  /// The fonts missing on this machine; pictures show other letters, or none, for their characters.
  package var problems: [FontError] {
    lock.withLock {
      if let missing { return missing }
      let found = FontLibrary.check(FontPackage.basic + FontPackage.world)
      missing = found
      return found
    }
  }

  /// The collection for a text in some faces: the smallest whose fonts draw all of it.
  func collection(
    for text: some Sequence<Unicode.Scalar>,
    in faces: some Sequence<FontFace>
  ) -> FontCollection {
    let common = makeCommon()
    guard text.allSatisfy(common.covers) else { return makeWorld() }
    return faces.allSatisfy(\.isCommon) ? common : makeBasic()
  }

  private func makeCommon() -> FontCollection {
    if let common { return common }
    for problem in problems { FontLibrary.report(problem) }
    let made = FontCollection(packages: [.common], registered: usable)
    common = made
    return made
  }

  private func makeBasic() -> FontCollection {
    if let basic { return basic }
    let made = FontCollection(packages: FontPackage.basic, registered: usable)
    basic = made
    return made
  }

  private func makeWorld() -> FontCollection {
    if let world { return world }
    let made = FontCollection(
      packages: FontPackage.world + FontPackage.basic,
      registered: usable
    )
    world = made
    return made
  }

  /// Reads the common fonts on another thread, so that the first text of an app need not wait for
  /// them while the main thread opens a window.
  ///
  /// Not on a queue: once a global one was used, Dispatch wakes every second to look after its
  /// threads, and the app is to sleep.
  package func prepare() {
    Thread.detachNewThread {
      let style = TextStyle(face: FontFace(size: 17))
      _ = TextLayout(runs: [TextRun("A", style: style)])
    }
  }

  /// Makes a font file usable by the names in it, and returns their PostScript names.
  @discardableResult
  package func register(_ url: URL) throws(FontError) -> [String] {
    let fonts = RegisteredFont.read(url)
    guard !fonts.isEmpty else { throw .unreadable(path: url.path) }
    register(fonts, of: url)
    return fonts.map(\.postScriptName)
  }

  private func register(_ fonts: [RegisteredFont], of url: URL) {
    lock.withLock {
      registered.removeAll { $0.path == url.path }
      registered += fonts
      forgetCollections()
    }
  }

  /// Makes the fonts of a file in memory usable by the names in it.
  package func register(_ file: FontMemory) {
    register(file.fonts, of: URL(fileURLWithPath: file.path))
    lock.withLock { if !lent.contains(where: { $0 === file }) { lent.append(file) } }
  }

  /// Forgets the fonts of a file in memory.
  package func unregister(_ file: FontMemory) { unregister(URL(fileURLWithPath: file.path)) }

  /// Forgets the fonts of a file.
  package func unregister(_ url: URL) {
    lock.withLock {
      registered.removeAll { $0.path == url.path }
      forgetCollections()
    }
  }

  func forgetCollections() {
    (common, basic, world) = (nil, nil, nil)
    TextCache.shared.removeAll()
  }

  private static func check(_ packages: [FontPackage]) -> [FontError] {
    packages.compactMap { package in
      let absent = package.paths.filter { !FileManager.default.fileExists(atPath: $0) }
      return absent.isEmpty ? nil : .missing(package: package.name, files: absent)
    }
  }

  private static func report(_ problem: FontError) {
    FileHandle.standardError.write(Data("portico: warning: \(problem)\n".utf8))
  }
}

/// One face of a file that an app registered.
package struct RegisteredFont: Hashable, Sendable {
  package var path: String
  package var family: String
  package var fullName: String
  package var postScriptName: String
  /// The weight as CSS counts it.
  package var weight: Int
  package var isItalic: Bool

  static func read(_ url: URL) -> [RegisteredFont] {
    guard url.isFileURL, let config = FcConfigCreate() else { return [] }
    defer { FcConfigDestroy(config) }
    let path = Array(url.path.utf8) + [0]
    guard FcConfigAppFontAddFile(config, path) != 0,
      let set = FcConfigGetFonts(config, FcSetApplication)
    else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let pattern = set.pointee.fonts[index] else { return nil }
      let family = string(FC_FAMILY, of: pattern) ?? url.deletingPathExtension().lastPathComponent
      return RegisteredFont(
        path: url.path,
        family: family,
        fullName: string(FC_FULLNAME, of: pattern) ?? family,
        postScriptName: string(FC_POSTSCRIPT_NAME, of: pattern) ?? family,
        weight: weight(of: pattern),
        isItalic: integer(FC_SLANT, of: pattern) != FC_SLANT_ROMAN
      )
    }
  }

  private static func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func integer(_ key: String, of pattern: OpaquePointer) -> Int32 {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? value : 0
  }

  private static func weight(of pattern: OpaquePointer) -> Int {
    var value = 0.0
    guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value) == FcResultMatch else { return 400 }
    return Int(FcWeightToOpenTypeDouble(value))
  }
}
