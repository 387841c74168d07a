public import Foundation

/// The user's answer to an app that wants to use the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, restricted, authorized
}

/// The domain of the errors of libraries and players.
public let MPErrorDomain = "MPErrorDomain"

/// The errors of libraries and players.
public struct MPError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound
    case notSupported, cancelled, requestTimedOut
  }
  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "MPErrorDomain".
  public static var errorDomain: String { MPErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// The user does not allow it, as is always so here.
  public static let permissionDenied = Code.permissionDenied
  /// There is no such item.
  public static let notFound = Code.notFound
  /// The system can't do it.
  public static let notSupported = Code.notSupported
}

extension MPError.Code {
  /// True if an error has this cause, as `case MPError.permissionDenied:` asks.
  public static func ~= (code: MPError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == MPErrorDomain && error.code == code.rawValue
  }
}

extension NSNotification.Name {
  /// The library has changed; never posted here.
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification"
  )
}

/// The user's songs and films; there are none here, and no app may use them (L-261).
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()

  /// The library.
  open class func `default`() -> MPMediaLibrary { library }
  /// The date of the last change; always the distant past.
  open var lastModifiedDate: Date { .distantPast }
  /// Does nothing: nothing ever changes.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Does nothing: nothing ever changes.
  open func endGeneratingLibraryChangeNotifications() {}
  /// Always `denied`.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Answers `denied` on another queue.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }
  /// Answers `denied`.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Answers on another queue that the user does not allow it.
  @preconcurrency open func addItem(
    withProductID productID: String,
    completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?([], MPError(.permissionDenied)) } }
  /// Answers on another queue that the user does not allow it.
  @preconcurrency open func getPlaylist(
    with uuid: UUID,
    creationMetadata: MPMediaPlaylistCreationMetadata?,
    completionHandler: @escaping @Sendable (MPMediaPlaylist?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, MPError(.permissionDenied)) } }
}
