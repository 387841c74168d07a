/// The vocabulary of font descriptors.

nonisolated extension UIFontDescriptor {
  /// An attribute of a font in a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The attribute's name in dictionaries and archives.
    public let rawValue: String

    /// Makes an attribute of any name; unknown ones are ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the font family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The full name of the typeface, a `String`; unknown names are kept as font families.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style, such as "Bold Italic", a `String`; sets weight and slant.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `String`; ignored here.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the letters, a `CGAffineTransform`; only its slant is drawn (V-251).
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters the font has to have; ignored here.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The descriptors to use for missing characters; ignored here.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary by `TraitKey`: weight, slant and flags.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The advance of every letter in points; ignored here.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of dictionaries by `FeatureKey`; only the feature of equally wide digits has
    /// effect.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute"
    )
    /// The text style, a `UIFont.TextStyle` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the dictionary in the `traits` attribute.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in dictionaries.
    public let rawValue: String

    /// Makes a key of any name; unknown ones are ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of `SymbolicTraits`, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or a number from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from −1 to 1; ignored here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number; above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of one dictionary in the `featureSettings` attribute.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in dictionaries.
    public let rawValue: String

    /// Makes a key of any name; unknown ones are ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of the feature; 6 is the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the setting; 0 of feature 6 makes digits equally wide.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = type
    /// The older name of `selector`.
    public static let typeIdentifier = selector
  }

  /// A drawing of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String

    /// Makes a design of any name; an unknown one draws the default.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The design of the system's own text.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design whose letters are all equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Slant, weight, width and class of a typeface as flags.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the flags; the highest four are the class, a number.
    public let rawValue: UInt32

    /// Makes flags of any bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An italic or slanted typeface.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A weight of semibold or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters; never set, and ignored here.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters; never set, and ignored here.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width; applied, it turns the system font into its monospaced design.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for vertical text; never set, and ignored here.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Set for the system font in all designs; ignored when applied.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less room between lines; never set, and ignored here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More room between lines; never set, and ignored here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits that hold the class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// The class of old style serifs; never set, and ignored here.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The class of transitional serifs; never set, and ignored here.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The class of modern serifs; never set, and ignored here.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// The class of Clarendon serifs; never set, and ignored here.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// The class of slab serifs; never set, and ignored here.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// The class of serifs of free form; never set, and ignored here.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// The class without serifs; never set, and ignored here.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// The class of ornaments; never set, and ignored here.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// The class of handwriting; never set, and ignored here.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The class of symbols; never set, and ignored here.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
