internal import SwiftSyntax

/// The network is a module of its own here, and a part of Foundation on iOS; so is reading XML (L-295).
extension Lowerer {
  /// Has the file import such a module if it names something of it.
  func noteNetworking(_ name: String) {
    let isTrust = Self.trust.contains { name.hasPrefix($0) }
    if isTrust || Self.networking.contains(name) { needsNetworking = true }
    if ["XMLParser", "XMLParserDelegate"].contains(name), declarations.types[name]?.kind == nil {
      neededImports.insert("FoundationXML")
    }
    if let kind = Self.replaced[name], declarations.types[name]?.kind == nil {
      neededImports.insert("\(kind) FoundationAdditions.\(name)")
    }
  }

  /// Types that the library for all Unix systems has without anything in them: an import of the one
  /// name says which is meant (L-215).
  private static let replaced = [
    "NSExpression": "class", "NSComparisonPredicate": "class",
    "PersonNameComponentsFormatter": "class", "NSExceptionName": "struct",
  ]

  /// Says for `Foundation.URLSession` in which module it is here (L-185).
  func moveNetworking(_ name: String, of module: some SyntaxProtocol) {
    if module.trimmedDescription == "Darwin" {
      // `Darwin.round(x)` names a function of the library of C (L-197).
      neededImports.insert("Glibc")
      return edits.replace(module.bytes, with: "Glibc")
    }
    guard Self.networking.contains(name), module.trimmedDescription == "Foundation" else { return }
    edits.insert("Networking", at: module.bytes.upperBound)
    needsNetworking = true
  }

  /// The beginnings of the names for certificates, which Foundation brings along on iOS (L-192).
  private static let trust = [
    "SecTrust", "SecCertificate", "SecPolicy", "SecKey", "SecIdentity", "kSecRevocation",
  ]

  /// Parts of Foundation on iOS that are a module of their own here.
  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDataDelegate",
    "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLCache", "HTTPCookie",
    "HTTPCookieStorage", "NSURLConnection", "NSURLConnectionDelegate",
    "NSURLConnectionDataDelegate", "NSMutableURLRequest", "NSURLRequest",
    "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "URLProtocol",
    "CachedURLResponse", "NSURLSession", "SecTrust", "NSURLAuthenticationMethodServerTrust",
    "NSURLAuthenticationMethodClientCertificate",
  ]
}
