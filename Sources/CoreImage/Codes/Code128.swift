/// The bars of a text in Code 128, as ISO/IEC 15417 describes them, by its set B.
struct Code128 {
  /// True for a black bar of one width, from the left.
  let bars: [Bool]

  /// Makes the bars; nil for an empty text or one with other signs than those of ASCII that print.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.allSatisfy({ (32...126).contains($0) }) else { return nil }
    let start = 104
    let values = bytes.map { Int($0) - 32 }
    let sum = values.enumerated().reduce(start) { $0 + ($1.offset + 1) * $1.element }
    bars = ([start] + values + [sum % 103, 106]).flatMap { Self.bars(of: Self.widths[$0]) }
  }

  private static func bars(of widths: String) -> [Bool] {
    widths.enumerated().flatMap { place, width in
      [Bool](repeating: place % 2 == 0, count: width.wholeNumberValue ?? 0)
    }
  }

  /// The widths of bars and gaps of each value.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412
    211214 211232 2331112
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
