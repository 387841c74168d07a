public import Foundation
public import FoundationNetworking

/// One way to a page, for telling it from others.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The page that is about to be visited, and the reason.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The request; for a page given as text its base address, or `/` without one.
  public let request: URLRequest
  /// Always `.other`: users cannot follow links here.
  public let navigationType = WKNavigationType.other
  /// Always a main frame.
  public let sourceFrame = WKFrameInfo()
  /// Always a main frame.
  public let targetFrame: WKFrameInfo? = WKFrameInfo()

  init(request: URLRequest) { self.request = request }
}

/// The answer of a server; there is none here.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer.
  public let response: URLResponse
  /// Always true.
  public let isForMainFrame = true
  /// Always true.
  public let canShowMIMEType = true

  init(response: URLResponse) { self.response = response }
}

/// The reason why a page is visited.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// The decision about a navigation; all but `allow` end it.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// The decision about an answer; never asked for here.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// A part of a page that is a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Always true.
  public let isMainFrame = true
}

/// The features that a page asks of a window; no page asks here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// The errors of web views.
public struct WKError: Error, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  /// The cause.
  public let code: Code

  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
}
