import Foundation

/// The fonts for characters that a typeface itself lacks, by script.
///
/// Asked by name, so that nothing depends on the order in which a search would find them.
enum ScriptFonts {
  /// The font families for the scripts of a text, in the order in which they first occur.
  static func families(for text: some Sequence<Unicode.Scalar>) -> [String] {
    var families: [String] = []
    var last: ClosedRange<UInt32> = 0...0x24F
    for scalar in text where scalar.value > 0x24F && !last.contains(scalar.value) {
      guard let row = table.first(where: { $0.range.contains(scalar.value) }) else { continue }
      last = row.range
      let names = row.names.map { "Noto Sans \($0)" }
      families += names.filter { !families.contains($0) }
    }
    return families
  }

  private static let symbols = ["Symbols", "Symbols2", "Math"]

  private static let table: [(range: ClosedRange<UInt32>, names: [String])] = [
    (0x530...0x58F, ["Armenian"]), (0x590...0x5FF, ["Hebrew"]), (0x600...0x6FF, ["Arabic"]),
    (0x700...0x74F, ["Syriac"]), (0x750...0x77F, ["Arabic"]), (0x780...0x7BF, ["Thaana"]),
    (0x7C0...0x7FF, ["NKo"]), (0x8A0...0x8FF, ["Arabic"]), (0x900...0x97F, ["Devanagari"]),
    (0x980...0x9FF, ["Bengali"]), (0xA00...0xA7F, ["Gurmukhi"]), (0xA80...0xAFF, ["Gujarati"]),
    (0xB00...0xB7F, ["Oriya"]), (0xB80...0xBFF, ["Tamil"]), (0xC00...0xC7F, ["Telugu"]),
    (0xC80...0xCFF, ["Kannada"]), (0xD00...0xD7F, ["Malayalam"]), (0xD80...0xDFF, ["Sinhala"]),
    (0xE00...0xE7F, ["Thai"]), (0xE80...0xEFF, ["Lao"]), (0x1000...0x109F, ["Myanmar"]),
    (0x10A0...0x10FF, ["Georgian"]), (0x1200...0x139F, ["Ethiopic"]),
    (0x13A0...0x13FF, ["Cherokee"]), (0x1400...0x167F, ["Canadian Aboriginal"]),
    (0x1680...0x169F, ["Ogham"]), (0x16A0...0x16FF, ["Runic"]), (0x1700...0x171F, ["Tagalog"]),
    (0x1780...0x17FF, ["Khmer"]), (0x1800...0x18AF, ["Mongolian"]),
    (0x1B00...0x1B7F, ["Balinese"]), (0x1C50...0x1C7F, ["Ol Chiki"]),
    (0x2100...0x2BFF, symbols), (0x2C80...0x2CFF, ["Coptic"]), (0x2D30...0x2D7F, ["Tifinagh"]),
    (0xA000...0xA4CF, ["Yi"]), (0xA500...0xA63F, ["Vai"]), (0xA980...0xA9DF, ["Javanese"]),
    (0xFB1D...0xFB4F, ["Hebrew"]), (0xFB50...0xFDFF, ["Arabic"]), (0xFE70...0xFEFF, ["Arabic"]),
    (0x10330...0x1034F, ["Gothic"]), (0x1D400...0x1D7FF, symbols),
    (0x1E900...0x1E95F, ["Adlam"]), (0x1F000...0x1F2FF, symbols), (0x1F650...0x1F67F, symbols),
    (0x1F700...0x1F8FF, symbols),
  ]
}
