public import Foundation

/// The settings of a web view; they are kept, and change nothing while no page is laid out.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Kept, and has no effect here.
  open var preferences = WKPreferences()
  /// The scripts and message handlers; kept and never run.
  open var userContentController = WKUserContentController()
  /// Kept, and has no effect here.
  open var processPool = WKProcessPool()
  /// Default the persistent store; kept, and has no effect here.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Kept, and has no effect here.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Default nil; kept, and has no effect here.
  open var applicationNameForUserAgent: String?
  /// Default false; kept, and has no effect here.
  open var allowsInlineMediaPlayback = false
  /// Default true; kept, and has no effect here.
  open var allowsAirPlayForMediaPlayback = true
  /// Default true; kept, and has no effect here.
  open var allowsPictureInPictureMediaPlayback = true
  /// Default false; kept, and has no effect here.
  open var suppressesIncrementalRendering = false
  /// Default empty; kept, and has no effect here.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Default empty; kept, and has no effect here.
  open var dataDetectorTypes: WKDataDetectorTypes = []

  public override init() { super.init() }
}

/// Media that wait for the user.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media that are heard.
  public static let audio = Self(rawValue: 1)
  /// Media that are seen.
  public static let video = Self(rawValue: 2)
  /// Every bit.
  public static let all = Self(rawValue: .max)
}

/// The kinds of text that become links by themselves; none do here.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Postal addresses.
  public static let address = Self(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = Self(rawValue: 8)
  /// Every bit.
  public static let all = Self(rawValue: .max)
}

/// Settings of all pages of a view; kept, and without effect here.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// In points; default 0; kept, and has no effect here.
  open var minimumFontSize: CGFloat = 0
  /// Default true; kept, and has no effect here: no script runs.
  open var javaScriptEnabled = true
  /// Default false; kept, and has no effect here.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Default true; kept, and has no effect here.
  open var isFraudulentWebsiteWarningEnabled = true
}

/// Settings of one page; kept, and without effect here.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Default true; kept, and has no effect here: no script runs.
  open var allowsContentJavaScript = true
}

/// A process that web views share; there is none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// The data that sites leave behind; nothing is left here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  /// True for the default store; nothing is written either way.
  public let isPersistent: Bool

  init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The one persistent store of the program.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Makes a store that is not persistent.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Always empty.
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  /// Removes nothing, and calls the handler at once.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
}

/// The scripts of an app; they are kept and not run.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts in the order in which they were added; none is run.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Keeps a script at the end; it is not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Forgets all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Keeps a handler under a name, in the place of an earlier one; it is held and never called.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Forgets the handler of a name; does nothing if there is none.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// Hears messages of scripts; never called here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// A message of a script; there are none here.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The name of the handler that it is for.
  public let name: String
  /// The value that the script sent.
  public let body: Any

  init(name: String, body: Any) {
    self.name = name
    self.body = body
  }
}

/// The time at which a script would run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script of an app.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The time at which it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// True if it would run in the page itself and not in frames in it.
  public let isForMainFrameOnly: Bool

  /// Makes a script of a text that nothing reads.
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}
