import Foundation

/// How Inter's letters are placed so that text is as wide and as tall as in the system font.
///
/// Letters are drawn at one scale, which makes capitals and small letters as tall as the system
/// font's (0.7046 and 0.526 of the size; Inter's own are 0.727 and 0.546). Advances were recovered
/// from the widths of labels in documents, see Documentation/Subsystems/Text.md; the numbers are
/// in SystemFont+Advances.swift, and `advance(of:before:drawn:face:age:)` is where they are used.
enum SystemFont {
  /// The size of Inter's letters as a share of the size asked for.
  static let glyphScale: CGFloat = 0.967

  /// How far a character moves the pen, in points.
  ///
  /// `drawn` is Inter's own advance, kerning included, as drawn at `glyphScale`.
  static func advance(
    of character: Unicode.Scalar,
    before next: Unicode.Scalar? = nil,
    drawn: CGFloat,
    face: FontFace,
    age: SystemFontAge = .settled
  ) -> CGFloat {
    guard drawn > 0 else { return drawn }
    if age == .helvetica,
      let share = NamedFont.find("Helvetica Neue")?.advance(of: character, weight: face.weight)
    {
      return share * face.size
    }
    let pair = next.map { closeness(of: character, to: $0) } ?? 0
    let share =
      looseness + correction(for: character, face: face) + pair
      + heaviness(of: character, face.weight)
    let spread = tracking(face.size) + age.spread(character, face: face)
    return drawn / glyphScale * letterScale + face.size * share + spread
  }

  /// How far an emoji moves the pen, in points: small ones stand wider apart than large ones.
  ///
  /// Told from two sizes, 20.5 to 21 points of width at 15 and 22.5 to 23 at 17.
  static func emojiAdvance(drawn: CGFloat, face: FontFace) -> CGFloat {
    guard drawn > 0 else { return drawn }
    return max(drawn, min(face.size * 1.385, face.size + 5.75))
  }

  /// How much wider a character is than Inter's, as a share of the size.
  ///
  /// Letters with accents are as wide as those without.
  private static func correction(for character: Unicode.Scalar, face: FontFace) -> CGFloat {
    var base = character.withoutAccents
    if face.monospacedDigits, ("0"..."9").contains(base) { base = "0" }
    let index = Int(base.value) - 0x20
    return corrections.indices.contains(index) ? corrections[index] : signs[character] ?? 0
  }

  /// How much wider a weight makes a character than Inter's does, as a share of the size.
  private static func heaviness(of character: Unicode.Scalar, _ weight: CGFloat) -> CGFloat {
    guard weight > 0 else { return weight * lightness }
    return weight * (boldness + (character.properties.isUppercase ? capitalBoldness : 0))
  }

  /// How much farther a capital stands from a small letter than Inter's, as a share of the size.
  private static func closeness(of first: Unicode.Scalar, to second: Unicode.Scalar) -> CGFloat {
    guard let distances = pairs[first] else { return 0 }
    let letter = second.withoutAccents
    let index = beginnings.firstIndex { $0.unicodeScalars.contains(letter) }
    return index.map { distances[$0] } ?? 0
  }

  /// What the system font adds between letters by size, in points.
  ///
  /// Small text is loosened, larger text tightened; the letters for display, from 20 points, are
  /// drawn tight.
  static func tracking(_ size: CGFloat) -> CGFloat {
    guard size < 20 else {
      return size * value(at: size, of: displayTrackings, sizes: displaySizes)
        + leaning * change(size)
    }
    return between(trackings, size)
  }

  /// A value for a size from those of 6 to 19 points.
  static func between(_ values: [CGFloat], _ size: CGFloat) -> CGFloat {
    guard size > 6 else { return values[0] * size / 6 }
    let low = min(size, 18).rounded(.down)
    let index = Int(low) - 6
    return values[index] + (values[index + 1] - values[index]) * (min(size, 19) - low)
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

extension Unicode.Scalar {
  fileprivate var withoutAccents: Unicode.Scalar {
    guard value > 0x7E, value < 0x250 else { return self }
    return String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? self
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
