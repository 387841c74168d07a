import Testing
import UIKitCore
import UIKitTesting

@testable import WebKit

@Suite(.serialized) struct `Web views` {
  final class Listener: NSObject, WKNavigationDelegate {
    let notes = Ledger()
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView,
      decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      notes.note("asks \(navigationAction.request.url?.absoluteString ?? "-")")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      notes.note("starts")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      notes.note("commits")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      notes.note("finishes \(webView.title ?? "-")")
    }
    func webView(
      _ webView: WKWebView,
      didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { notes.note("fails \((error as NSError).code)") }
  }

  let listener = Listener()

  private func staged() -> (Stage, WKWebView) {
    let root = UIViewController()
    let stage = Stage(root: root)
    let web = WKWebView(frame: root.view.bounds)
    web.navigationDelegate = listener
    root.view.addSubview(web)
    return (stage, web)
  }

  private func words(below view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(words)
  }

  @Test func `a page that lies elsewhere fails politely`() throws {
    let (stage, web) = staged()
    web.load(URLRequest(url: try #require(URL(string: "https://example.org/birds"))))
    #expect(web.isLoading)
    stage.settle()
    #expect(listener.notes.entries == ["asks https://example.org/birds", "starts", "fails -1009"])
    #expect(!web.isLoading)
    #expect(words(below: web).contains("example.org"))
  }

  @Test func `a page given as text shows its words`() {
    let (stage, web) = staged()
    web.loadHTMLString(
      "<html><head><title>Tits &amp; co</title></head><body><p>Blue</p>Great</body></html>",
      baseURL: nil
    )
    stage.settle()
    #expect(web.title == "Tits & co")
    #expect(listener.notes.entries.last == "finishes Tits & co")
    #expect(PageText("<p>Blue</p> <b>Great</b>").content == "Blue\nGreat")
    #expect(PageText("a&amp;lt;b").content == "a&lt;b")
  }

  @Test(.oracle("L-343")) func `a page has its headings, emphasis and links`() throws {
    let (stage, web) = staged()
    web.loadHTMLString("<h1>Birds</h1><p>A <b>blue</b> <a href='x'>tit</a></p>", baseURL: nil)
    stage.settle()
    let label = try #require(labels(below: web).first { $0.text?.hasPrefix("Birds") == true })
    let text = try #require(label.attributedText)
    func font(_ word: String) -> UIFont? {
      let place = (text.string as NSString).range(of: word).location
      return text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }
    #expect(font("Birds")?.pointSize == 32)
    #expect(font("A ")?.pointSize == 16)
    #expect(font("blue")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font("A ")?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
  }

  private func labels(below view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(below: $0) }
  }

  @Test func `a navigation that the delegate refuses does not begin`() throws {
    let (stage, web) = staged()
    listener.policy = .cancel
    web.load(URLRequest(url: try #require(URL(string: "https://example.org"))))
    stage.settle()
    #expect(listener.notes.entries == ["asks https://example.org"])
    #expect(!web.isLoading)
  }

  @Test func `documents that name a web view get this one`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <wkWebView contentMode="scaleToFill" id="web">
            <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
          </wkWebView>
        </objects>
      </document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    #expect((objects.first as? WKWebView)?.frame.width == 100)
  }

  @Test func `progress can be observed`() {
    let (stage, web) = staged()
    var seen: [Double] = []
    let token = web.observe(\.estimatedProgress) { web, _ in
      MainActor.assumeIsolated { seen.append(web.estimatedProgress) }
    }
    web.loadHTMLString("Words", baseURL: nil)
    stage.settle()
    token.invalidate()
    #expect(seen == [0.1, 1])
  }

  // MARK: - Kept

  /// A screen with a tagged web view, which shows a file once it is told which.
  final class Reader: UIViewController {
    static var shows: ((WKWebView) -> Void)?
    private(set) lazy var web = WKWebView(frame: view.bounds)

    override func viewDidLoad() {
      super.viewDidLoad()
      web.restorationIdentifier = "web"
      view.addSubview(web)
      Self.shows?(web)
    }
  }

  private func page(_ name: String) throws -> URL {
    let lines = (0..<200).map { "<p>\(name) \($0)</p>" }.joined()
    let file = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID()).html")
    try Data("<title>\(name)</title>\(lines)".utf8).write(to: file)
    return file
  }

  private func reader(_ stage: Stage) throws -> WKWebView {
    try #require(stage.window.rootViewController as? Reader).web
  }

  @Test(.oracle("X-11"), arguments: [true, false])
  func `a page and the place on it come back`(appLoads: Bool) throws {
    let file = try page("Birds")
    defer { try? FileManager.default.removeItem(at: file) }
    Reader.shows = appLoads ? { $0.load(URLRequest(url: file)) } : nil
    defer { Reader.shows = nil }
    let stage = Stage(info: [:]) {
      OneWindowDelegate {
        let root = Reader()
        root.restorationIdentifier = "root"
        return root
      }
    }
    let web = try reader(stage)
    if !appLoads { web.load(URLRequest(url: file)) }
    stage.settle()
    web.scrollView.contentOffset.y = 700
    stage.settle()
    stage.expectRestored()
    let new = try reader(stage)
    #expect(new !== web)
    #expect(new.url == file)
    #expect(new.title == "Birds")
    #expect(new.scrollView.contentOffset.y == 700)
    #expect(!new.canGoBack)
  }

  @Test(.oracle("X-11")) func `a page of words is its app's to show, and scrolls there`() throws {
    let words = try String(contentsOf: page("Words"), encoding: .utf8)
    Reader.shows = { $0.loadHTMLString(words, baseURL: nil) }
    defer { Reader.shows = nil }
    let stage = Stage(info: [:]) {
      OneWindowDelegate {
        let root = Reader()
        root.restorationIdentifier = "root"
        return root
      }
    }
    stage.settle()
    try reader(stage).scrollView.contentOffset.y = 300
    stage.expectRestored()
    #expect(try reader(stage).title == "Words")
    #expect(try reader(stage).scrollView.contentOffset.y == 300)
  }
}
