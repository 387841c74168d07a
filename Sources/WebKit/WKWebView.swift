public import Foundation
public import FoundationNetworking
internal import ObjectiveC
public import UIKitCore

/// The place of a web page.
///
/// Nothing is loaded over a network and no page is laid out.
///
/// A page given as text or as a file is shown as the text in it; a page that lies elsewhere is a
/// placeholder with its address, and its navigation fails as it does without a network.
open class WKWebView: UIView {
  /// The configuration that the view was made with; a default one for documents.
  open private(set) var configuration: WKWebViewConfiguration
  /// Decides about navigations and hears of them; without one all are allowed.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Kept, and never asked here: no page runs scripts.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The address of the page or of the navigation under way; nil at first, observed as `URL`.
  open internal(set) var url: URL? {
    willSet { tell("URL") }
    didSet { announceChange("URL") }
  }
  /// The title of the page that finished last; nil at first, and can be observed.
  open internal(set) var title: String? {
    willSet { tell("title") }
    didSet { announceChange("title") }
  }
  /// True while a navigation is under way; can be observed as `loading`.
  open internal(set) var isLoading = false {
    willSet { tell("loading") }
    didSet { announceChange("loading") }
  }
  /// 0 before any navigation, 0.1 during one and 1 after one that finished; can be observed.
  open internal(set) var estimatedProgress = 0.0 {
    willSet { tell("estimatedProgress") }
    didSet { announceChange("estimatedProgress") }
  }
  /// True if a page was visited before the current one.
  open var canGoBack: Bool { !history.back.isEmpty }
  /// True if a page was left by going back.
  open var canGoForward: Bool { !history.forward.isEmpty }
  /// Always true.
  open var hasOnlySecureContent: Bool { true }

  /// Default false; kept, and has no effect here.
  open var allowsBackForwardNavigationGestures = false
  /// Default true; kept, and has no effect here.
  open var allowsLinkPreview = true
  /// Default false; kept, and has no effect here.
  open var allowsMagnification = false
  /// Default false; kept, and has no effect here.
  open var isInspectable = false
  /// Default nil; kept, and has no effect here: nothing is requested.
  open var customUserAgent: String?
  /// Default 1; kept, and has no effect here.
  open var pageZoom: CGFloat = 1
  /// Default nil; kept, and has no effect here.
  open var underPageBackgroundColor: UIColor!
  /// Always nil: no page is laid out that could have a colour.
  open var themeColor: UIColor? { nil }
  /// Default nil; kept, and has no effect here.
  open var mediaType: String?
  /// Default false; kept, and has no effect here.
  open var isFindInteractionEnabled = false
  /// Always `notInFullscreen`.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Always `none`.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// Always `none`.
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  /// The pages that were visited, for another view to go on with; set it to show the last of them.
  open var interactionState: Any? {
    get { history }
    set {
      guard let state = newValue as? PageHistory else { return }
      history = state
      _ = state.page.map { begin($0.source, isNew: false) }
    }
  }

  /// Holds the page.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)
  let page = PageView(frame: .zero)
  /// The pages that were visited.
  public private(set) lazy var backForwardList = WKBackForwardList { [weak self] in
    self?.history ?? PageHistory()
  }
  var history = PageHistory()
  /// The page that the app's own handler is to give.
  var pending: PendingPage?
  var current: WKNavigation?
  /// The place on the page that is under way.
  var restoredPlace: RestoredPlace?

  /// Makes a view without a page, which draws the system's background color.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Decodes the view; the document's configuration is not read.
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

  /// Writes the address of the page, and how far it is scrolled.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodePage(with: coder)
  }

  /// Shows the page of the address again, and scrolls it.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodePage(with: coder)
  }

  // MARK: - Pages

  /// Begins a navigation that shows a file, and fails for any other address.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(.address(request)) }

  /// Shows the text of a page; its title becomes the view's.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(.text(string, base: baseURL))
  }

  /// Shows the text of a page in a file; its navigation fails if there is no such file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(.address(URLRequest(url: URL)))
  }

  /// Shows the text of a page given as bytes, read as UTF-8 whatever the type and encoding.
  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? { begin(.text(String(decoding: data, as: UTF8.self), base: baseURL)) }

  /// Shows the current page again; nil if there is none.
  @discardableResult
  open func reload() -> WKNavigation? { history.page.flatMap { begin($0.source, isNew: false) } }

  /// The same as `reload()`: nothing is cached.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Shows the page before the current one; nil if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { history.goBack().flatMap { begin($0, isNew: false) } }

  /// Shows the page that was left by going back; nil if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? {
    history.goForward().flatMap { begin($0, isNew: false) }
  }

  /// Ends a navigation that is under way.
  open func stopLoading() {
    endPendingPage()
    current = nil
    isLoading = false
  }

  /// Shows a page of the list of visited pages; nil if it is not in it (L-243).
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    history.move(to: item).flatMap { begin($0, isNew: false) }
  }

  /// Shows a page given as text as if a request had led to it.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest,
    responseHTML string: String
  ) -> WKNavigation { begin(.text(string, base: request.url)) ?? WKNavigation() }

  /// Shows a page given as bytes as if a request had led to it.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest,
    response: URLResponse,
    responseData data: Data
  ) -> WKNavigation {
    loadSimulatedRequest(request, responseHTML: String(decoding: data, as: UTF8.self))
  }

  /// Shows the text of a page in a file; its navigation fails if there is no such file.
  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest,
    allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { begin(.address(request)) ?? WKNavigation() }

  /// True for the schemes of pages and files, which an app can't handle itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"]
      .contains(urlScheme.lowercased())
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
  private func announceChange(_ key: String) { didChangeValue(forKey: key) }
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
