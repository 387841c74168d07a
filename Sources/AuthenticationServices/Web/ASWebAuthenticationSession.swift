public import Foundation

/// Has the user sign in on a page of the web on iOS; no page is shown here (L-276).
nonisolated open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// Runs at the end, with the address that the page led to or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address that a page leads to at the end.
  nonisolated public struct Callback: Sendable {
    private let matches: @Sendable (URL) -> Bool

    /// Any address of a scheme.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }
    /// A path of a host.
    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }
    /// True if an address ends the session.
    public func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  /// Knows the window in front of which the page is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// True if the page must know nothing of others; default false; kept.
  open var prefersEphemeralWebBrowserSession = false
  /// Fields of the page's request; default nil; kept.
  open var additionalHeaderFields: [String: String]?
  /// Always false: no page is shown.
  open var canStart: Bool { false }

  private let lock = NSLock()
  private var handler: CompletionHandler?

  /// Makes a session of a page, which leads to an address of a scheme.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init()
  }

  /// Makes a session of a page, which leads to an address.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    super.init()
  }

  /// Always false; the handler hears on the main queue, once, that there is no window, or else that
  /// nobody signed in.
  @discardableResult
  open func start() -> Bool {
    end(presentationContextProvider == nil ? .presentationContextNotProvided : .canceledLogin)
    return false
  }

  /// Has the handler hear that nobody signed in, if it hasn't heard of an end.
  open func cancel() { end(.canceledLogin) }

  private func end(_ code: ASWebAuthenticationSessionError.Code) {
    nonisolated(unsafe) let last = lock.withLock {
      defer { handler = nil }
      return handler
    }
    DispatchQueue.main.async { last?(nil, ASWebAuthenticationSessionError(code)) }
  }
}

/// Knows the window in front of which a page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The domain of the errors of signing in on pages.
nonisolated public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The errors of signing in on pages.
nonisolated public struct ASWebAuthenticationSessionError: CustomNSError, Equatable, Hashable,
  Sendable
{
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "com.apple.AuthenticationServices.WebAuthenticationSession".
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// Nobody signed in.
  public static let canceledLogin = Code.canceledLogin
  /// No window is known.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  /// The window can't be used.
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

nonisolated extension ASWebAuthenticationSessionError.Code {
  /// True if an error has this cause, as `case ASWebAuthenticationSessionError.canceledLogin:` asks.
  public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == ASWebAuthenticationSessionErrorDomain && error.code == code.rawValue
  }
}
