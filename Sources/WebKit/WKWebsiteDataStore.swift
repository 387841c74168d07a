public import Foundation

/// The cookies of sites.
nonisolated public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The pages that were kept in files.
nonisolated public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The pages that were kept in memory.
nonisolated public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The pages that work without a network.
nonisolated public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The values of scripts for a visit.
nonisolated public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The values of scripts.
nonisolated public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The tables of scripts.
nonisolated public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The databases of scripts.
nonisolated public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The answers that scripts fetched.
nonisolated public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The scripts that work without a page.
nonisolated public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The data that sites leave behind; of these there are only the cookies that the app sets.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  private static let allTypes: Set<String> = [
    WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
    WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeSessionStorage,
    WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases,
    WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache,
    WKWebsiteDataTypeServiceWorkerRegistrations,
  ]

  /// True for the default store; nothing is written either way.
  public let isPersistent: Bool
  /// The cookies of the store, which the app sets.
  public let httpCookieStore = WKHTTPCookieStore()

  init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The one persistent store of the program.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Makes a store that is not persistent.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// The names of all kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> { allTypes }

  /// Answers one record for each domain that has cookies, if cookies are asked for (L-242).
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler(records(ofTypes: dataTypes)) }

  /// One record for each domain that has cookies, if cookies are asked for.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    records(ofTypes: dataTypes)
  }

  /// Removes all cookies if they are among the kinds, and calls the handler at once (L-242).
  ///
  /// The date is not asked: all cookies are as young as the program.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll { _ in true } }
    completionHandler()
  }

  /// Removes all cookies if they are among the kinds.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    removeData(ofTypes: dataTypes, modifiedSince: date) {}
  }

  /// Removes the cookies of some domains, and calls the handler at once (L-242).
  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      let names = Set(dataRecords.map(\.displayName))
      httpCookieStore.removeAll { names.contains(WKWebsiteDataRecord.name($0.domain)) }
    }
    completionHandler()
  }

  /// Removes the cookies of some domains.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord]
  ) async { removeData(ofTypes: dataTypes, for: dataRecords) {} }

  private func records(ofTypes dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    let names = Set(httpCookieStore.cookies.map { WKWebsiteDataRecord.name($0.domain) })
    return names.sorted().map(WKWebsiteDataRecord.init)
  }
}

/// The data that one site left behind.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The domain of the site, without a dot in front.
  public let displayName: String
  /// The kinds of data, always the cookies.
  public let dataTypes: Set<String> = [WKWebsiteDataTypeCookies]

  init(_ name: String) {
    displayName = name
    super.init()
  }

  static func name(_ domain: String) -> String {
    domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
  }
}
