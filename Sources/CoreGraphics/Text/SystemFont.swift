import Foundation

/// How Inter's letters are placed so that text is as wide and as tall as in the system font.
///
/// Letters are drawn at one scale, which makes capitals and small letters as tall as the system
/// font's (0.7046 and 0.526 of the size; Inter's own are 0.727 and 0.546). Advances are estimated
/// from Inter's; `advance(of:drawn:face:)` is the only place that knows them.
enum SystemFont {
  /// The size of Inter's letters as a share of the size asked for.
  static let glyphScale: CGFloat = 0.967

  /// How far a character moves the pen, in points.
  ///
  /// `drawn` is Inter's own advance, kerning included, as drawn at `glyphScale`.
  static func advance(of character: Unicode.Scalar, drawn: CGFloat, face: FontFace) -> CGFloat {
    guard drawn > 0 else { return drawn }
    return drawn / glyphScale * widthScale + tracking(face.size)
  }

  /// The mean width of the system font's letters as a share of Inter's.
  private static let widthScale: CGFloat = 0.955

  /// What is added between letters by size, in points: more for small text, less for large.
  static func tracking(_ size: CGFloat) -> CGFloat {
    let table: [(size: CGFloat, tracking: CGFloat)] = [
      (6, 0.55), (10, 0.40), (13, 0.27), (17, 0.13), (20, -0.04), (24, -0.20),
    ]
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking * size / first.size }
    guard size < last.size, let next = table.firstIndex(where: { $0.size > size }) else {
      return last.tracking
    }
    let (low, high) = (table[next - 1], table[next])
    let share = (size - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * share
  }
}

extension FontFace {
  /// The size of letters as a share of the size asked for.
  var glyphScale: CGFloat {
    switch family {
    case .system, .rounded: SystemFont.glyphScale
    case .serif: 0.96
    case .monospaced: 1
    case .named(let name): NamedFont.find(name)?.glyphScale ?? 1
    }
  }
}
