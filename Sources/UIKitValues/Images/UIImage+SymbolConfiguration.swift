/// The parts that a symbol's configuration specifies; nil parts are open.
nonisolated struct SymbolSettings: Hashable, Sendable {
  enum Rendering: Hashable, Sendable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
    case multicolor
  }

  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var rendering: Rendering?

  /// These settings with what `other` specifies put over them.
  func applying(_ other: SymbolSettings) -> SymbolSettings {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    result.weight = other.weight ?? weight
    result.scale = other.scale ?? scale
    result.rendering = other.rendering ?? rendering
    return result
  }
}

nonisolated extension UIImage {
  /// The size, weight and colours of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let settings: SymbolSettings

    required init(_ settings: SymbolSettings, traits: UITraitCollection? = nil) {
      self.settings = settings
      super.init(traits: traits)
    }

    /// A configuration that leaves everything open.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolSettings()) }

    /// A size in points of the text beside the symbol.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolSettings(pointSize: pointSize))
    }

    /// A size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolSettings(pointSize: pointSize, weight: weight.specified))
    }

    /// A size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        SymbolSettings(
          pointSize: pointSize,
          weight: weight.specified,
          scale: scale.specified
        )
      )
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolSettings(weight: weight.specified))
    }

    /// A scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolSettings(scale: scale.specified))
    }

    /// The size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolSettings(textStyle: textStyle))
    }

    /// The size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolSettings(textStyle: textStyle, scale: scale.specified))
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// The size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolSettings(
          pointSize: font.pointSize,
          weight: SymbolWeight(fontWeight: font.weight),
          scale: scale.specified
        )
      )
    }

    /// One colour in the strengths of the symbol's layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolSettings(rendering: .hierarchical(hierarchicalColor)))
    }

    /// A colour for each of the symbol's layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolSettings(rendering: .palette(paletteColors)))
    }

    /// The symbol's own colours.
    public class func preferringMulticolor() -> Self {
      self.init(SymbolSettings(rendering: .multicolor), traits: nil)
    }

    /// One colour for the whole symbol.
    public class func preferringMonochrome() -> Self {
      self.init(SymbolSettings(rendering: .monochrome), traits: nil)
    }

    /// The same settings without a size.
    public func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = nil
      }
    }

    /// The same settings without a text style.
    public func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// The same settings without a scale.
    public func configurationWithoutScale() -> Self { changed { $0.scale = nil } }

    /// The same settings without a weight.
    public func configurationWithoutWeight() -> Self { changed { $0.weight = nil } }

    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(settings, traits: traitCollection)
    }

    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      let other = otherConfiguration as? SymbolConfiguration
      return Self(
        other.map { settings.applying($0.settings) } ?? settings,
        traits: otherConfiguration?.traits ?? traits
      )
    }

    public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.settings == settings
    }

    public override var hash: Int { settings.hashValue }

    private func changed(_ change: (inout SymbolSettings) -> Void) -> Self {
      var settings = settings
      change(&settings)
      return Self(settings, traits: traits)
    }
  }
}

nonisolated extension UIImage.SymbolWeight {
  var specified: UIImage.SymbolWeight? { self == .unspecified ? nil : self }
}

nonisolated extension UIImage.SymbolScale {
  var specified: UIImage.SymbolScale? { self == .unspecified ? nil : self }
}
