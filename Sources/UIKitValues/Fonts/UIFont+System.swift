/// Fonts of the system.

nonisolated extension UIFont {
  /// The usual size of system text.
  public class var systemFontSize: CGFloat { 14 }

  /// The usual size of small system text.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The usual size of a label.
  public class var labelFontSize: CGFloat { 17 }

  /// The usual size of a button's title.
  public class var buttonFontSize: CGFloat { 18 }

  /// The system font in its regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(system: .default, weight: weight), size: fontSize)
  }

  /// The system font in a weight; the width is ignored here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in bold, which is its semibold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let descriptor = UIFontDescriptor(system: .default, weight: .regular)
    return UIFont(
      descriptor: descriptor.withSymbolicTraits(.traitItalic) ?? descriptor,
      size: fontSize
    )
  }

  /// The system's typeface in which every character has the same width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(system: .monospaced, weight: weight), size: fontSize)
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var choice = FontChoice(family: .system(.default), weight: weight.rawValue)
    choice.hasMonospacedDigits = true
    return UIFont(descriptor: UIFontDescriptor(choice), size: fontSize)
  }
}

// MARK: - Named fonts

nonisolated extension UIFont {
  /// The font families that an app may ask for by name.
  public class var familyNames: [String] { FontCatalog.families.map(\.name) }

  /// The full names of a font family's typefaces, whatever the case of its name; empty when the
  /// system doesn't have the font family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let family = FontCatalog.families.first {
      $0.name.caseInsensitiveCompare(familyName) == .orderedSame
    }
    return family?.faces.map(\.name) ?? []
  }
}
