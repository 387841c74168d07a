public import Foundation

/// The domain of the errors of web views.
nonisolated public let WKErrorDomain = "WKErrorDomain"

/// The errors of web views.
nonisolated public struct WKError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
  }

  /// The cause.
  public let code: Code

  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }

  /// No cause is known.
  public static let unknown = Code.unknown
  /// The process of the page ended.
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  /// The view of the page is gone.
  public static let webViewInvalidated = Code.webViewInvalidated
  /// A script failed, as each does here.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  /// The result of a script has no type of Foundation.
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
  /// A text is no list of rules.
  public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
  /// No list of rules has the name.
  public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
  /// "WKErrorDomain".
  public static var errorDomain: String { WKErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
}

extension WKError.Code {
  /// True if an error has this cause, as `case WKError.unknown:` asks.
  nonisolated public static func ~= (code: WKError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == WKErrorDomain && error.code == code.rawValue
  }
}
