public import Foundation
public import FoundationNetworking

/// Gives the pages of a scheme of the app's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// A page is wanted; the handler gives it to the task, now or later.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// The page is no longer wanted; the task must not be used any more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A page that a handler is to give: first the answer, then data, and then the end.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request for the page.
  var request: URLRequest { get }
  /// Takes the answer.
  func didReceive(_ response: URLResponse)
  /// Takes a part of the page.
  func didReceive(_ data: Data)
  /// Ends the page, which is shown.
  func didFinish()
  /// Ends the page, whose navigation fails.
  func didFailWithError(_ error: any Error)
}

/// The page that a web view is waiting for.
final class PageTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var data = Data()
  private var completion: ((Result<Data, any Error>) -> Void)?

  /// Called once with the page or the error.
  init(_ request: URLRequest, completion: @escaping (Result<Data, any Error>) -> Void) {
    self.request = request
    self.completion = completion
    super.init()
  }

  func didReceive(_ response: URLResponse) {}
  func didReceive(_ data: Data) { self.data += data }
  func didFinish() { end(.success(data)) }
  func didFailWithError(_ error: any Error) { end(.failure(error)) }

  /// Lets a task that is no longer wanted do nothing.
  func forget() { completion = nil }

  private func end(_ result: Result<Data, any Error>) {
    let completion = self.completion
    forget()
    completion?(result)
  }
}
