public import Foundation

/// An object of an extension that answers what an app asks of it; there are no extensions here.
@preconcurrency @MainActor
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins to answer; never called here.
  func beginRequest(with context: NSExtensionContext)
}
