nonisolated extension UIFont {
  /// How heavy a typeface's strokes are, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight of any value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// How wide a typeface's letters run, from −1 to 1; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A width of any value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

nonisolated extension UIFont.Weight {
  /// The named weights by the words that font names and documents use for them.
  static let named: [(word: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  /// The named weight nearest to one counted from 100 to 900, as style sheets do.
  init(css weight: Int) {
    self = Self.named[min(max((weight + 50) / 100, 1), 9) - 1].weight
  }

  /// The word of the nearest named weight.
  var word: String {
    let nearest = Self.named.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.word ?? "Regular"
  }

  /// The word as style sheets write it.
  var name: String {
    switch word {
    case "Regular": "normal"
    case "Bold": "bold"
    default: word.lowercased()
    }
  }
}
