/// A drawing of one of the system's symbols, in ems: 1 is the point size of the text beside it.
///
/// Coordinates run right and down from the top left corner of the symbol's box, whose middle lies at
/// the middle of a capital letter beside it.
nonisolated package struct SystemSymbol: Sendable {
  /// A part of the drawing; ranks take the first, second and third colour of a palette.
  package struct Layer: Sendable {
    package enum Rank: Int, Sendable {
      case primary, secondary, tertiary
    }

    package var path: CGPath
    /// The width of the line along the path at regular weight; nil fills the path.
    package var lineWidth: CGFloat?
    package var rank: Rank
    /// Cuts this part out of what lies below it instead of painting it.
    package var isErased: Bool

    package init(
      path: CGPath,
      lineWidth: CGFloat? = nil,
      rank: Rank = .primary,
      isErased: Bool = false
    ) {
      self.path = path
      self.lineWidth = lineWidth
      self.rank = rank
      self.isErased = isErased
    }
  }

  package var name: String
  package var size: CGSize
  package var layers: [Layer]

  package init(name: String, size: CGSize, layers: [Layer]) {
    self.name = name
    self.size = size
    self.layers = layers
  }
}
