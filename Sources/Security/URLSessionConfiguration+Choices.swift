public import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
  /// A configuration for loading while the app doesn't run, which is the default one here: what is
  /// loaded ends with the app.
  @_disfavoredOverload
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// TLS 1.2: the network's own library decides; setting it has no effect.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }
  /// TLS 1.3: the network's own library decides; setting it has no effect.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
  /// True: the app is there when something was loaded; setting it has no effect.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
  /// The group whose folder gets what is loaded; nil, and setting it has no effect.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// False: names are looked up as the system does; setting it has no effect.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
}

/// A version of the protocol by which what goes over a network is kept secret.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}

extension URLRequest {
  /// False: servers say themselves that they know HTTP/3; setting it has no effect.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// False: names are looked up as the system does; setting it has no effect.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
  /// The developer: nobody asks; setting it has no effect.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }

  /// The one who asked for a page.
  public enum Attribution: UInt, Sendable {
    case developer = 0
    case user = 1
  }
}

extension URLSessionDataTask {
  /// True: bytes are given as they come; setting it has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// The reasons for which the system ended a task of an app that doesn't run.
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication = 0
    case backgroundUpdatesDisabled = 1
    case insufficientSystemResources = 2
  }
  /// The reason for which the system ended a task; nil here.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  /// The data that a download goes on with; nil where nothing was kept.
  public var downloadTaskResumeData: Data? {
    userInfo["NSURLSessionDownloadTaskResumeData"] as? Data
  }
}

extension URLError.Code {
  /// The code of a number; of one that is no code, `unknown`: on iOS there is one for every number
  /// (L-293).
  ///
  /// What is lowered calls it where sources have `init(rawValue:)`, which is optional here.
  public init(number: Int) { self = Self(rawValue: number) ?? .unknown }
}
