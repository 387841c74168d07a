public import Foundation
public import FoundationNetworking
internal import UIKitCore

/// A file that is fetched in place of a visit; it fails here, as there is no network (L-243).
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// The answer of a delegate to a server that leads elsewhere.
  public enum RedirectPolicy: Int, Sendable {
    case cancel = 0
    case allow
  }

  /// Decides about the file, and hears of its end.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The request for the file.
  public let originalRequest: URLRequest?
  /// The view that it began in; nil if that is gone.
  open private(set) weak var webView: WKWebView?
  /// The progress, in which nothing is done.
  public let progress = Progress(totalUnitCount: -1)
  private var isOver = false

  init(_ request: URLRequest?, webView: WKWebView?) {
    originalRequest = request
    self.webView = webView
    super.init()
  }

  /// Ends the download; the delegate hears nothing more.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    isOver = true
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  /// Fails in the next turn, when the app has set its delegate.
  func begin() {
    UIScreen.main.frameLoop.schedule(after: 0) { [self] in
      guard !isOver else { return }
      isOver = true
      let error = URLError(.notConnectedToInternet)
      delegate?.download(self, didFailWithError: error, resumeData: nil)
    }
  }
}

/// Decides about a file that is fetched, and hears of its end.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Asked for the place of the file; never asked here.
  func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void
  )
  /// The server leads elsewhere; never asked here.
  func download(
    _ download: WKDownload,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
  )
  /// The server asks who the user is; never asked here.
  func download(
    _ download: WKDownload,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  )
  /// The file is there; never called here.
  func downloadDidFinish(_ download: WKDownload)
  /// There is no file.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Goes where the server leads.
  public func download(
    _ download: WKDownload,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Leaves the answer to the system.
  public func download(
    _ download: WKDownload,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Does nothing by default.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing by default.
  public func download(
    _ download: WKDownload,
    didFailWithError error: any Error,
    resumeData: Data?
  ) {}
}

extension WKWebView {
  /// Begins a download, which fails as soon as it has a delegate (L-243).
  public func startDownload(
    using request: URLRequest,
    completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in
      let download = WKDownload(request, webView: self)
      completionHandler(download)
      download.begin()
    }
  }

  /// Goes on with a download, which fails as soon as it has a delegate.
  public func resumeDownload(
    fromResumeData resumeData: Data,
    completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in
      let download = WKDownload(nil, webView: self)
      completionHandler(download)
      download.begin()
    }
  }
}
