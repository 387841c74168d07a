import Foundation

/// What sets the system font's letters apart from Inter's, as `Scripts/fit-system-font` found it.
///
/// Don't edit: the program writes this file.
extension SystemFont {
  /// The widths of letters grow like Inter's times this.
  static let letterScale: CGFloat = 0.9613
  /// What each letter is wider, as a share of the size.
  static let looseness: CGFloat = 0.0202
  /// What weights above regular add to it.
  static let boldness: CGFloat = 0.0442
  /// The same of capitals, besides.
  static let capitalBoldness: CGFloat = -0.0207
  /// What weights below regular take from it.
  static let lightness: CGFloat = 0.0143

  /// What is added between letters from 6 to 19 points, in points.
  static let trackings: [CGFloat] = [
    0.253, 0.241, 0.219, 0.177, 0.114, 0.054, -0.013, -0.078, -0.159, -0.231, -0.319, -0.399,
    -0.442, -0.475,
  ]

  /// The same from 20 points at the sizes beside it, as a share of the size, in the font
  /// before the later one.
  static let displayTrackings: [CGFloat] = [
    -0.0007, 0.0017, -0.0009, -0.0026, -0.0056,
  ]
  static let displaySizes: [CGFloat] = [
    20, 24, 28, 40, 60,
  ]

  /// What the later font adds between letters to what the one before does, below 20 points.
  static let laterTrackings: [CGFloat] = [
    0.050, 0.043, 0.036, 0.030, 0.023, -0.004, 0.009, 0.026, -0.001, 0.003, -0.004, -0.053, -0.027,
    -0.050,
  ]
  /// The same at 20 points, from where it fades, as a share of the size.
  static let laterDisplay: CGFloat = 0.0156
  /// The size from which it is nothing.
  static let displaySize: CGFloat = 30.0000
  /// How much of both is in the font that runs.
  static let leaning: CGFloat = 0.2500
  /// What the first letters for display add, as a share of the size.
  static let earlyShare: CGFloat = 0.0174
  /// The same in points.
  static let earlyPoints: CGFloat = 0.0616
  /// What weights above regular add to it.
  static let earlyBoldness: CGFloat = -0.0291
  /// How much wider its digits are, as a share of the size.
  static let earlyDigits: [CGFloat] = [
    0.0355, 0.0636, 0.0319, 0, 0.0078, 0.0038, 0.0116, 0, 0.0355, -0.0052,
  ]

  /// How much wider the characters from space to tilde are, as a share of the size.
  static let corrections: [CGFloat] = [
    -0.0083, 0.0170, -0.0025, 0.0018, 0, -0.0026, 0, -0.0036, -0.0002, -0.0002, 0, -0.0019, 0.0040,
    0.0032, 0.0024, -0.0129, 0.0119, 0.0053, -0.0015, -0.0044, 0.0043, 0.0010, 0.0138, 0.0053,
    0.0218, 0.0202, 0.0053, 0.0033, -0.0019, -0.0104, -0.0019, 0.0029, 0.0002, -0.0025, 0.0130,
    0.0018, 0.0058, 0.0021, -0.0012, 0.0062, 0.0081, -0.0016, -0.0026, 0.0060, 0.0008, 0.0063,
    0.0045, 0.0137, 0.0101, 0.0095, 0.0102, 0.0033, -0.0028, 0.0065, -0.0059, 0.0203, 0.0012,
    0.0057, 0.0028, 0, 0, 0, 0, 0, 0, -0.0045, -0.0059, 0.0056, -0.0068, -0.0070, -0.0098, -0.0011,
    -0.0022, 0.0003, -0.0025, -0.0076, 0.0048, 0.0149, 0.0047, -0.0043, 0.0022, -0.0051, -0.0001,
    -0.0016, -0.0109, 0.0040, -0.0134, -0.0278, -0.0155, -0.0154, -0.0082, 0, -0.0086, 0, 0,
  ]

  /// The same of signs.
  static let signs: [Unicode.Scalar: CGFloat] = ["↓": -0.1155, "…": 0.0610]

  /// How much wider some capitals are before letters that begin like others, as a share of
  /// the size.
  static let beginnings = ["a", "ceoqdgs", "mnpruwyvxz"]
  static let pairs: [Unicode.Scalar: [CGFloat]] = [
    "F": [-0.0469, 0.0382, 0.0034],
    "T": [-0.0237, -0.0051, 0.0063],
    "V": [-0.0096, -0.0420, 0.0000],
  ]
}
