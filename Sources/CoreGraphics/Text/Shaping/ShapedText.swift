import Foundation

/// The smallest piece of text that stays together: usually a character, sometimes a ligature.
struct Cluster {
  /// The kind of a cluster, apart from its glyphs.
  enum Kind: UInt8 { case text, space, tab, lineEnd, attachment }

  /// The position of the piece in the whole text, in UTF-16 units.
  var range: Range<Int>
  /// The distance it moves the pen, in points.
  var advance: CGFloat
  /// Its glyphs among all of the paragraph.
  var glyphs: Range<Int>
  /// The font of the glyphs among those of the paragraph.
  var font: Int
  /// The run it belongs to.
  var run: Int
  /// The depth of nesting in text of the other direction; odd reads to the left.
  var level: UInt8
  var kind: Kind
  /// True if a line may end before it.
  var mayBreakBefore: Bool
  /// True if it can be distinguished from the piece before it.
  var isCharacterStart: Bool
}

/// A glyph and its position, from the pen on the baseline, in points; y grows downwards.
struct PlacedGlyph {
  var id: UInt
  var x: CGFloat
  var y: CGFloat
}

/// A paragraph whose characters have become glyphs, not yet broken into lines.
struct ShapedParagraph {
  /// In UTF-16 units of the whole text, without the character that ends it.
  var range: Range<Int>
  /// The number of UTF-16 units that end the paragraph: 0 at the end of the text.
  var terminator: Int
  /// The run of the character that ends it, or of the last one.
  var lastRun: Int
  var isRightToLeft: Bool
  /// In the order of the text.
  var clusters: [Cluster] = []
  var glyphs: [PlacedGlyph] = []
  var fonts: [PlacedFont] = []

  /// Brings the clusters into the order of the text, in which all but mixed directions come.
  mutating func sortClusters() {
    let isSorted = zip(clusters, clusters.dropFirst()).allSatisfy {
      $0.range.lowerBound <= $1.range.lowerBound
    }
    if !isSorted { clusters.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }
}

/// The values of a run that decide the positions of its glyphs; colours do not.
struct ShapingRun: Hashable {
  var text: String
  var face: FontFace
  /// The font of iOS whose widths the letters keep, when it is not the system's.
  var font: NamedFont?
  /// The age of the system font that measures it.
  var age: SystemFontAge
  var kern: CGFloat
  var baselineOffset: CGFloat
  var usesLigatures: Bool
  var kernsPairs: Bool
  var language: String?
  var attachmentSize: CGSize?
  var attachmentBaseline: CGFloat

  init(_ run: TextRun) {
    (text, face, kern) = (run.text, run.style.face, run.style.kern)
    font = face.publishedFont
    age = face.usesSystemLetters ? .current : .gradual
    baselineOffset = run.style.baselineOffset
    (usesLigatures, language) = (run.style.usesLigatures, run.style.language)
    kernsPairs = run.style.kernsPairs
    attachmentSize = run.attachment?.size
    attachmentBaseline = run.attachment?.baseline ?? 0
  }
}
