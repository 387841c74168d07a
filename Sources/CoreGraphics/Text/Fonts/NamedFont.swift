import Foundation

/// A font that iOS has and we have not: the one of ours that replaces it, and its line heights.
package struct NamedFont: Hashable, Sendable {
  /// The beginning of its names, in small letters without spaces and hyphens.
  var prefix: String
  /// The font family as iOS names it.
  package var family: String
  /// The font family of ours whose letters are drawn.
  var substitute: String
  /// Shares of the size.
  var ascent: CGFloat
  var descent: CGFloat
  var leading: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat

  /// The scale that makes our capitals as tall as the font's own.
  var glyphScale: CGFloat {
    switch substitute {
    case "Noto Serif": capHeight / 0.714
    case "DejaVu Sans Mono": 1
    default: capHeight / 0.727
    }
  }

  /// Finds a font by its font family, full or PostScript name, in any case.
  package static func find(_ name: String) -> NamedFont? {
    let key = plain(name)
    return table.first { key.hasPrefix($0.prefix) }
  }

  /// The weight that a name's ending says, as font files count it.
  package static func weight(of name: String) -> Int? {
    let key = plain(name)
    let endings: [(String, Int)] = [
      ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600),
      ("demibold", 600), ("demi", 600), ("extrabold", 800), ("heavy", 800), ("black", 900),
      ("bold", 700), ("light", 300), ("medium", 500),
    ]
    return endings.first { key.contains($0.0) }?.1
  }

  /// The font families that are known, in alphabetical order.
  package static var families: [String] { table.map(\.family).sorted() }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  private init(
    _ family: String,
    _ substitute: String,
    _ ascent: CGFloat,
    _ descent: CGFloat,
    _ leading: CGFloat,
    _ capHeight: CGFloat,
    _ xHeight: CGFloat
  ) {
    (self.family, self.substitute) = (family, substitute)
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
    prefix = NamedFont.plain(family)
  }

  // Longer names come before names they begin with.
  private static let table: [NamedFont] = [
    NamedFont("Helvetica Neue", "Inter", 0.952, 0.213, 0.028, 0.714, 0.517),
    NamedFont("Helvetica", "Inter", 0.92, 0.23, 0, 0.72, 0.523),
    NamedFont("Arial", "Inter", 0.905, 0.212, 0.033, 0.716, 0.519),
    NamedFont("Avenir Next", "Inter", 1, 0.366, 0, 0.708, 0.468),
    NamedFont("Avenir", "Inter", 1, 0.366, 0, 0.708, 0.468),
    NamedFont("Futura", "Inter", 1.039, 0.26, 0.03, 0.754, 0.44),
    NamedFont("Gill Sans", "Inter", 0.918, 0.23, 0.001, 0.682, 0.449),
    NamedFont("Optima", "Inter", 0.919, 0.268, 0.023, 0.683, 0.472),
    NamedFont("Trebuchet MS", "Inter", 0.939, 0.222, 0, 0.716, 0.523),
    NamedFont("Verdana", "Inter", 1.005, 0.21, 0, 0.727, 0.545),
    NamedFont("Marker Felt", "Inter", 0.866, 0.222, 0.03, 0.675, 0.5),
    NamedFont("Chalkboard SE", "Inter", 1.13, 0.283, 0, 0.7, 0.5),
    NamedFont("Noteworthy", "Inter", 1.29, 0.31, 0, 0.7, 0.45),
    NamedFont("SF Pro", "Inter", 0.9521484375, 0.2412109375, 0, 0.7046, 0.526),
    NamedFont("SF Mono", "DejaVu Sans Mono", 0.952, 0.241, 0, 0.705, 0.526),
    NamedFont("Times New Roman", "Noto Serif", 0.891, 0.216, 0.042, 0.662, 0.448),
    NamedFont("Times", "Noto Serif", 0.891, 0.216, 0.042, 0.662, 0.448),
    NamedFont("Georgia", "Noto Serif", 0.917, 0.219, 0, 0.692, 0.481),
    NamedFont("Palatino", "Noto Serif", 0.732, 0.283, 0.335, 0.708, 0.469),
    NamedFont("Baskerville", "Noto Serif", 0.898, 0.246, 0, 0.66, 0.4),
    NamedFont("Hoefler Text", "Noto Serif", 0.72, 0.28, 0, 0.65, 0.42),
    NamedFont("American Typewriter", "Noto Serif", 0.904, 0.261, 0, 0.7, 0.49),
    NamedFont("Cochin", "Noto Serif", 0.897, 0.25, 0, 0.66, 0.39),
    NamedFont("Didot", "Noto Serif", 0.942, 0.327, 0.03, 0.71, 0.43),
    NamedFont("Bodoni 72", "Noto Serif", 0.96, 0.24, 0, 0.67, 0.4),
    NamedFont("Charter", "Noto Serif", 0.98, 0.238, 0, 0.672, 0.481),
    NamedFont("New York", "Noto Serif", 0.9521484375, 0.2412109375, 0, 0.7, 0.48),
    NamedFont("Courier New", "DejaVu Sans Mono", 0.833, 0.3, 0, 0.571, 0.423),
    NamedFont("Courier", "DejaVu Sans Mono", 0.754, 0.246, 0, 0.58, 0.44),
    NamedFont("Menlo", "DejaVu Sans Mono", 0.928, 0.236, 0, 0.729, 0.547),
  ]
}
