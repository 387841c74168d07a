public import CoreGraphics
public import Foundation

nonisolated extension AttributeScopes {
  /// UIKit's attributes of text, as properties.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of text, with those of Foundation (V-234).
  public struct UIKitAttributes: AttributeScope {
    /// The typeface and size.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added between letters.
    public let kern: KernAttribute
    /// Points added between letters, which ligatures give way to.
    public let tracking: TrackingAttribute
    /// Points by which letters are raised; negative ones are lowered.
    public let baselineOffset: BaselineOffsetAttribute
    /// The lines' spacing, alignment and indents.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines, in hundredths of the font's size; negative to fill the letters too.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the letters.
    public let shadow: ShadowAttribute
    /// The picture in place of a letter.
    public let attachment: AttachmentAttribute
    /// 1 to join letters, 0 to leave them apart.
    public let ligature: LigatureAttribute
    /// The slant of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The stretching of the letters.
    public let expansion: ExpansionAttribute
    /// The effect of the letters; kept.
    public let textEffect: TextEffectAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .font }
    }
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .foregroundColor }
    }
    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .backgroundColor }
    }
    /// The key of `kern`.
    public enum KernAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .kern }
    }
    /// The key of `tracking`.
    public enum TrackingAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .tracking }
    }
    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .baselineOffset }
    }
    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = NSParagraphStyle
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .paragraphStyle }
    }
    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .underlineStyle }
    }
    /// The key of `underlineColor`.
    public enum UnderlineColorAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .underlineColor }
    }
    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .strikethroughStyle }
    }
    /// The key of `strikethroughColor`.
    public enum StrikethroughColorAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .strikethroughColor }
    }
    /// The key of `strokeColor`.
    public enum StrokeColorAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .strokeColor }
    }
    /// The key of `strokeWidth`.
    public enum StrokeWidthAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .strokeWidth }
    }
    /// The key of `shadow`.
    public enum ShadowAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = NSShadow
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .shadow }
    }
    /// The key of `attachment`.
    public enum AttachmentAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = NSTextAttachment
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .attachment }
    }
    /// The key of `ligature`.
    public enum LigatureAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = Int
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .ligature }
    }
    /// The key of `obliqueness`.
    public enum ObliquenessAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .obliqueness }
    }
    /// The key of `expansion`.
    public enum ExpansionAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .expansion }
    }
    /// The key of `textEffect`.
    public enum TextEffectAttribute: ObjectAttributeKey {
      /// The type of the values.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The attribute's name.
      public static var objectKey: NSAttributedString.Key { .textEffect }
    }

    /// The keys, of which text is read and made.
    static let keys: [any ObjectAttributeKey.Type] = [
      FontAttribute.self,
      ForegroundColorAttribute.self,
      BackgroundColorAttribute.self,
      KernAttribute.self,
      TrackingAttribute.self,
      BaselineOffsetAttribute.self,
      ParagraphStyleAttribute.self,
      UnderlineStyleAttribute.self,
      UnderlineColorAttribute.self,
      StrikethroughStyleAttribute.self,
      StrikethroughColorAttribute.self,
      StrokeColorAttribute.self,
      StrokeWidthAttribute.self,
      ShadowAttribute.self,
      AttachmentAttribute.self,
      LigatureAttribute.self,
      ObliquenessAttribute.self,
      ExpansionAttribute.self,
      TextEffectAttribute.self,
      FoundationAttributes.InlinePresentationIntentAttribute.self,
      FoundationAttributes.PresentationIntentAttribute.self,
    ]
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by name, as in `text.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
