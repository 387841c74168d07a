/// The things around documents that they may ask for by name; nil where nobody has searched.
public struct Surroundings: Sendable {
  /// Classes that sources declare.
  public var classes: Set<String>?
  /// The members of classes in sources that documents reach by name.
  public var members: SourceClasses?
  /// Images of asset catalogues and loose files, with and without their ending.
  public var images: Set<String>?
  /// Colours of asset catalogues.
  public var colors: Set<String>?
  /// Fonts of font files, by PostScript name and name of the font family.
  public var fonts: Set<String>?
  /// System symbols that are drawn; whoever draws them says which.
  public var symbols: Set<String>?

  /// Surroundings of which nothing is known.
  public init() {}
}
