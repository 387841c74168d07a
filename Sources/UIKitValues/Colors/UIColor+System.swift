/// The system's palette under UIKit's names. These change with appearance, contrast and elevation.

nonisolated extension UIColor {
  /// #FF3B30 in light and #FF453A in dark appearance.
  public static let systemRed = system("systemRedColor")
  /// #34C759 in light and #30D158 in dark appearance.
  public static let systemGreen = system("systemGreenColor")
  /// #007AFF in light and #0A84FF in dark appearance.
  public static let systemBlue = system("systemBlueColor")
  /// #FF9500 in light and #FF9F0A in dark appearance.
  public static let systemOrange = system("systemOrangeColor")
  /// #FFCC00 in light and #FFD60A in dark appearance.
  public static let systemYellow = system("systemYellowColor")
  /// #FF2D55 in light and #FF375F in dark appearance.
  public static let systemPink = system("systemPinkColor")
  /// #AF52DE in light and #BF5AF2 in dark appearance.
  public static let systemPurple = system("systemPurpleColor")
  /// #30B0C7 in light and #40C8E0 in dark appearance.
  public static let systemTeal = system("systemTealColor")
  /// #5856D6 in light and #5E5CE6 in dark appearance.
  public static let systemIndigo = system("systemIndigoColor")
  /// #A2845E in light and #AC8E68 in dark appearance.
  public static let systemBrown = system("systemBrownColor")
  /// #00C7BE in light and #63E6E2 in dark appearance.
  public static let systemMint = system("systemMintColor")
  /// #32ADE6 in light and #64D2FF in dark appearance.
  public static let systemCyan = system("systemCyanColor")
  /// #8E8E93 in light and in dark appearance.
  public static let systemGray = system("systemGrayColor")
  /// #AEAEB2 in light and #636366 in dark appearance.
  public static let systemGray2 = system("systemGray2Color")
  /// #C7C7CC in light and #48484A in dark appearance.
  public static let systemGray3 = system("systemGray3Color")
  /// #D1D1D6 in light and #3A3A3C in dark appearance.
  public static let systemGray4 = system("systemGray4Color")
  /// #E5E5EA in light and #2C2C2E in dark appearance.
  public static let systemGray5 = system("systemGray5Color")
  /// #F2F2F7 in light and #1C1C1E in dark appearance.
  public static let systemGray6 = system("systemGray6Color")

  /// The colour that marks what can be tapped; the system's blue where no view says otherwise.
  public static let tintColor = system("tintColor")
  /// Text of the first rank.
  public static let label = system("labelColor")
  /// Text of the second rank, such as subtitles.
  public static let secondaryLabel = system("secondaryLabelColor")
  /// Text of the third rank, such as placeholders.
  public static let tertiaryLabel = system("tertiaryLabelColor")
  /// Text of the fourth rank, such as watermarks.
  public static let quaternaryLabel = system("quaternaryLabelColor")
  /// Text shown in an empty field.
  public static let placeholderText = system("placeholderTextColor")
  /// Text that leads elsewhere.
  public static let link = system("linkColor")
  /// Thin lines that let content shine through.
  public static let separator = system("separatorColor")
  /// Thin lines that hide what lies below.
  public static let opaqueSeparator = system("opaqueSeparatorColor")
  /// Thin and small shapes, such as a slider's track.
  public static let systemFill = system("systemFillColor")
  /// Shapes of medium size, such as a switch.
  public static let secondarySystemFill = system("secondarySystemFillColor")
  /// Large shapes, such as fields and buttons.
  public static let tertiarySystemFill = system("tertiarySystemFillColor")
  /// Large areas that hold complex content.
  public static let quaternarySystemFill = system("quaternarySystemFillColor")
  /// The ground of a screen.
  public static let systemBackground = system("systemBackgroundColor")
  /// Content layered on the ground.
  public static let secondarySystemBackground = system("secondarySystemBackgroundColor")
  /// Content layered on the second ground.
  public static let tertiarySystemBackground = system("tertiarySystemBackgroundColor")
  /// The ground of a grouped screen.
  public static let systemGroupedBackground = system("systemGroupedBackgroundColor")
  /// Content layered on a grouped ground.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor"
  )
  /// Content layered on the second grouped ground.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackgroundColor")
  /// The older name of a grouped screen's ground.
  public static let groupTableViewBackground = system("groupTableViewBackgroundColor")
  /// The dark ground of the back side of utility apps.
  public static let viewFlipsideBackground = system("viewFlipsideBackgroundColor")
  /// The ground beyond a scroll view's content in old apps.
  public static let scrollViewTexturedBackground = system("scrollViewTexturedBackgroundColor")
  /// The ground beneath a page.
  public static let underPageBackground = system("underPageBackgroundColor")

  /// Text on dark ground, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light ground, whatever the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)

  private static func system(_ name: String) -> UIColor {
    SystemColor.color(named: name) ?? .clear
  }
}

/// Colours with fixed numbers.
nonisolated extension UIColor {
  /// A grey of 0, opaque; it does not equal black made of red, green and blue.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of 1/3, opaque.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey of 2/3, opaque.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A grey of 1, opaque; it does not equal white made of red, green and blue.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of 1/2, opaque.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1, green 0, blue 0 in sRGB, whatever the appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 0, green 1, blue 0 in sRGB, whatever the appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red 0, green 0, blue 1 in sRGB, whatever the appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 0, green 1, blue 1 in sRGB, whatever the appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1, blue 0 in sRGB, whatever the appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, green 0, blue 1 in sRGB, whatever the appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5, blue 0 in sRGB, whatever the appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, green 0, blue 0.5 in sRGB, whatever the appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2 in sRGB, whatever the appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A grey of 0 with opacity 0; nothing is painted.
  public static let clear = UIColor(white: 0, alpha: 0)
}
