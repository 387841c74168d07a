public import Foundation
internal import ObjectiveC

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Of no other kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A place that is not there.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A condition that does not hold.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException"
  )
  /// An object that can't be reached any more.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An object that is not there.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// A name that belongs to nothing.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  /// Memory is short.
  public static let mallocException = NSExceptionName("NSMallocException")
}

/// An error of the program (L-195), which ends it when it is raised: nothing catches exceptions in Swift.
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  public let name: NSExceptionName
  /// The sentence that says why; nil for none.
  public let reason: String?
  /// Values that say more; nil for none.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception, which is not raised yet.
  public init(
    name aName: NSExceptionName,
    reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the program with the name and the reason, as an exception that nobody catches does.
  open func raise() {
    UncaughtExceptions.handler?(self)
    UncaughtException.end(name.rawValue, reason ?? "(null)")
  }

  /// The functions that led here; empty, since nothing is noted.
  open var callStackSymbols: [String] { [] }
  /// The addresses that led here; empty, since nothing is noted.
  open var callStackReturnAddresses: [NSNumber] { [] }

  /// The reason.
  open override var description: String { reason ?? name.rawValue }
}

/// The function that is called before an exception ends the program.
private enum UncaughtExceptions {
  nonisolated(unsafe) static var handler: ((NSException) -> Void)?
}

/// Has a function called before an exception that an app raises ends the program.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
  UncaughtExceptions.handler = handler
}

/// The function that is called before an exception ends the program; nil for none.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? {
  UncaughtExceptions.handler
}
