/// A kind of what is recorded or played.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
  /// The texts of codes in pictures.
  public static let metadata = Self(rawValue: "meta")
  /// Texts.
  public static let text = Self(rawValue: "text")
  /// Texts below films.
  public static let subtitle = Self(rawValue: "sbtl")
  /// Texts for those who don't hear.
  public static let closedCaption = Self(rawValue: "clcp")
  /// Pictures and sound together.
  public static let muxed = Self(rawValue: "muxx")
  /// The time on a film.
  public static let timecode = Self(rawValue: "tmcd")
}
