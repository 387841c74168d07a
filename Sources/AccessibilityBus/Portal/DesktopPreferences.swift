/// The preferences of a desktop's user, as the settings portal gives them; nil for what it lacks.
public struct DesktopPreferences: Equatable, Sendable {
  /// `true` for dark windows, `false` for light ones or no preference.
  public var prefersDark: Bool?
  /// `true` for stronger contrasts.
  public var prefersHighContrast: Bool?
  /// `true` for less motion, or for no animations at all.
  public var prefersReducedMotion: Bool?
  /// The factor by which text is larger than usual, 1 for usual.
  public var textScale: Double?

  /// Makes preferences that say nothing.
  public init() {}
}

/// One of the portal's settings.
struct PortalSetting: Hashable {
  let namespace: String
  let key: String

  static let colorScheme = Self(namespace: "org.freedesktop.appearance", key: "color-scheme")
  static let contrast = Self(namespace: "org.freedesktop.appearance", key: "contrast")
  static let reducedMotion = Self(namespace: "org.freedesktop.appearance", key: "reduced-motion")
  static let textScale = Self(namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")
  static let animations = Self(namespace: "org.gnome.desktop.interface", key: "enable-animations")
  static let highContrast = Self(
    namespace: "org.gnome.desktop.a11y.interface",
    key: "high-contrast"
  )

  /// All that is asked for.
  static let all: [Self] = [
    colorScheme, contrast, reducedMotion, textScale, animations, highContrast,
  ]
}

extension DesktopPreferences {
  /// Makes the preferences that settings come to; one of another type than documented is left out.
  ///
  /// The portal's own names go before those of GNOME, which older portals have alone.
  init(_ settings: [PortalSetting: BusValue]) {
    func number(_ setting: PortalSetting) -> Int? { settings[setting]?.number }
    func truth(_ setting: PortalSetting) -> Bool? { settings[setting]?.truth }
    prefersDark = number(.colorScheme).map { $0 == 1 }
    prefersHighContrast = number(.contrast).map { $0 == 1 } ?? truth(.highContrast)
    prefersReducedMotion = number(.reducedMotion).map { $0 == 1 }
    if truth(.animations) == false { prefersReducedMotion = true }
    textScale = settings[.textScale]?.real.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

extension BusValue {
  /// The value inside of variants, however many.
  var unwrapped: BusValue {
    if case .variant(let inner) = self { return inner.unwrapped }
    return self
  }
}
