import Foundation

/// The recorded measures of the system font on iOS, as `Scripts/system-font` computed them.
///
/// Don't edit: the program writes this file.
extension SystemFont {
  /// From 6 to 80 points: recorded from 8 to 40, published besides.
  static let tracking: [CGFloat] = [
    82, 67, 52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22,
    28, 27, 27, 26, 26, 24, 23, 22, 21, 20, 20, 19, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14, 14, 14,
    13, 12, 12, 12, 11, 10, 10, 10, 9, 8, 8, 8, 7, 6, 6, 6, 5, 4, 4, 4, 4, 4, 3, 2, 2, 2, 1, 0, 0,
  ]

  /// The same of the two fonts before, as published.
  static let olderTracking: [CGFloat] = [
    82, 67, 52, 38, 24, 12, 0, -12, -22, -32, -40, -48, -50, -52, 37, 33, 31, 30, 29, 27, 26, 25,
    24, 24, 23, 22, 22, 21, 21, 20, 20, 20, 20, 19, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14, 13, 12,
    12, 11, 10, 10, 9, 8, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1, 0, 0, 0,
  ]
}
