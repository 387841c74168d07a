internal import Foundation

/// The widths of letters in fonts of iOS whose widths are published.
extension NamedFont {
  /// The distance a character moves the pen, as a share of the size; nil where it is not known.
  func advance(of character: Unicode.Scalar, weight: CGFloat) -> CGFloat? {
    let index = Int(character.value) - 0x20
    if let widths = Self.measured[family], widths.regular.indices.contains(index) {
      let bold = 1 + (widths.bold - 1) * min(max(weight / 0.4, 0), 1)
      return CGFloat(widths.regular[index]) / 100 * bold
    }
    guard let table = Self.advances[family] else { return nil }
    guard table.indices.contains(index), table[index] > 0 else { return nil }
    return CGFloat(table[index]) / 1000 * Self.width(of: weight)
  }

  /// The width of letters of a weight relative to regular ones; the lightest are a good deal
  /// narrower, the others about in proportion to their weight.
  private static func width(of weight: CGFloat) -> CGFloat {
    if weight >= 0 { return 1 + weight * 0.16 }
    return 1 + weight * 0.0775 + min(weight + 0.4, 0) * 0.095
  }

  /// The height of letters of a weight above the baseline, as a share of the size.
  ///
  /// Helvetica Neue's differ, as lines of light and ultra light text in documents show.
  func ascent(weight: CGFloat) -> CGFloat {
    guard family == "Helvetica Neue" else { return ascent }
    if weight >= 0 { return ascent + min(weight, 0.4) * 0.0575 }
    return weight >= -0.6 ? 0.967 : 0.936
  }

  /// Advances in thousandths from space to tilde.
  private static let advances: [String: [Int]] = [
    "Helvetica Neue": [
      278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556,
      556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722,
      704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722,
      611, 926, 611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574,
      556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500,
      480, 333, 222, 333, 600,
    ],
    "Helvetica": helvetica, "Arial": helvetica,
  ]

  private static let helvetica = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

extension FontFace {
  /// The font of iOS whose published widths the letters keep; nil for others, and for those that
  /// the application brought along.
  var publishedFont: NamedFont? {
    guard case .named(let name) = family, FontLibrary.shared.registeredFont(name) == nil else {
      return nil
    }
    return NamedFont.find(name)
  }
}
