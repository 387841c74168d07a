import FoundationNetworking
import Testing
import UIKitCore
import UIKitTesting

@testable import WebKit

/// Parts of web views that work without pages: schemes, worlds, cookies, lists, pictures.
@Suite(.serialized) struct `Parts of web views` {
  /// Gives every page of a scheme, at once or when the test says so.
  final class Pages: NSObject, WKURLSchemeHandler {
    var waits = false
    private(set) var tasks: [any WKURLSchemeTask] = []
    private(set) var stopped = 0

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      tasks.append(urlSchemeTask)
      if !waits { give(urlSchemeTask) }
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }

    func give(_ task: any WKURLSchemeTask) {
      task.didReceive(Data("<title>\(task.request.url?.host ?? "")</title>".utf8))
      task.didReceive(Data("<p>Wren</p>".utf8))
      task.didFinish()
    }
  }

  final class Listener: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    let notes = Ledger()
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView,
      decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler:
        @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      preferences.preferredContentMode = .desktop
      decisionHandler(policy, preferences)
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      let isDesktop = navigation.effectiveContentMode == .desktop
      notes.note("finishes \(webView.title ?? "-") \(isDesktop ? "desktop" : "mobile")")
    }
    func webView(
      _ webView: WKWebView,
      didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { notes.note("fails \((error as NSError).code)") }
    func webView(
      _ webView: WKWebView,
      navigationAction: WKNavigationAction,
      didBecome download: WKDownload
    ) {
      notes.note("downloads \(download.originalRequest?.url?.host ?? "-")")
      download.delegate = self
    }
    func download(
      _ download: WKDownload,
      decideDestinationUsing response: URLResponse,
      suggestedFilename: String,
      completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(nil) }
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      notes.note("no file \((error as NSError).code)")
    }
  }

  private let listener = Listener()
  private let pages = Pages()

  private func staged() -> (Stage, WKWebView) {
    let root = UIViewController()
    let stage = Stage(root: root)
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(pages, forURLScheme: "Birds")
    let web = WKWebView(frame: root.view.bounds, configuration: configuration)
    web.navigationDelegate = listener
    root.view.addSubview(web)
    return (stage, web)
  }

  private func request(_ address: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  @Test(.oracle("L-240")) func `pages of an app's own scheme come from its handler`() throws {
    let (stage, web) = staged()
    web.load(try request("birds://wrens/one"))
    stage.settle()
    #expect(listener.notes.entries == ["finishes wrens desktop"])
    #expect(pages.tasks.count == 1 && pages.stopped == 0)
    pages.waits = true
    web.load(try request("birds://tits/one"))
    stage.settle()
    #expect(web.isLoading && pages.tasks.count == 2)
    web.stopLoading()
    #expect(pages.stopped == 1)
    pages.give(pages.tasks[1])
    #expect(web.title == "wrens")
    web.load(try request("birds://finches/one"))
    stage.settle()
    pages.tasks[2].didFailWithError(URLError(.badURL))
    #expect(listener.notes.entries == ["finishes wrens desktop", "fails -1000"])
    #expect(WKWebView.handlesURLScheme("https") && !WKWebView.handlesURLScheme("birds"))
  }

  @Test(.oracle("L-241")) func `worlds have names, and lists of rules are kept by theirs`() async {
    #expect(WKContentWorld.world(name: "birds") === WKContentWorld.world(name: "birds"))
    #expect(WKContentWorld.page !== WKContentWorld.defaultClient)
    #expect(WKContentWorld.world(name: "birds").name == "birds" && WKContentWorld.page.name == nil)
    let store = WKContentRuleListStore.default()
    let rules = #"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#
    var results: [String] = []
    for (name, text) in [("block", rules), ("broken", "[")] {
      await withCheckedContinuation { continuation in
        store?.compileContentRuleList(forIdentifier: name, encodedContentRuleList: text) {
          list,
          error in
          results.append("\(list?.identifier ?? "-") \((error as NSError?)?.code ?? 0)")
          continuation.resume()
        }
      }
    }
    #expect(results == ["block 0", "- 6"])
  }

  @Test(.oracle("L-242")) func `cookies are kept by name, domain and path`() async throws {
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var changes = 0
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }
    func cookie(_ name: String, _ value: String, _ domain: String) throws -> HTTPCookie {
      let parts: [HTTPCookiePropertyKey: Any] = [
        .name: name, .value: value, .domain: domain, .path: "/",
      ]
      return try #require(HTTPCookie(properties: parts))
    }
    let (data, observer) = (WKWebsiteDataStore.nonPersistent(), Observer())
    let store = data.httpCookieStore
    store.add(observer)
    await store.setCookie(try cookie("bird", "wren", "birds.org"))
    await store.setCookie(try cookie("bird", "tit", "birds.org"))
    await store.setCookie(try cookie("tree", "oak", ".trees.org"))
    #expect(await store.allCookies().map(\.value) == ["tit", "oak"])
    let all = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await data.dataRecords(ofTypes: all)
    #expect(records.map(\.displayName) == ["birds.org", "trees.org"])
    await data.removeData(ofTypes: all, for: records.filter { $0.displayName == "trees.org" })
    #expect(await store.allCookies().map(\.value) == ["tit"])
    await data.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast)
    #expect(await store.allCookies().count == 1)
    await store.deleteCookie(try cookie("bird", "", "birds.org"))
    #expect(await store.allCookies().isEmpty && observer.changes == 5)
    #expect(await WKWebsiteDataStore.default().httpCookieStore.allCookies().isEmpty)
  }

  @Test(.oracle("L-243")) func `visited pages are a list, and a download is no visit`() throws {
    let (stage, web) = staged()
    for host in ["wrens", "tits", "finches"] {
      web.load(try request("birds://\(host)/one"))
      stage.settle()
    }
    let list = web.backForwardList
    #expect(
      list.backList.map(\.title) == ["wrens", "tits"] && list.currentItem?.title == "finches"
    )
    #expect(list.item(at: -2)?.title == "wrens" && list.item(at: -3) == nil)
    web.go(to: try #require(list.item(at: -2)))
    stage.settle()
    #expect(web.title == "wrens" && list.forwardList.map(\.title) == ["tits", "finches"])
    #expect(list.forwardItem?.url.host == "tits" && list.backItem == nil)
    listener.policy = .download
    web.load(try request("https://trees.org/oak"))
    stage.settle()
    #expect(listener.notes.entries.suffix(2) == ["downloads trees.org", "no file -1009"])
    #expect(!web.isLoading && web.title == "wrens")
  }

  @Test(.oracle("L-244")) func `pictures and searches are of the page's text`() async throws {
    let (stage, web) = staged()
    web.loadHTMLString("<p>Wren</p>", baseURL: nil)
    stage.settle()
    #expect(try await web.find("wREN").matchFound)
    let configuration = WKFindConfiguration()
    configuration.caseSensitive = true
    #expect(try await !web.find("wren", configuration: configuration).matchFound)
    let part = WKSnapshotConfiguration()
    part.rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    part.snapshotWidth = 40
    #expect(try await web.takeSnapshot(configuration: part).size == CGSize(width: 40, height: 20))
    #expect(try await web.pdf().starts(with: Data("%PDF".utf8)))
    await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
      try await web.callAsyncJavaScript("return 1", contentWorld: .page)
    }
  }
}
