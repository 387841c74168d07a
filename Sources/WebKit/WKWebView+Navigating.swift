internal import Foundation
internal import FoundationNetworking
internal import UIKitCore

/// The source of a page.
enum PageSource {
  case address(URLRequest)
  case text(String, base: URL?)

  var request: URLRequest {
    switch self {
    case .address(let request): request
    case .text(_, let base): URLRequest(url: base ?? URL(fileURLWithPath: "/"))
    }
  }
}

/// The pages that were visited.
struct PageHistory {
  private(set) var back: [PageSource] = []
  private(set) var page: PageSource?
  private(set) var forward: [PageSource] = []

  mutating func visit(_ source: PageSource) {
    if let page { back.append(page) }
    page = source
    forward = []
  }

  mutating func goBack() -> PageSource? {
    guard let source = back.popLast() else { return nil }
    if let page { forward.append(page) }
    page = source
    return source
  }

  mutating func goForward() -> PageSource? {
    guard let source = forward.popLast() else { return nil }
    if let page { back.append(page) }
    page = source
    return source
  }
}

extension WKWebView {
  /// Begins a navigation, and goes on with it in the turns that follow.
  func begin(_ source: PageSource, isNew: Bool = true) -> WKNavigation? {
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
    let action = WKNavigationAction(request: source.request)
    guard let navigationDelegate else { return go(navigation, source) }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, navigation === current else { return }
      if policy == .allow { go(navigation, source) } else { stopLoading() }
    }
  }

  private func go(_ navigation: WKNavigation, _ source: PageSource) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in self?.arrive(navigation, source) }
  }

  private func arrive(_ navigation: WKNavigation, _ source: PageSource) {
    guard navigation === current else { return }
    switch source {
    case .text(let text, _): finish(navigation, PageText(text))
    case .address(let request):
      if let file = request.url, file.isFileURL, let data = try? Data(contentsOf: file) {
        finish(navigation, PageText(String(decoding: data, as: UTF8.self)))
      } else {
        fail(navigation, request)
      }
    }
  }

  private func finish(_ navigation: WKNavigation, _ text: PageText) {
    navigationDelegate?.webView(self, didCommit: navigation)
    page.show(text)
    setNeedsLayout()
    takeRestoredPlace()
    title = text.title
    estimatedProgress = 1
    stopLoading()
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ request: URLRequest) {
    let address = request.url?.absoluteString ?? ""
    page.show(PageText(title: request.url?.host ?? address, content: address))
    setNeedsLayout()
    takeRestoredPlace()
    stopLoading()
    let isFile = request.url?.isFileURL ?? false
    let code = isFile ? NSURLErrorFileDoesNotExist : NSURLErrorNotConnectedToInternet
    let error = NSError(
      domain: NSURLErrorDomain,
      code: code,
      userInfo: [
        NSLocalizedDescriptionKey: isFile
          ? "The requested URL was not found on this server."
          : "The Internet connection appears to be offline."
      ]
    )
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }
}
