import Foundation

/// Which of the system fonts that came one after the other measures text.
///
/// Documents hold what the font of their own day measured; everything else is measured by one
/// that stands between the last two.
package enum SystemFontAge: Hashable, Sendable {
  /// Helvetica Neue, before iOS 9.
  case helvetica
  /// Letters for display that stand wide apart, in iOS 9 and 10.
  case early
  /// Letters for text and letters for display.
  case twofold
  /// Letters that change by degrees with the size, a little tighter in text.
  case gradual
  case settled

  @TaskLocal package static var current = SystemFontAge.settled

  /// What every letter moves the pen farther than the settled font's, in points.
  func spread(_ character: Unicode.Scalar, face: FontFace) -> CGFloat {
    switch self {
    case .helvetica, .settled: 0
    case .early where face.size >= 20: SystemFont.earlySpread(character, face: face)
    case .early, .twofold: -SystemFont.leaning * SystemFont.change(face.size)
    case .gradual: (1 - SystemFont.leaning) * SystemFont.change(face.size)
    }
  }
}

extension SystemFont {
  /// What the font whose letters change by degrees adds to what the one before it did, in points.
  ///
  /// From 20 points its letters for text become letters for display.
  static func change(_ size: CGFloat) -> CGFloat {
    guard size >= 20 else { return between(laterTrackings, size) }
    return size * laterDisplay * max(0, (displaySize - size) / (displaySize - 20))
  }

  /// What the first letters for display add to those that came later.
  fileprivate static func earlySpread(_ character: Unicode.Scalar, face: FontFace) -> CGFloat {
    let digit = Int(character.value) - 0x30
    let width = earlyDigits.indices.contains(digit) ? earlyDigits[digit] : 0
    let share = earlyShare + earlyBoldness * face.weight + width
    return face.size * share + earlyPoints - tracking(face.size)
  }
}
