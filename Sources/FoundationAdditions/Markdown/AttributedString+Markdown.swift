public import Foundation

extension AttributedString {
  /// The way in which Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of the grammar that is read.
    public enum InterpretedSyntax: Sendable {
      /// Blocks and what is in their lines.
      case full
      /// The text of lines, with one space in place of several and of ends of lines.
      case inlineOnly
      /// The text of lines, with all spaces and ends of lines.
      case inlineOnlyPreservingWhitespace
    }

    /// The answer to a text that can't be read, which there is none of here.
    public enum FailurePolicy: Sendable {
      /// An error.
      case throwError
      /// The part that was read before.
      case returnPartiallyParsedIfPossible
    }

    /// True to read `^[text](attributes)`; default false.
    ///
    /// The attributes themselves are left out here.
    public var allowsExtendedAttributes: Bool
    /// The part of the grammar that is read; default `full`.
    public var interpretedSyntax: InterpretedSyntax
    /// Default `throwError`; kept, and has no effect here.
    public var failurePolicy: FailurePolicy
    /// The language of the text; default nil.
    public var languageCode: String?
    /// Default false; kept, and has no effect here.
    public var appliesSourcePositionAttributes: Bool

    /// Options, with their defaults where none are given.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown (L-213); blocks follow each other without ends of lines between them, and are
  /// distinguished by `presentationIntent`.
  ///
  /// References to links elsewhere in the text stay as they are written.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { self.init(marked: markdown, options: options, baseURL: baseURL) }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(marked: text, options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown in UTF-8.
  public init(
    contentsOf url: URL,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Reads Markdown; the attributes are those of Markdown, whatever the scope.
  public init<Scope: AttributeScope>(
    markdown: String,
    including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { self.init(marked: markdown, options: options, baseURL: baseURL) }

  /// Reads Markdown; the attributes are those of Markdown, whatever the scope.
  public init<Scope: AttributeScope>(
    markdown: String,
    including scope: Scope.Type,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { self.init(marked: markdown, options: options, baseURL: baseURL) }

  init(marked text: String, options: MarkdownParsingOptions, baseURL: URL? = nil) {
    let inline = MarkdownLine(
      keepsSpaces: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      readsExtended: options.allowsExtendedAttributes,
      base: baseURL
    )
    if options.interpretedSyntax == .full {
      var blocks = MarkdownBlocks(inline: inline)
      blocks.read(
        text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)[
          ...
        ],
        in: nil
      )
      self = blocks.text
    } else {
      self = inline.text(of: text)
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }
}
