import Foundation

/// The generation of the system font that measures text.
///
/// Documents hold what the font of their own day measured; apps are measured by the latest.
package enum SystemFontAge: Hashable, Sendable {
  /// Helvetica Neue, before iOS 9.
  case helvetica
  /// Letters for display that are set wide apart, in iOS 9 and 10.
  case early
  /// Letters for text, and from 20 points letters for display.
  case twofold
  /// Letters that change by degrees with the size, since iOS 14.
  case gradual

  @TaskLocal package static var current = SystemFontAge.gradual

  /// The share of letters for display in a size, from 0 to 1.
  func displayShare(_ size: CGFloat) -> CGFloat {
    guard self == .gradual else { return size < 20 ? 0 : 1 }
    switch size {
    case ..<17: return 0
    case ..<19: return (size - 17) / 22
    case ..<24: return (1 + (size - 19) * 8 / 5) / 11
    case ..<28: return (9 + (size - 24) / 2) / 11
    default: return 1
    }
  }

  /// The space between all letters of a size, in units of 1/2048 of the size.
  ///
  /// Sizes beyond the tables have what the nearest in them has.
  func tracking(_ size: CGFloat, of character: Unicode.Scalar) -> CGFloat {
    let place = min(max(size, 6), 80) - 6
    let table = self == .gradual ? SystemFont.tracking : SystemFont.olderTracking
    // No size lies between letters for text and letters for display.
    let last = self != .gradual && size < 20 ? 13 : table.count - 1
    let low = Int(place)
    let value = table[low] + (table[min(low + 1, last)] - table[low]) * (place - CGFloat(low))
    guard self == .early, size >= 20, !character.isDigit else { return value }
    return value + SystemFont.earlyLetters
  }
}

extension SystemFont {
  /// The width of the first letters for display beyond later ones, in units, as twelve labels of
  /// four apps show (IBAnimatable, Reusable, SwiftTheme, TouchVisualizer); digits have none.
  fileprivate static let earlyLetters: CGFloat = 30
}
