public import FoundationNetworking
public import UIKitCore

/// Text of pages (L-186): as WebKit has it on iOS, the answer comes later, on the main thread, though the
/// page is read at once here and without what it asks of a network.
extension NSAttributedString {
  /// Called with the text and the properties of the document; the text is nil with an error.
  public typealias CompletionHandler =
    @MainActor (
      NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?
    ) -> Void

  /// Reads the text of a page.
  @preconcurrency @MainActor
  public static func loadFromHTML(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    var options = options
    options[.documentType] = DocumentType.html
    let result = Result {
      try NSAttributedString(data: data, options: options, documentAttributes: nil)
    }
    let answer = { @MainActor in
      switch result {
      case .success(let text):
        completionHandler(text, [.documentType: DocumentType.html.rawValue], nil)
      case .failure(let error): completionHandler(nil, [:], error)
      }
    }
    DispatchQueue.main.async(execute: answer)
  }

  /// Reads the text of a page that is a text.
  @preconcurrency @MainActor
  public static func loadFromHTML(
    string: String,
    options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    var options = options
    options[.characterEncoding] = String.Encoding.utf8.rawValue
    loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler)
  }

  /// Reads the text of a page in a file.
  @preconcurrency @MainActor
  public static func loadFromHTML(
    fileURL: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    do {
      let data = try Data(contentsOf: fileURL)
      loadFromHTML(data: data, options: options, completionHandler: completionHandler)
    } catch {
      DispatchQueue.main.async { completionHandler(nil, [:], error) }
    }
  }

  /// Fails: pages are not asked of a network here.
  @preconcurrency @MainActor
  public static func loadFromHTML(
    request: URLRequest,
    options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    DispatchQueue.main.async { completionHandler(nil, [:], URLError(.notConnectedToInternet)) }
  }
}
