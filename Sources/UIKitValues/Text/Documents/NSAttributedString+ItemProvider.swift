public import Foundation
public import FoundationAdditions

/// Attributed text in drags and on pasteboards: between apps as a page or as plain text (G-01).
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  nonisolated private static let page = "public.html"
  nonisolated private static let plainText = "public.utf8-plain-text"

  /// Rich text, pages and plain text.
  nonisolated public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.rtf", page, plainText, "public.plain-text", "public.text"]
  }

  /// Pages and plain text.
  nonisolated public static var writableTypeIdentifiersForItemProvider: [String] {
    [page, plainText]
  }

  /// Reads a text; an error for data that is not of the type.
  nonisolated public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let kind: DocumentType =
      switch typeIdentifier {
      case "public.rtf": .rtf
      case page: .html
      default: .plain
      }
    let text = try NSAttributedString(
      data: data,
      options: [.documentType: kind],
      documentAttributes: nil
    )
    guard let result = text as? Self ?? NSMutableAttributedString(attributedString: text) as? Self
    else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return result
  }

  /// Hands over the text as a page, or without its attributes.
  nonisolated public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    let kind: DocumentType = typeIdentifier == Self.page ? .html : .plain
    do {
      let whole = NSRange(location: 0, length: length)
      completionHandler(try data(from: whole, documentAttributes: [.documentType: kind]), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
