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
  /// Default `dynamic`; kept, and has no effect here.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Default `content`; kept, and has no effect here.
  open var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content
  /// Default false; kept, and has no effect here.
  open var ignoresViewportScaleLimits = false
  /// Default false; kept, and has no effect here.
  open var limitsNavigationsToAppBoundDomains = false
  /// Default true; kept, and has no effect here: nothing is requested.
  open var upgradeKnownHostsToHTTPS = true
  /// Default true; kept, and has no effect here.
  open var allowsInlinePredictions = true
  /// The handlers of schemes, by the scheme in lower case.
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  /// Gives the pages of a scheme to a handler (L-240); nil takes the handler away.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?,
    forURLScheme urlScheme: String
  ) { schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler }

  /// The handler of a scheme; nil if none was set.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }
}

/// The steps in which users select text, which can't be done here.
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic = 0
  case character
}

/// The direction of a view's own parts.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  case content = 0
  case system
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
  /// Default false; kept, and has no effect here.
  open var shouldPrintBackgrounds = false
  /// Default true; kept, and has no effect here.
  open var isTextInteractionEnabled = true
  /// Default true; kept, and has no effect here.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Default false; kept, and has no effect here.
  open var isElementFullscreenEnabled = false
  /// Default `suspend`; kept, and has no effect here.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// The course of pages in views that are in no window.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    case suspend = 0
    case throttle, none
  }
}

/// Settings of one page; kept, and without effect here.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Default true; kept, and has no effect here: no script runs.
  open var allowsContentJavaScript = true
  /// Default `recommended`; kept, and has no effect here: nothing is requested.
  open var preferredContentMode = ContentMode.recommended
  /// Default false; kept, and has no effect here.
  open var isLockdownModeEnabled = false

  /// The kind of device that sites are asked to send their pages for.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile, desktop
  }
}

/// A process that web views share; there is none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}
