internal import AccessibilityBus
internal import UIKitCore

/// Lets an app follow the preferences of the desktop's user, like those of a device's user.
///
/// What the run was given, such as a text size, stays as it was given.
struct DesktopAdoption {
  /// The settings with which the run began.
  let given: DeviceSettings
  private static let usual = DeviceSettings()

  func settings(with preferences: DesktopPreferences) -> DeviceSettings {
    var settings = given
    if !given.keepsStyle, given.style == Self.usual.style, let isDark = preferences.prefersDark {
      settings.style = isDark ? .dark : .light
    }
    if given.contrast == Self.usual.contrast, let isHigh = preferences.prefersHighContrast {
      settings.contrast = isHigh ? .high : .normal
    }
    if given.contentSize == Self.usual.contentSize, let scale = preferences.textScale {
      settings.contentSize = Self.contentSize(for: scale)
    }
    if let isReduced = preferences.prefersReducedMotion, isReduced {
      settings.set(.reduceMotion, true)
    }
    return settings
  }

  /// The size of body text in points, by category, as the table of Dynamic Type has it.
  private static let bodySizes: [(UIContentSizeCategory, Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// The category whose text is nearest to so many times the usual size.
  static func contentSize(for scale: Double) -> UIContentSizeCategory {
    let wanted = 17 * scale
    let nearest = bodySizes.min { abs($0.1 - wanted) < abs($1.1 - wanted) }
    return nearest?.0 ?? .large
  }
}
