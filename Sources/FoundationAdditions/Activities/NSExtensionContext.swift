public import Foundation

/// The app that a controller was called from as an extension; there is none here.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  /// The things that were handed to the extension; always none.
  open var inputItems: [Any] { [] }
  /// Ends the extension with results; only calls the handler, with the answer that time is left.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Ends the extension with an error; does nothing.
  open func cancelRequest(withError error: any Error) {}
  /// Has a URL opened; only calls the handler, with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
