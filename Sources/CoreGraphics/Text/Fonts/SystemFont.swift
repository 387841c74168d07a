import Foundation

/// The placing of Inter's letters so that text is as wide and as tall as in the system font.
///
/// Letters are drawn at one scale, which makes capitals and small letters as tall as the system
/// font's (0.7046 and 0.526 of the size; Inter's own are 0.727 and 0.546). The distances they move
/// the pen were recorded on iOS, in units of 1/2048 of the size: the part of a letter's design,
/// which changes with weight and size, and the part a size adds between all letters. See
/// Documentation/Subsystems/Text.md.
enum SystemFont {
  /// The size of Inter's letters as a share of the size asked for.
  static let glyphScale: CGFloat = 0.967
  static let unitsPerEm: CGFloat = 2048
  /// The distance every character of the monospaced system font moves the pen, in units.
  static let monospacedAdvance: CGFloat = 1266

  /// The distance a character moves the pen, in points.
  ///
  /// `drawn` is Inter's own advance at `glyphScale`, `kerning` what of it draws the next letter
  /// closer or sets it farther.
  static func advance(
    of character: Unicode.Scalar,
    before next: Unicode.Scalar? = nil,
    drawn: CGFloat,
    kerning: CGFloat = 0,
    face: FontFace,
    age: SystemFontAge = .gradual
  ) -> CGFloat {
    Measure(face: face, age: age)
      .advance(of: character, before: next, drawn: drawn, kerning: kerning)
  }

  /// The distances that the characters of one face move the pen.
  struct Measure {
    let face: FontFace
    let age: SystemFontAge
    private let instance: Instance

    init(face: FontFace, age: SystemFontAge) {
      (self.face, self.age) = (face, age)
      instance = Instance(face: face, age: age)
    }

    /// As `SystemFont.advance` has it.
    func advance(
      of character: Unicode.Scalar,
      before next: Unicode.Scalar?,
      drawn: CGFloat,
      kerning: CGFloat
    ) -> CGFloat {
      guard drawn > 0, face.size > 0 else { return drawn }
      if age == .helvetica,
        let share = NamedFont.find("Helvetica Neue")?.advance(of: character, weight: face.weight)
      {
        return share * face.size
      }
      let unit = face.size / unitsPerEm
      let own = unit * glyphScale
      var units = width(of: character, drawn: (drawn - kerning) / own, face, instance)
      if let next {
        let pair = Pair(first: character, second: next)
        units += pair.kerning(drawn: kerning / own, instance, monospaced: face.monospacedDigits)
      }
      return (units + age.tracking(face.size, of: character)) * unit
    }
  }

  /// The distance an emoji of a size moves the pen, in points: its size and 5 points more, somewhat
  /// more for small sizes.
  ///
  /// Measured on labels of 35, 38 and 69 points, which are 5 points wider, and of 15 and 17, which
  /// are 5.5 to 6; between these it is a guess.
  static func emojiAdvance(_ size: CGFloat) -> CGFloat {
    let extra = 5 + 0.75 * min(max((35 - size) / 18, 0), 1)
    return min(size * 1.385, size + extra)
  }

  /// The height of a flat small letter in units.
  static func xHeight(_ face: FontFace, age: SystemFontAge = .gradual) -> CGFloat {
    if face.family == .monospaced { return 1083 + 17 * min(max(face.weight / 0.4, 0), 1) }
    return Instance(face: face, age: age).blend(\.xHeight).rounded()
  }

  /// The distance a character moves the pen without kerning and tracking, in units.
  ///
  /// Letters with accents are as wide as those without; a character that was not recorded is as
  /// wide as Inter's by the line that fits the recorded ones best.
  private static func width(
    of character: Unicode.Scalar,
    drawn: CGFloat,
    _ face: FontFace,
    _ instance: Instance
  ) -> CGFloat {
    var base = character.withoutAccents
    if face.monospacedDigits, base.isDigit { base = "0" }
    let index = Int(base.value) - 0x20
    guard regular.text.advances.indices.contains(index) else {
      return drawn * instance.blend(\.others.slope) + instance.blend(\.others.offset)
    }
    return instance.blend { $0.advances[index] }
  }
}

extension Unicode.Scalar {
  /// The letter under an accent; other characters unchanged.
  var withoutAccents: Unicode.Scalar {
    guard value > 0x7E, value < 0x250 else { return self }
    return String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? self
  }

  var isDigit: Bool { ("0"..."9").contains(self) }
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
