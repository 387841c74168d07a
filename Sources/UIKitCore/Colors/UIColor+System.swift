/// The system's palette under UIKit's names. These change with appearance, contrast and elevation.

nonisolated extension UIColor {
  public static let systemRed = system("systemRedColor")
  public static let systemGreen = system("systemGreenColor")
  public static let systemBlue = system("systemBlueColor")
  public static let systemOrange = system("systemOrangeColor")
  public static let systemYellow = system("systemYellowColor")
  public static let systemPink = system("systemPinkColor")
  public static let systemPurple = system("systemPurpleColor")
  public static let systemTeal = system("systemTealColor")
  public static let systemIndigo = system("systemIndigoColor")
  public static let systemBrown = system("systemBrownColor")
  public static let systemMint = system("systemMintColor")
  public static let systemCyan = system("systemCyanColor")
  public static let systemGray = system("systemGrayColor")
  public static let systemGray2 = system("systemGray2Color")
  public static let systemGray3 = system("systemGray3Color")
  public static let systemGray4 = system("systemGray4Color")
  public static let systemGray5 = system("systemGray5Color")
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
  /// Text that stands in an empty field.
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
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
