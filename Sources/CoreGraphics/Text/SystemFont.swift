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
    let loosening = 0.0225 + 0.04 * max(face.weight, 0)
    return drawn / glyphScale * widthScale + face.size * loosening + tracking(face.size)
  }

  /// The widths of the system font's letters grow like Inter's times this, plus a share of the
  /// size: its letters for text stand further apart, the more so the bolder they are.
  private static let widthScale: CGFloat = 0.955

  /// What the system font adds between letters by size, in points.
  ///
  /// Small text is loosened, larger text tightened. At 20 points the letters for display take over, which are drawn tight.
  static func tracking(_ size: CGFloat) -> CGFloat {
    guard size < 20 else { return max(0.12 - (size - 20) * 0.02, 0) }
    let low = min(max(size, 6), 19).rounded(.down)
    let index = Int(low) - 6
    let here = trackings[index]
    guard index + 1 < trackings.count, size > 6 else { return here * min(size / 6, 1) }
    return here + (trackings[index + 1] - here) * (min(size, 19) - low)
  }

  /// From 6 to 19 points.
  private static let trackings: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
  ]
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
