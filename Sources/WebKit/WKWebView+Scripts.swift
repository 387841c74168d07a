internal import Foundation
internal import UIKitCore

/// Scripts, none of which is run: each ends with an error.
extension WKWebView {
  /// Runs nothing, and throws.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Runs nothing: the handler hears that the script failed.
  public func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { failScript(completionHandler) }

  /// Runs nothing, and throws.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

  /// Runs nothing: the handler hears that the script failed.
  public func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { failScript(completionHandler) }

  /// Runs nothing, and throws.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

  private func failScript(_ handler: (@MainActor (Result<Any, any Error>) -> Void)?) {
    UIScreen.main.frameLoop.schedule(after: 0) {
      handler?(.failure(WKError(.javaScriptExceptionOccurred)))
    }
  }
}
