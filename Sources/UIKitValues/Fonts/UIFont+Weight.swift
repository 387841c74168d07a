nonisolated extension UIFont {
  /// The heaviness of a typeface's strokes, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The heaviness, from −1 to 1.
    public let rawValue: CGFloat

    /// A weight of any value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight of any value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// True if the first weight is lighter than the second.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// −0.8, the lightest named weight; 100 in style sheets.
    public static let ultraLight = Weight(-0.8)
    /// −0.6; 200 in style sheets.
    public static let thin = Weight(-0.6)
    /// −0.4; 300 in style sheets.
    public static let light = Weight(-0.4)
    /// 0; 400 in style sheets.
    public static let regular = Weight(0)
    /// 0.23; 500 in style sheets.
    public static let medium = Weight(0.23)
    /// 0.3, the least weight that counts as bold; 600 in style sheets.
    public static let semibold = Weight(0.3)
    /// 0.4; 700 in style sheets.
    public static let bold = Weight(0.4)
    /// 0.56; 800 in style sheets.
    public static let heavy = Weight(0.56)
    /// 0.62, the heaviest named weight; 900 in style sheets.
    public static let black = Weight(0.62)
  }

  /// The width of a typeface's letters, from −1 to 1; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from −1 to 1.
    public let rawValue: CGFloat

    /// A width of any value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A width of any value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// −0.3; ignored here.
    public static let compressed = Width(-0.3)
    /// −0.2; ignored here.
    public static let condensed = Width(-0.2)
    /// 0, the width of the letters that are drawn in any case.
    public static let standard = Width(0)
    /// 0.2; ignored here.
    public static let expanded = Width(0.2)
  }
}

nonisolated extension UIFont.Weight {
  /// The named weights by their names in fonts and documents.
  static let named: [(word: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  /// The named weight nearest to one counted from 100 to 900, as style sheets do.
  init(css weight: Int) {
    self = Self.named[min(max((weight + 50) / 100, 1), 9) - 1].weight
  }

  /// The name of the nearest named weight.
  var word: String {
    let nearest = Self.named.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.word ?? "Regular"
  }

  /// The name of the weight in style sheets.
  var name: String {
    switch word {
    case "Regular": "normal"
    case "Bold": "bold"
    default: word.lowercased()
    }
  }
}
