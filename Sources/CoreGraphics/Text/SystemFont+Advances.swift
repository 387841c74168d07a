import Foundation

/// What sets the system font's letters apart from Inter's, as `Scripts/fit-system-font` found it.
///
/// Don't edit: the program writes this file.
extension SystemFont {
  /// The widths of letters grow like Inter's times this.
  static let letterScale: CGFloat = 0.9580
  /// What each letter is wider, as a share of the size.
  static let looseness: CGFloat = 0.0210
  /// What weights above regular add to it.
  static let boldness: CGFloat = 0.0370
  /// What weights below regular take from it.
  static let lightness: CGFloat = -0.0096

  /// What is added between letters from 6 to 19 points, in points.
  static let trackings: [CGFloat] = [
    0.253, 0.241, 0.219, 0.177, 0.125, 0.053, -0.007, -0.081, -0.155, -0.229, -0.321, -0.395,
    -0.443, -0.484,
  ]

  /// The same from 20 points at the sizes beside it, as a share of the size.
  static let displayTrackings: [CGFloat] = [
    0.0060, 0.0003, -0.0001, -0.0016, -0.0046,
  ]
  static let displaySizes: [CGFloat] = [
    20, 24, 28, 40, 60,
  ]

  /// How much wider the characters from space to tilde are, as a share of the size.
  static let corrections: [CGFloat] = [
    -0.0090, 0.0098, -0.0015, 0.0004, 0, -0.0030, 0, -0.0022, -0.0056, -0.0056, 0, -0.0010, 0.0067,
    0.0036, 0.0063, -0.0081, 0.0116, -0.0034, 0.0099, 0.0015, -0.0017, 0.0152, 0.0307, -0.0030,
    0.0277, 0.0191, 0.0108, 0.0068, -0.0012, -0.0086, -0.0012, 0.0017, -0.0009, -0.0038, 0.0117,
    -0.0002, 0.0083, 0.0052, 0.0066, 0.0007, 0.0071, -0.0025, -0.0043, 0.0025, 0.0014, 0.0068,
    0.0102, 0.0112, 0.0116, 0.0071, 0.0102, 0.0057, -0.0048, 0.0107, -0.0048, 0.0158, -0.0001,
    0.0050, 0.0016, 0, 0, 0, 0, 0, 0, -0.0008, -0.0058, 0.0062, -0.0060, -0.0052, -0.0094, 0.0004,
    0.0014, -0.0015, -0.0021, -0.0049, 0.0036, 0.0124, 0.0072, -0.0009, 0.0032, -0.0042, -0.0005,
    0.0007, -0.0120, 0.0047, -0.0114, -0.0285, -0.0120, -0.0124, -0.0049, 0, -0.0054, 0, 0,
  ]
}
