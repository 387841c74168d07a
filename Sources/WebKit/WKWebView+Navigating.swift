internal import Foundation
internal import FoundationNetworking
internal import UIKitCore

extension WKWebView {
  /// Begins a navigation, and goes on with it in the turns that follow.
  func begin(_ source: PageSource, isNew: Bool = true) -> WKNavigation? {
    endPendingPage()
    let navigation = WKNavigation()
    current = navigation
    if isNew { history.visit(source) }
    isLoading = true
    estimatedProgress = 0.1
    if url != source.request.url { restoredPlace = nil }
    url = source.request.url
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in
      self?.askWhetherToGo(navigation, source)
    }
    return navigation
  }

  private func askWhetherToGo(_ navigation: WKNavigation, _ source: PageSource) {
    guard navigation === current else { return }
    let action = WKNavigationAction(request: source.request, webView: self)
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    guard let navigationDelegate else { return go(navigation, source, preferences) }
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) {
      [weak self] policy, preferences in
      guard let self, navigation === current else { return }
      switch policy {
      case .allow: go(navigation, source, preferences)
      case .cancel: stopLoading()
      case .download: download(action)
      }
    }
  }

  /// Ends the navigation; the delegate gets a download in its place, which fails (L-243).
  private func download(_ action: WKNavigationAction) {
    stopLoading()
    let download = WKDownload(action.request, webView: self)
    navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    download.begin()
  }

  private func go(
    _ navigation: WKNavigation,
    _ source: PageSource,
    _ preferences: WKWebpagePreferences
  ) {
    navigation.take(preferences)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in self?.arrive(navigation, source) }
  }

  private func arrive(_ navigation: WKNavigation, _ source: PageSource) {
    guard navigation === current else { return }
    switch source {
    case .text(let text, _): finish(navigation, PageText(text))
    case .address(let request):
      if let scheme = request.url?.scheme,
        let handler = configuration.urlSchemeHandler(forURLScheme: scheme)
      {
        ask(handler, navigation, request)
      } else if let file = request.url, file.isFileURL, let data = try? Data(contentsOf: file) {
        finish(navigation, PageText(String(decoding: data, as: UTF8.self)))
      } else {
        fail(navigation, request, Self.error(of: request))
      }
    }
  }

  /// Lets the app's own handler of a scheme give the page (L-240).
  private func ask(
    _ handler: any WKURLSchemeHandler,
    _ navigation: WKNavigation,
    _ request: URLRequest
  ) {
    let task = PageTask(request) { [weak self] result in
      guard let self, navigation === current else { return }
      pending = nil
      switch result {
      case .success(let data):
        finish(navigation, PageText(String(decoding: data, as: UTF8.self)))
      case .failure(let error): fail(navigation, request, error)
      }
    }
    pending = PendingPage(task: task, handler: handler)
    handler.webView(self, start: task)
  }

  /// Tells the handler of a scheme that its page is no longer wanted.
  func endPendingPage() {
    guard let page = pending else { return }
    pending = nil
    page.task.forget()
    page.handler.webView(self, stop: page.task)
  }

  private func finish(_ navigation: WKNavigation, _ text: PageText) {
    navigationDelegate?.webView(self, didCommit: navigation)
    page.show(text)
    setNeedsLayout()
    takeRestoredPlace()
    title = text.title
    history.page?.item.title = text.title
    estimatedProgress = 1
    stopLoading()
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ request: URLRequest, _ error: any Error) {
    let address = request.url?.absoluteString ?? ""
    page.show(PageText(title: request.url?.host ?? address, content: address))
    setNeedsLayout()
    takeRestoredPlace()
    stopLoading()
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// The error of a page that is not there.
  private static func error(of request: URLRequest) -> NSError {
    let isFile = request.url?.isFileURL ?? false
    let text =
      isFile
      ? "The requested URL was not found on this server."
      : "The Internet connection appears to be offline."
    return NSError(
      domain: NSURLErrorDomain,
      code: isFile ? NSURLErrorFileDoesNotExist : NSURLErrorNotConnectedToInternet,
      userInfo: [NSLocalizedDescriptionKey: text]
    )
  }
}

/// A page that the handler of its scheme has not given yet.
struct PendingPage {
  let task: PageTask
  let handler: any WKURLSchemeHandler
}
