package import Foundation

/// The form of lines under and through text.
package enum TextDecoration: Int, Hashable, Sendable {
  case single, thick, double
}

/// The shadow of text, in points, with y growing downwards.
package struct TextShadow: Hashable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// The attributes of a stretch of text.
package struct TextStyle: Hashable, Sendable {
  package var face: FontFace
  package var color: CGColor
  /// The distance added to every character's advance, in points.
  package var kern: CGFloat = 0
  package var underline: TextDecoration?
  package var underlineColor: CGColor?
  package var strikethrough: TextDecoration?
  package var strikethroughColor: CGColor?
  package var background: CGColor?
  /// The distance by which the text is raised, in points.
  package var baselineOffset: CGFloat = 0
  package var shadow: TextShadow?
  /// The width of an outline in percent of the size; negative also fills, as on iOS.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: CGColor?
  /// The slant added to roman letters, as a share of their height.
  package var obliqueness: CGFloat = 0
  package var usesLigatures = true
  /// True if pairs of letters move together as their font says; an attribute of 0 switches it off
  ///
  package var kernsPairs = true
  /// The language that chooses between variants of letters, such as "ja".
  package var language: String?

  package init(face: FontFace, color: CGColor = .black) {
    (self.face, self.color) = (face, color)
  }
}

/// An object placed in text like a large letter.
package struct TextAttachment: Sendable {
  package var size: CGSize
  /// The height of the bottom edge above the baseline, in points; negative is below it.
  package var baseline: CGFloat
  /// Draws into a rectangle of a context whose y grows downwards.
  package var draw: @Sendable (CGContext, CGRect) -> Void
  /// Two attachments with the same identity are laid out alike.
  package var identity: any Hashable & Sendable

  package init(
    size: CGSize,
    baseline: CGFloat,
    identity: any Hashable & Sendable,
    draw: @escaping @Sendable (CGContext, CGRect) -> Void
  ) {
    (self.size, self.baseline) = (size, baseline)
    (self.identity, self.draw) = (identity, draw)
  }
}

/// Text of one style, or an attachment.
package struct TextRun: Sendable {
  package var text: String
  package var style: TextStyle
  package var attachment: TextAttachment?

  /// Makes a run; the text of an attachment is its placeholder character.
  package init(_ text: String, style: TextStyle, attachment: TextAttachment? = nil) {
    self.text = attachment == nil ? text : "\u{FFFC}"
    (self.style, self.attachment) = (style, attachment)
  }
}
