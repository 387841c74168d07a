internal import QuartzCore

/// The distances of tables on one screen (S-9, S-10).
nonisolated package struct TableMetrics: Equatable {
  /// The distance of text and separators from the side.
  package var margin: CGFloat
  /// The thickness of a separator.
  package var pixel: CGFloat

  /// Phones from 390 points on and pads have wider margins (S-37).
  package init(screenWidth: CGFloat, scale: CGFloat) {
    margin = screenWidth >= 390 ? 20 : 16
    pixel = 1 / max(scale, 1)
  }

  package static let rowHeight: CGFloat = 44
  package static let plainHeader: CGFloat = 28
  package static let plainHeaderPadding: CGFloat = 22
  package static let groupedHeader: CGFloat = 38
  /// The height that the first header of a grouped table has beyond the others.
  package static let firstGroupedHeader: CGFloat = 17.5
  package static let groupedGap: CGFloat = 17.5
  package static let firstGroupedGap: CGFloat = 35
  static let cornerRadius: CGFloat = 10
  static let imageGap: CGFloat = 15
  static let symbolRoom: CGFloat = 24

  /// A length rounded up to whole pixels.
  package func ceil(_ length: CGFloat) -> CGFloat {
    // Lengths a hair above a pixel border come from rounding errors.
    ((length / pixel) - 0.001).rounded(.up) * pixel
  }

  /// A length cut to whole pixels.
  package func floor(_ length: CGFloat) -> CGFloat {
    ((length / pixel) + 0.001).rounded(.down) * pixel
  }

  package func round(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
}
