internal import CCairo
import Foundation

/// Font files that text can be drawn with, found by font family, weight and slant, and no others.
///
/// The user's and the machine's font settings are never read: a picture depends on the files only.
final class FontCollection {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let config: OpaquePointer
  private var coverage: OpaquePointer?
  private var placed: [PlacedFont.Key: PlacedFont] = [:]
  /// The attributes pango received for whole texts, by their description.
  private var attributes: [RunAttributes: OpaquePointer] = [:]

  init(packages: [FontPackage], registered: [RegisteredFont]) {
    config = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(config, Array(FontCollection.rules.utf8) + [0], 0)
    var added: Set<String> = []
    for path in registered.map(\.path) + packages.flatMap(\.paths)
    where added.insert(path).inserted {
      FcConfigAppFontAddFile(config, Array(path.utf8) + [0])
    }
    _ = FontCollection.machineSettings
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    coverage = FontCollection.characters(of: "Inter-Regular.otf", in: config)
  }

  deinit {
    placed.removeAll()
    for list in attributes.values { pango_attr_list_unref(list) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
    FcConfigDestroy(config)
  }

  /// True if the system's own letters include a character, or it draws nothing anyway.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x250 || scalar == "\u{FFFC}" { return true }
    if (0x2000...0x200F).contains(scalar.value) || (0x2028...0x202F).contains(scalar.value) {
      return true
    }
    // A selector of emoji shapes changes the font of the character before it.
    guard scalar.value != 0xFE0F, let coverage else { return false }
    return FcCharSetHasChar(coverage, scalar.value) != 0
      && !scalar.properties.isEmojiPresentation
  }

  /// The font as it is drawn for a face; the same object for the same question.
  func placed(_ font: UnsafeMutablePointer<PangoFont>, for face: FontFace) -> PlacedFont? {
    let key = PlacedFont.Key(font: font, scale: face.glyphScale, isItalic: face.isItalic)
    if let known = placed[key] { return known }
    guard let made = PlacedFont(key) else { return nil }
    placed[key] = made
    return made
  }

  /// The attributes of a text that is one run, to be given back as if they had been made.
  func attributes(of run: RunAttributes) -> OpaquePointer? {
    if let known = attributes[run] { return pango_attr_list_ref(known) }
    let list = pango_attr_list_new()
    run.insert(into: list, from: 0, to: Int(Int32.max))
    attributes[run] = list
    return pango_attr_list_ref(list)
  }

  /// Settings without anything in place of the machine's: pango asks fontconfig for those when it
  /// makes its first map, which takes a tenth of what an app with one label does until its first
  /// picture, and then they are never used.
  private static let machineSettings: Void = {
    guard let settings = FcConfigCreate() else { return }
    FcConfigSetCurrent(settings)
    FcConfigDestroy(settings)
  }()

  private static func characters(of file: String, in config: OpaquePointer) -> OpaquePointer? {
    guard let set = FcConfigGetFonts(config, FcSetApplication) else { return nil }
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      var path: UnsafeMutablePointer<FcChar8>?
      var characters: OpaquePointer?
      guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path,
        String(cString: path).hasSuffix(file),
        FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch
      else { continue }
      return characters
    }
    return nil
  }

  /// Bitmap fonts are scaled to the size asked for, and emoji come from the emoji font.
  private static let rules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <match target="font">
    <test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
    </divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double><double>0</double>
    <name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide><name>size</name>
    <name>pixelsizefixupfactor</name></divide></edit>
    </match>
    <match target="pattern"><test name="family"><string>emoji</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
    </match>
    <match target="pattern"><edit name="family" mode="append_last">
    <string>Noto Color Emoji</string></edit></match>
    </fontconfig>
    """
}
