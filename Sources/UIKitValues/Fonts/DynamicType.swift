/// The sizes of text styles for every size a reader can choose, in points: letter size, then the
/// distance between baselines (Q-23 for the column of `large`, Q-63).
nonisolated package enum DynamicType {
  package struct Size: Hashable, Sendable {
    package let points: CGFloat
    let leading: CGFloat
  }

  /// The size of `style` for `category`; an unknown style counts as body, an unknown category as
  /// large.
  package static func size(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> Size
  {
    let row = rows[style] ?? body
    let column = categories.firstIndex(of: category) ?? 3
    return row[column]
  }

  /// The weight that a style's letters have.
  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let body = row(
    (14, 19),
    (15, 20),
    (16, 21),
    (17, 22),
    (19, 24),
    (21, 26),
    (23, 29),
    (28, 34),
    (33, 40),
    (40, 48),
    (47, 56),
    (53, 62)
  )

  private static let headline = row(
    (14, 19),
    (15, 20),
    (16, 21),
    (17, 22),
    (19, 24),
    (21, 26),
    (23, 29),
    (28, 34),
    (33, 40),
    (40, 48),
    (47, 51),
    (53, 62)
  )

  private static let rows: [UIFont.TextStyle: [Size]] = [
    .extraLargeTitle: row(
      (33, 40),
      (34, 41),
      (35, 42),
      (36, 43),
      (38, 46),
      (40, 48),
      (42, 50),
      (46, 55),
      (50, 59),
      (54, 63),
      (58, 68),
      (62, 72)
    ),
    .extraLargeTitle2: row(
      (25, 31),
      (26, 32),
      (27, 33),
      (28, 34),
      (30, 37),
      (32, 39),
      (34, 41),
      (38, 46),
      (43, 51),
      (48, 57),
      (53, 62),
      (58, 68)
    ),
    .largeTitle: row(
      (31, 38),
      (32, 39),
      (33, 40),
      (34, 41),
      (36, 43),
      (38, 46),
      (40, 48),
      (44, 52),
      (48, 57),
      (52, 61),
      (56, 66),
      (60, 70)
    ),
    .title1: row(
      (25, 31),
      (26, 32),
      (27, 33),
      (28, 34),
      (30, 36),
      (32, 38),
      (34, 41),
      (38, 46),
      (43, 51),
      (48, 57),
      (53, 61),
      (58, 68)
    ),
    .title2: row(
      (19, 24),
      (20, 25),
      (21, 26),
      (22, 28),
      (24, 30),
      (26, 32),
      (28, 34),
      (34, 41),
      (39, 47),
      (44, 52),
      (50, 59),
      (56, 66)
    ),
    .title3: row(
      (17, 22),
      (18, 23),
      (19, 24),
      (20, 25),
      (22, 28),
      (24, 30),
      (26, 32),
      (31, 38),
      (37, 44),
      (43, 51),
      (49, 58),
      (55, 65)
    ),
    .headline: headline,
    .body: body,
    .callout: row(
      (13, 18),
      (14, 19),
      (15, 20),
      (16, 21),
      (18, 23),
      (20, 25),
      (22, 28),
      (26, 32),
      (32, 39),
      (38, 46),
      (44, 52),
      (51, 60)
    ),
    .subheadline: row(
      (12, 16),
      (13, 18),
      (14, 19),
      (15, 20),
      (17, 22),
      (19, 24),
      (21, 26),
      (25, 31),
      (30, 36),
      (36, 43),
      (42, 50),
      (49, 58)
    ),
    .footnote: row(
      (12, 16),
      (12, 16),
      (12, 16),
      (13, 18),
      (15, 20),
      (17, 22),
      (19, 24),
      (23, 29),
      (27, 33),
      (33, 40),
      (38, 46),
      (44, 52)
    ),
    .caption1: row(
      (11, 13),
      (11, 13),
      (11, 13),
      (12, 16),
      (14, 19),
      (16, 21),
      (18, 23),
      (22, 27),
      (26, 32),
      (32, 39),
      (37, 44),
      (43, 51)
    ),
    .caption2: row(
      (11, 13),
      (11, 13),
      (11, 13),
      (11, 13),
      (13, 18),
      (15, 20),
      (17, 22),
      (20, 25),
      (24, 29),
      (29, 35),
      (34, 41),
      (40, 48)
    ),
  ]

  private static func row(_ sizes: (CGFloat, CGFloat)...) -> [Size] {
    sizes.map { Size(points: $0.0, leading: $0.1) }
  }
}
