public import UIKitValues

/// Slant, weight, width and class of a typeface as flags.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
  /// Glyphs with colours of their own.
  public static let traitColorGlyphs = Self(rawValue: 1 << 13)
  /// A font that is put together from several.
  public static let traitComposite = Self(rawValue: 1 << 14)
  /// The bits that hold the class.
  public static let traitClassMask = classMask
  /// The older name of `traitItalic`.
  public static let italicTrait = traitItalic
  /// The older name of `traitBold`.
  public static let boldTrait = traitBold
  /// The older name of `traitMonoSpace`.
  public static let monoSpaceTrait = traitMonoSpace
}

/// The direction in which glyphs follow each other.
public enum CTFontOrientation: UInt32, Sendable {
  /// As the font says, which is horizontal here.
  case `default` = 0
  /// From left to right.
  case horizontal = 1
  /// From above to below; measured as horizontal here.
  case vertical = 2

  /// The older name of `default`.
  public static let defaultOrientation = CTFontOrientation.default
}

/// Ways of looking for a font; none changes what is found here.
public struct CTFontOptions: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: CFOptionFlags
  /// A set of any bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// Fonts are not fetched.
  public static let preventAutoActivation = Self(rawValue: 1 << 0)
  /// The system's font comes first.
  public static let preferSystemFont = Self(rawValue: 1 << 2)
}

/// Ways of reading a font's tables; there are none.
public struct CTFontTableOptions: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt32
  /// A set of any bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A purpose for which the system has a font.
public struct CTFontUIFontType: RawRepresentable, Hashable, Sendable {
  /// The number of the purpose.
  public let rawValue: UInt32
  /// A purpose of any number; unknown ones have the system font.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The user's own text.
  public static let user = Self(rawValue: 0)
  /// The user's own text in letters of one width.
  public static let userFixedPitch = Self(rawValue: 1)
  /// The system's text.
  public static let system = Self(rawValue: 2)
  /// Bold text of the system.
  public static let emphasizedSystem = Self(rawValue: 3)
  /// Small text of the system.
  public static let smallSystem = Self(rawValue: 4)
  /// Small bold text of the system.
  public static let smallEmphasizedSystem = Self(rawValue: 5)
  /// The smallest text of the system.
  public static let miniSystem = Self(rawValue: 6)
  /// The smallest bold text of the system.
  public static let miniEmphasizedSystem = Self(rawValue: 7)
  /// Text in views.
  public static let views = Self(rawValue: 8)
  /// Text of an app.
  public static let application = Self(rawValue: 9)
  /// Text of labels.
  public static let label = Self(rawValue: 10)
  /// Titles of menus.
  public static let menuTitle = Self(rawValue: 11)
  /// Titles of alerts.
  public static let alertHeader = Self(rawValue: 18)
  /// Messages.
  public static let message = Self(rawValue: 25)

  var isEmphasized: Bool { [3, 5, 7, 18].contains(rawValue) }

  /// The size in points that 0 stands for.
  var size: CGFloat {
    switch rawValue {
    case 4, 5: 11
    case 6, 7: 9
    case 10: 10
    case 2, 3, 11, 18, 25: 13
    default: 12
    }
  }
}
