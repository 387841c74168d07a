/// The kind of device an interface is made for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How much room there is in one direction (S-2).
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The direction in which lines are read.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The range of colours that the display shows.
nonisolated public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // Apple's spelling, capitals included.
  case SRGB = 0
  case P3 = 1
}

/// Whether the display feels how hard it is pressed.
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether the user asked for stronger contrast.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether an interface lies on the base or is raised above another.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Whether the user asked for bold text.
nonisolated public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Whether the scene that shows the interface is the active one.
nonisolated public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The direction of an interface once every setting has been taken into account.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
