public import Foundation

/// Something that can be shown: a file with a title.
@preconcurrency @MainActor
public protocol QLPreviewItem {
  /// The address of the file; nil while it isn't there.
  var previewItemURL: URL? { get }
  /// The title; nil, the default, for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil by default.
  public var previewItemTitle: String? { nil }
}

/// An address is its own item.
extension URL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self }
}

/// An address is its own item.
extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { URL(string: absoluteString) }
}
