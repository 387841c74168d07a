public import Foundation
public import FoundationNetworking

/// One way to a page, for telling it from others.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// What is about to be visited, and why.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType = WKNavigationType.other
  public let sourceFrame = WKFrameInfo()
  public let targetFrame: WKFrameInfo? = WKFrameInfo()

  init(request: URLRequest) { self.request = request }
}

/// What a server answered; none does.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame = true
  public let canShowMIMEType = true

  init(response: URLResponse) { self.response = response }
}

/// Why a page is visited.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a navigation may happen.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// A part of a page that is a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  public let isMainFrame = true
}

/// What a page wants of a window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// What web views fail with.
public struct WKError: Error, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
