import Foundation

/// How Inter's letters are placed so that text is as wide and as tall as in the system font.
///
/// Letters are drawn at one scale, which makes capitals and small letters as tall as the system
/// font's (0.7046 and 0.526 of the size; Inter's own are 0.727 and 0.546). Advances were recovered
/// from the widths of labels in documents, see Documentation/Subsystems/Text.md; the numbers are
/// in SystemFont+Advances.swift, and `advance(of:drawn:face:)` is the only place that uses them.
enum SystemFont {
  /// The size of Inter's letters as a share of the size asked for.
  static let glyphScale: CGFloat = 0.967

  /// How far a character moves the pen, in points.
  ///
  /// `drawn` is Inter's own advance, kerning included, as drawn at `glyphScale`.
  static func advance(of character: Unicode.Scalar, drawn: CGFloat, face: FontFace) -> CGFloat {
    guard drawn > 0 else { return drawn }
    let weight = face.weight * (face.weight > 0 ? boldness : lightness)
    let share = looseness + weight + correction(for: character, face: face)
    return drawn / glyphScale * letterScale + face.size * share + tracking(face.size)
  }

  /// How much wider a character is than Inter's, as a share of the size.
  ///
  /// Letters with accents are as wide as those without.
  private static func correction(for character: Unicode.Scalar, face: FontFace) -> CGFloat {
    var base = character
    if character.value > 0x7E, character.value < 0x250 {
      let plain = String(character).decomposedStringWithCanonicalMapping
      base = plain.unicodeScalars.first ?? character
    }
    if face.monospacedDigits, ("0"..."9").contains(base) { base = "0" }
    let index = Int(base.value) - 0x20
    return corrections.indices.contains(index) ? corrections[index] : 0
  }

  /// What the system font adds between letters by size, in points.
  ///
  /// Small text is loosened, larger text tightened; the letters for display, from 20 points, are
  /// drawn tight.
  static func tracking(_ size: CGFloat) -> CGFloat {
    guard size < 20 else {
      return size * value(at: size, of: displayTrackings, sizes: displaySizes)
    }
    guard size > 6 else { return trackings[0] * size / 6 }
    let low = min(size, 18).rounded(.down)
    let index = Int(low) - 6
    return trackings[index] + (trackings[index + 1] - trackings[index]) * (min(size, 19) - low)
  }

  /// A value between those of the nearest sizes.
  private static func value(
    at size: CGFloat,
    of values: [CGFloat],
    sizes: [CGFloat]
  ) -> CGFloat {
    guard let next = sizes.firstIndex(where: { $0 >= size }) else { return values.last ?? 0 }
    guard next > 0 else { return values[0] }
    let share = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * share
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
