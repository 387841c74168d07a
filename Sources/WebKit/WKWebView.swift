public import Foundation
public import FoundationNetworking
internal import ObjectiveC
public import UIKitCore

/// The place of a web page.
///
/// Nothing is loaded over a network and no page is laid out.
///
/// A page given as text or as a file is shown as the words in it; a page that lies elsewhere is a
/// placeholder with its address, and its navigation fails as it does without a network.
open class WKWebView: UIView {
  /// What the view was made with.
  open private(set) var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?

  open internal(set) var url: URL? {
    willSet { tell("URL") }
    didSet { told("URL") }
  }
  open internal(set) var title: String? {
    willSet { tell("title") }
    didSet { told("title") }
  }
  open internal(set) var isLoading = false {
    willSet { tell("loading") }
    didSet { told("loading") }
  }
  open internal(set) var estimatedProgress = 0.0 {
    willSet { tell("estimatedProgress") }
    didSet { told("estimatedProgress") }
  }
  open var canGoBack: Bool { !history.back.isEmpty }
  open var canGoForward: Bool { !history.forward.isEmpty }
  open var hasOnlySecureContent: Bool { true }

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var allowsMagnification = false
  open var isInspectable = false
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor!

  /// Holds the page.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)
  let page = PageView(frame: .zero)
  var history = PageHistory()
  var current: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    WebKeys.areKnown
    if backgroundColor == nil { backgroundColor = .systemBackground }
    clipsToBounds = true
    addSubview(scrollView)
    scrollView.addSubview(page)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let size = page.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(size.height, 0))
    scrollView.contentSize = page.frame.size
  }

  // MARK: - Pages

  /// Begins a navigation that fails: nothing is loaded over a network.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(.address(request)) }

  /// Shows the words of a page; its title becomes the view's.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(.text(string, base: baseURL))
  }

  /// Shows the words of a page in a file; its navigation fails if there is no such file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(.address(URLRequest(url: URL)))
  }

  /// Shows the words of a page given as bytes.
  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? { begin(.text(String(decoding: data, as: UTF8.self), base: baseURL)) }

  @discardableResult
  open func reload() -> WKNavigation? { history.page.flatMap { begin($0, isNew: false) } }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult
  open func goBack() -> WKNavigation? { history.goBack().flatMap { begin($0, isNew: false) } }

  @discardableResult
  open func goForward() -> WKNavigation? {
    history.goForward().flatMap { begin($0, isNew: false) }
  }

  /// Ends a navigation that is under way.
  open func stopLoading() {
    current = nil
    isLoading = false
  }

  /// Runs nothing: the handler hears that scripts are not supported.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    UIScreen.main.frameLoop.schedule(after: 0) {
      completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }
  }

  private func tell(_ key: String) { willChangeValue(forKey: key) }
  private func told(_ key: String) { didChangeValue(forKey: key) }
}

/// The properties that can be observed.
private enum WebKeys {
  static let areKnown: Void = {
    describe(WKWebView.self) { keys in
      keys.observed("URL", \.url)
      keys.observed("title", \.title)
      keys.observed("loading", \.isLoading)
      keys.observed("estimatedProgress", \.estimatedProgress)
      keys.key("URL", \.url)
      keys.key("title", \.title)
      keys.key("loading", \.isLoading)
      keys.key("estimatedProgress", \.estimatedProgress)
      keys.key("canGoBack", \.canGoBack)
      keys.key("canGoForward", \.canGoForward)
    }
  }()
}
