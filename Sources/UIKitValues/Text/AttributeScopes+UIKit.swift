nonisolated extension AttributeScopes {
  /// The attributes that UIKit gives to text, for `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit gives to text.
  public struct UIKitAttributes: AttributeScope {
    /// The typeface and size.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added between letters.
    public let kern: KernAttribute
    /// Points by which letters are raised.
    public let baselineOffset: BaselineOffsetAttribute

    /// The typeface and size.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The raw value of `NSAttributedString.Key.font`.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The raw value of `NSAttributedString.Key.foregroundColor`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The raw value of `NSAttributedString.Key.backgroundColor`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Points between letters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values, in points.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.kern`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Points by which letters are raised; negative ones are lowered.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values, in points.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.baselineOffset`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by name, as in `text.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
