nonisolated extension UIImage {
  /// The surroundings an image is made for: traits, and for symbols more.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    let traits: UITraitCollection?

    init(traits: UITraitCollection?) {
      self.traits = traits
    }

    /// A configuration of the traits that the closure sets.
    public convenience init(traitCollection: UITraitCollection) {
      self.init(traits: traitCollection)
    }

    /// The traits, if the configuration names any.
    open var traitCollection: UITraitCollection? { traits }

    /// The same configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      (Configuration(traits: traitCollection) as? Self) ?? self
    }

    /// This configuration with what `otherConfiguration` specifies put over it.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      let combined = otherConfiguration.traits ?? traits
      return withTraitCollection(combined)
    }

    /// The configuration itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && traits == other.traits
    }

    open override var hash: Int { traits?.hash ?? 0 }
  }

  /// The heaviness of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// The size of a symbol relative to its text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}

nonisolated extension UIImage.SymbolWeight {
  /// The weight of fonts that matches.
  public func fontWeight() -> UIFont.Weight {
    let named = UIFont.Weight.named
    return self == .unspecified ? .regular : named[rawValue - 1].weight
  }

  /// The weight of symbols nearest to a font's.
  package init(fontWeight: UIFont.Weight) {
    let named = UIFont.Weight.named.enumerated()
    let nearest = named.min {
      abs($0.element.weight.rawValue - fontWeight.rawValue)
        < abs($1.element.weight.rawValue - fontWeight.rawValue)
    }
    self = nearest.flatMap { Self(rawValue: $0.offset + 1) } ?? .regular
  }
}

nonisolated extension UITraitCollection {
  /// The traits as the configuration of an image.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.SymbolConfiguration(SymbolSettings(), traits: self)
  }
}
