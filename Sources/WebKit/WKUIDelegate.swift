public import Foundation
public import UIKitCore

/// Shows what pages ask for; no page asks here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page opens another one in a window of its own.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closes its window.
  func webViewDidClose(_ webView: WKWebView)
  /// A script shows a text.
  func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  )
  /// A script asks for yes or no.
  func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  )
  /// A script asks for a text.
  func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  )
  /// A page wants the camera or the microphone; never asked here.
  func webView(
    _ webView: WKWebView,
    requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  )
  /// The user presses on a link; never asked here.
  func webView(
    _ webView: WKWebView,
    contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  )
  /// The menu of a link is about to open; never called here.
  func webView(
    _ webView: WKWebView,
    contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  )
  /// The preview of a link was tapped; never called here.
  func webView(
    _ webView: WKWebView,
    contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The menu of a link has closed; never called here.
  func webView(
    _ webView: WKWebView,
    contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  )
}

extension WKUIDelegate {
  /// Answers nil, for no new view.
  public func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing by default.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Calls the handler at once.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// Calls the handler with false at once.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }
  /// Calls the handler with nil at once.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) { completionHandler(nil) }
  /// Leaves the answer to the user, who isn't asked here.
  public func webView(
    _ webView: WKWebView,
    requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// Answers nil, for the system's own menu.
  public func webView(
    _ webView: WKWebView,
    contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView,
    contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView,
    contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView,
    contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
}

/// The link that a menu is for; there is none here.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// The address of the link; nil if it is none.
  public let linkURL: URL?

  init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}

/// The devices that a page wants.
public enum WKMediaCaptureType: Int, Sendable {
  case camera = 0
  case microphone, cameraAndMicrophone
}

/// The answer to a page that wants a device.
public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0
  case grant, deny
}
