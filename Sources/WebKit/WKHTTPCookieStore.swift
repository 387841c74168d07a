public import Foundation
public import FoundationNetworking

/// Cookies for pages; they are kept, and no site gets them, as nothing is requested.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// The answer to whether sites may set cookies.
  public enum CookiePolicy: Int, Sendable {
    case allow = 0
    case disallow
  }

  private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }

  private(set) var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []
  private var policy = CookiePolicy.allow

  /// Answers all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    DispatchQueue.main.async { completionHandler(self.cookies) }
  }

  /// All cookies, in the order in which they were set.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Keeps a cookie in place of one of the same name, domain and path (L-242).
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    keep(cookie)
    if let completionHandler { DispatchQueue.main.async(execute: completionHandler) }
  }

  /// Keeps a cookie in place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { keep(cookie) }

  /// Keeps several cookies.
  open func setCookies(_ cookies: [HTTPCookie], completionHandler: (@MainActor () -> Void)? = nil) {
    for cookie in cookies { keep(cookie) }
    if let completionHandler { DispatchQueue.main.async(execute: completionHandler) }
  }

  /// Forgets the cookie of the same name, domain and path (L-242).
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    removeAll { $0.isSameKind(as: cookie) }
    if let completionHandler { DispatchQueue.main.async(execute: completionHandler) }
  }

  /// Forgets the cookie of the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) async { removeAll { $0.isSameKind(as: cookie) } }

  /// Notifies an object of changes, which is not held.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    remove(observer)
    observers.append(Observer(object: observer))
  }

  /// Notifies an object no more.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Keeps the answer to whether sites may set cookies; none does here.
  open func setCookiePolicy(
    _ policy: CookiePolicy,
    completionHandler: (@MainActor () -> Void)? = nil
  ) {
    self.policy = policy
    if let completionHandler { DispatchQueue.main.async(execute: completionHandler) }
  }

  /// Answers the policy, `allow` by default.
  open func getCookiePolicy(_ completionHandler: @escaping @MainActor (CookiePolicy) -> Void) {
    DispatchQueue.main.async { completionHandler(self.policy) }
  }

  /// Forgets cookies, and notifies the observers if there were some.
  func removeAll(where isRemoved: (HTTPCookie) -> Bool) {
    let count = cookies.count
    cookies.removeAll(where: isRemoved)
    if cookies.count != count { announce() }
  }

  private func keep(_ cookie: HTTPCookie) {
    cookies.removeAll { $0.isSameKind(as: cookie) }
    cookies.append(cookie)
    announce()
  }

  private func announce() {
    for observer in observers.compactMap(\.object) { observer.cookiesDidChange(in: self) }
  }
}

/// Is notified of changes of cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Cookies were set or forgotten.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing by default.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

extension HTTPCookie {
  fileprivate func isSameKind(as other: HTTPCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}
