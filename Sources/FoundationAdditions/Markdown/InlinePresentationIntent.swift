public import Foundation

/// The purposes of a part of a line, such as emphasis, from which its style follows (L-213).
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the purposes.
  public let rawValue: UInt
  /// Purposes of any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, drawn in italics.
  public static let emphasized = Self(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, drawn with letters of one width.
  public static let code = Self(rawValue: 1 << 2)
  /// Text that no longer holds, drawn with a line through it.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// The end of a line of the source, which is a space here.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// A mark of HTML in a line, as it was written.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of HTML, as it was written.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of `inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = InlinePresentationIntent
    /// The name that archives and comparisons know the attribute by.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of `presentationIntent`.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = PresentationIntent
    /// The name that archives and comparisons know the attribute by.
    public static let name = "NSPresentationIntent"
  }
}

extension AttributeScopes {
  /// The attributes that Markdown gives, which belong to Foundation's on iOS.
  public struct PresentationAttributes: AttributeScope {
    /// The purposes of a part of a line.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// The blocks that a part belongs to.
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of Markdown by name, as in `text.inlinePresentationIntent`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString.Key {
  /// The purposes of a part of a line, as the number of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
  /// The blocks that a part belongs to, as a `PresentationIntent`; kept, and not drawn.
  public static let presentationIntentAttributeName = Self("NSPresentationIntent")
}
