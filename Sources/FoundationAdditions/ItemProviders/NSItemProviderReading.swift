public import Foundation

/// Something that is made of the data of a provider (G-01).
///
/// Strings and URLs are read as values of Swift too.
public protocol NSItemProviderReading {
  /// The identifiers of the types that it is made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes it of data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something that gives its data to a provider (G-01).
public protocol NSItemProviderWriting {
  /// The identifiers of the types of all of the class, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers of the types of this one; those of its class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands over data of a type; the progress is nil for what is there at once.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension String: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { textTypes }
  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  fileprivate static let textTypes = [
    "public.utf8-plain-text", "public.plain-text", "public.text",
  ]

  /// Reads UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    String(decoding: data, as: UTF8.self)
  }

  /// Hands over UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { String.textTypes }
  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Reads UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return text
  }

  /// Hands over UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    String(describing: self).loadData(
      withTypeIdentifier: typeIdentifier,
      forItemProviderCompletionHandler: completionHandler
    )
  }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// A URL, of a file too where it is one.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// Reads the URL's text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.ErrorCode.itemUnavailableError
    }
    return url
  }

  /// Hands over the URL's text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    absoluteString.loadData(
      withTypeIdentifier: typeIdentifier,
      forItemProviderCompletionHandler: completionHandler
    )
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Reads the URL's text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.itemUnavailableError
    }
    return url
  }

  /// Hands over the URL's text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    absoluteString.loadData(
      withTypeIdentifier: typeIdentifier,
      forItemProviderCompletionHandler: completionHandler
    )
  }
}
