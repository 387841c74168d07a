public import Foundation
public import FoundationNetworking
public import UIKitCore

/// One way to a page, for telling it from others.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The kind of device that the page is sent for: the preferred one, or else the device's own.
  open private(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.mobile

  func take(_ preferences: WKWebpagePreferences) {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    effectiveContentMode =
      switch preferences.preferredContentMode {
      case .recommended: isPad ? .desktop : .mobile
      case let mode: mode
      }
  }
}

/// The page that is about to be visited, and the reason.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The request; for a page given as text its base address, or `/` without one.
  public let request: URLRequest
  /// Always `.other`: users cannot follow links here.
  public let navigationType = WKNavigationType.other
  /// Always a main frame.
  public let sourceFrame: WKFrameInfo
  /// Always a main frame.
  public let targetFrame: WKFrameInfo?
  /// Always false: no page asks for a file.
  public let shouldPerformDownload = false
  /// Always none: users cannot follow links here.
  public let modifierFlags: UIKeyModifierFlags = []

  init(request: URLRequest, webView: WKWebView? = nil) {
    self.request = request
    sourceFrame = WKFrameInfo(webView?.url.map { URLRequest(url: $0) } ?? request, webView)
    targetFrame = WKFrameInfo(request, webView)
  }
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
  /// The request for the page.
  public let request: URLRequest
  /// The view of the page; nil if it is gone.
  open private(set) weak var webView: WKWebView?
  /// The scheme, host and port of the page's address.
  public let securityOrigin: WKSecurityOrigin

  init(_ request: URLRequest? = nil, _ webView: WKWebView? = nil) {
    self.request = request ?? URLRequest(url: URL(fileURLWithPath: "/"))
    self.webView = webView
    securityOrigin = WKSecurityOrigin(self.request.url)
  }
}

/// The parts of an address that pages need in common to trust each other.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme of the address, such as `https`.
  public let `protocol`: String
  /// The host of the address; empty if it has none.
  public let host: String
  /// The port of the address; 0 for the usual one.
  public let port: Int

  init(_ address: URL?) {
    (self.protocol, host) = (address?.scheme ?? "", address?.host ?? "")
    port = address?.port ?? 0
  }
}

/// The features that a page asks of a window; no page asks here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Always nil, for no preference.
  open var menuBarVisibility: NSNumber? { nil }
  /// Always nil, for no preference.
  open var statusBarVisibility: NSNumber? { nil }
  /// Always nil, for no preference.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Always nil, for no preference.
  open var allowsResizing: NSNumber? { nil }
  /// In points; always nil, for no preference.
  open var x: NSNumber? { nil }
  /// In points; always nil, for no preference.
  open var y: NSNumber? { nil }
  /// In points; always nil, for no preference.
  open var width: NSNumber? { nil }
  /// In points; always nil, for no preference.
  open var height: NSNumber? { nil }
}
