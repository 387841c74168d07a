/// Attributed text read from documents, and written to them.

nonisolated extension NSAttributedString {
  /// A kind of document that holds text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind of any name; unknown ones can't be read.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; its fonts, sizes, colours and the usual styles are read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text in a folder; can't be read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page; its text with the usual elements and styles is read.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of something that is said of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes where the document says none.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The title of a page; not read here.
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
  }

  /// The name of a request for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; found out from the document where it is missing.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 where it is missing.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes where the document says none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address that links of a page are relative to.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Reads a document; an error if it is of a kind that can't be read, or not in its encoding.
  ///
  /// Pictures of pages are not read, nor are style sheets: only what elements mean, and what their
  /// own styles say of fonts, sizes, colours and alignment.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = Self.kind(of: data, options)
    let usual = (options[.defaultAttributes] as? [NSAttributedString.Key: Any]) ?? [:]
    let number =
      (options[.characterEncoding] as? UInt)
      ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
    guard
      let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    dict?.pointee = NSDictionary(dictionary: ["DocumentType": kind.rawValue])
    switch kind {
    case .plain: self.init(string: text, attributes: usual)
    case .html:
      var page = PageText(usual, base: options[.baseURL] as? URL)
      page.read(text)
      self.init(attributedString: page.text)
    case .rtf:
      var rich = RichText(usual)
      rich.read(text)
      self.init(attributedString: rich.text)
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  /// Reads a document's file.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Writes characters as a document: plain text, or a page with the fonts' sizes and styles,
  /// colours, lines and links; an error for other kinds.
  public func data(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    switch Self.kind(dict[.documentType]) ?? .plain {
    case .plain: return Data(part.string.utf8)
    case .html: return Data(PageWriter.page(of: part).utf8)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  private static func kind(_ value: Any?) -> DocumentType? {
    (value as? DocumentType) ?? (value as? String).map(DocumentType.init(rawValue:))
  }

  private static func kind(of data: Data, _ options: [DocumentReadingOptionKey: Any])
    -> DocumentType
  {
    if let kind = kind(options[.documentType]) { return kind }
    let start = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return ["<html", "<!doctype", "<body", "<p", "<div"].contains(where: start.contains)
      ? .html : .plain
  }
}
