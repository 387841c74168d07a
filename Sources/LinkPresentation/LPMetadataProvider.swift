public import Foundation
public import FoundationNetworking
public import UIKitCore

/// Reads the title and the pictures of a page on iOS; here no page is read (L-285).
nonisolated open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// True, the default, to read pictures too; kept.
  open var shouldFetchSubresources = true
  /// In seconds, the time that reading may take; default 30; kept.
  open var timeout: TimeInterval = 30

  /// Makes a provider for one page.
  public override init() { super.init() }

  /// Answers on another queue that the page could not be read.
  @preconcurrency open func startFetchingMetadata(
    for URL: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) } }

  /// Answers on another queue that the page could not be read.
  @preconcurrency open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) } }

  /// Throws always: the page could not be read.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  /// Throws always: the page could not be read.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  /// Does nothing: nothing is being read.
  open func cancel() {}
}
