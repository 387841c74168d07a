internal import Foundation

/// A Debian package and the font files of it that are used; no other file on the machine is.
package struct FontPackage: Hashable, Sendable {
  package var name: String
  var folder: String
  var files: [String]

  /// The full paths of the files, in the order in which they are preferred.
  var paths: [String] { files.map { "\(FontPackage.root)/\(folder)/\($0)" } }

  static let root = "/usr/share/fonts"

  /// The files that nearly all text is drawn with; they are among those of `basic`.
  ///
  /// Reading a font file takes a fifth of a millisecond, so an app whose text is all of these
  /// starts 8 ms sooner.
  static let common = FontPackage(
    name: "fonts-inter",
    folder: "opentype/inter",
    files: ["Inter", "InterDisplay"].flatMap { family in
      ["Regular", "Medium", "SemiBold", "Bold"].map { "\(family)-\($0).otf" }
    }
  )
  /// The weights of `common`, as font files count them.
  static let commonWeights = [400, 500, 600, 700]

  /// The packages for the system's text.
  static let basic: [FontPackage] = [inter, serif, mono]
  /// The packages for all other scripts.
  static let world: [FontPackage] = [scripts, chinese, emoji]

  /// The font family for other scripts of a name, which is ours or what iOS calls its emoji.
  static func ownFamily(_ name: String) -> String? {
    if name.hasPrefix("Noto ") { return name }
    return ["AppleColorEmoji", "Apple Color Emoji"].contains(name) ? "Noto Color Emoji" : nil
  }

  private static let weights = [
    "Regular", "Thin", "ExtraLight", "Light", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static let inter = FontPackage(
    name: "fonts-inter",
    folder: "opentype/inter",
    files: ["Inter", "InterDisplay"].flatMap { family in
      weights.flatMap { weight in
        let italic = weight == "Regular" ? "Italic" : "\(weight)Italic"
        return ["\(family)-\(weight).otf", "\(family)-\(italic).otf"]
      }
    }
  )

  private static let serif = FontPackage(
    name: "fonts-noto-core",
    folder: "truetype/noto",
    files: ["Regular", "Bold", "Italic", "BoldItalic"].map { "NotoSerif-\($0).ttf" }
  )

  private static let mono = FontPackage(
    name: "fonts-dejavu-core",
    folder: "truetype/dejavu",
    files: ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"]
  )

  private static let chinese = FontPackage(
    name: "fonts-noto-cjk",
    folder: "opentype/noto",
    files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"]
  )

  private static let emoji = FontPackage(
    name: "fonts-noto-color-emoji",
    folder: "truetype/noto",
    files: ["NotoColorEmoji.ttf"]
  )

  private static let scripts = FontPackage(
    name: "fonts-noto-core",
    folder: "truetype/noto",
    files: ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"]
      + scriptsInBold.flatMap { ["NotoSans\($0)-Regular.ttf", "NotoSans\($0)-Bold.ttf"] }
      + scriptsInRegular.map { "NotoSans\($0)-Regular.ttf" }
  )

  private static let scriptsInBold = [
    "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati",
    "Gurmukhi", "Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar",
    "Georgian", "Armenian", "Ethiopic", "Symbols",
  ]

  private static let scriptsInRegular = [
    "Symbols2", "Math", "Thaana", "Syriac", "Cherokee", "CanadianAboriginal", "Mongolian", "NKo",
    "Tifinagh", "Yi", "Vai", "Javanese", "Balinese", "Coptic", "Gothic", "Runic", "Ogham",
    "Tagalog", "Adlam", "OlChiki",
  ]
}

/// Why text cannot be drawn as it should.
package enum FontError: Error, Hashable, Sendable {
  /// Files of a Debian package are not there.
  case missing(package: String, files: [String])
  /// A file cannot be read as a font.
  case unreadable(path: String)
}

extension FontError: CustomStringConvertible {
  /// The fault and its remedy.
  package var description: String {
    switch self {
    case .missing(let package, let files):
      let first = files.first ?? ""
      let more = files.count > 1 ? " and \(files.count - 1) more" : ""
      return "fonts are missing (\(first)\(more)); install them with: "
        + "apt-get install \(package)"
    case .unreadable(let path):
      return "\(path) is not a font file (TrueType or OpenType) that can be read"
    }
  }
}
