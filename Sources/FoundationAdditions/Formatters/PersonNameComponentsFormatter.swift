public import Foundation

/// Writes and reads people's names (L-219): given name first, or surname first without a space
/// where the name is written in Chinese, Japanese or Korean letters.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of names.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nickname, or else the given name.
    case short
    /// Given and surname.
    case medium
    /// All parts.
    case long
    /// The first letters of given and surname.
    case abbreviated
  }

  /// The choice of names.
  public struct Options: OptionSet, Sendable {
    /// The bits of the choice.
    public let rawValue: UInt
    /// A choice of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The names as they are spoken.
    public static let phonetic = Self(rawValue: 1 << 1)
  }

  /// The length of names; default `default`.
  open var style = Style.default
  /// True for the names as they are spoken; default false.
  open var isPhonetic = false
  /// The language; default the user's.
  ///
  /// Kept: the letters of a name decide about its order here.
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// Makes a formatter of medium length.
  public override init() { super.init() }

  /// Makes a formatter with the defaults; an archive's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of a name.
  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The text of a name.
  open func string(from components: PersonNameComponents) -> String {
    let components = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameText(components).text(style)
  }

  /// The text of a name; its parts are not marked here.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    NSAttributedString(string: string(from: components))
  }

  /// The parts of a name; nil for a text without letters.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameText.components(of: string)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
