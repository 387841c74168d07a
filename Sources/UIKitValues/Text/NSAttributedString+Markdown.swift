public import Foundation

nonisolated extension NSAttributedString {
  /// Reads Markdown (L-213); labels and text views draw what it says of parts of lines (L-214).
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions? = nil,
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL)
    )
  }

  /// Reads Markdown in UTF-8.
  public convenience init(
    markdown: Data,
    options: AttributedString.MarkdownParsingOptions? = nil,
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL)
    )
  }

  /// Reads a file of Markdown in UTF-8.
  public convenience init(
    contentsOf url: URL,
    options: AttributedString.MarkdownParsingOptions? = nil,
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(contentsOf: url, options: options ?? .init(), baseURL: baseURL)
    )
  }
}

nonisolated extension AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute:
  ObjectAttributeKey
{
  /// The attribute's name.
  public static var objectKey: NSAttributedString.Key { .inlinePresentationIntent }
  /// The number of the purposes.
  public static func object(for value: Value) -> Any { value.rawValue }
  /// The purposes of a number.
  public static func value(for object: Any) -> Value? {
    (object as? InlinePresentationIntent)
      ?? (object as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) }
  }
}

nonisolated extension AttributeScopes.FoundationAttributes.PresentationIntentAttribute:
  ObjectAttributeKey
{
  /// The attribute's name.
  public static var objectKey: NSAttributedString.Key { .presentationIntentAttributeName }
}

/// The style of letters that follows from their purpose (L-214); blocks have none.
nonisolated struct PresentationStyle {
  private let intent: InlinePresentationIntent

  init(_ attributes: [NSAttributedString.Key: Any]) {
    typealias Key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    intent = attributes[.inlinePresentationIntent].flatMap(Key.value(for:)) ?? []
  }

  /// True for text that no longer holds.
  var isStruck: Bool { intent.contains(.strikethrough) }

  /// The font for a purpose: bold, slanted, or with letters of one width.
  func font(_ font: UIFont) -> UIFont {
    let font =
      intent.contains(.code)
      ? UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
    var traits = font.fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}
