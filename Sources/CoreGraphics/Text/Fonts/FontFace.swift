package import Foundation

/// A typeface at a size, as text asks for it; which font file draws it is found by the layout.
package struct FontFace: Hashable, Sendable {
  /// The design of the letters.
  package enum Family: Hashable, Sendable {
    case system, rounded, serif, monospaced
    case named(String)
  }

  package var family: Family
  /// The size in points.
  package var size: CGFloat
  /// The weight as `UIFont.Weight` counts it: −1 to 1, regular is 0, bold 0.4.
  package var weight: CGFloat
  package var isItalic: Bool
  /// True if all digits are equally wide.
  package var monospacedDigits: Bool
  /// The space between lines that a text style asks for, in points; nil for the font family's own.
  package var leading: CGFloat?

  /// Makes a face; a size that is not a positive number becomes 0.
  package init(
    family: Family = .system,
    size: CGFloat,
    weight: CGFloat = 0,
    isItalic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size.isFinite ? min(max(size, 0), 10_000) : 0
    self.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    (self.isItalic, self.monospacedDigits) = (isItalic, monospacedDigits)
  }
}

/// The heights of a face in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  package var ascent: CGFloat
  /// From the baseline to the bottom of a line, positive.
  package var descent: CGFloat
  /// The space between lines.
  package var leading: CGFloat
  /// The height of a flat capital.
  package var capHeight: CGFloat
  /// The height of a flat small letter.
  package var xHeight: CGFloat
  /// The height of a line, without the space to the next.
  package var lineHeight: CGFloat { ascent + descent }
}
