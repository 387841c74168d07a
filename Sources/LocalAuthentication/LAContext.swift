public import Foundation

/// The thing that proves that the user is who the device belongs to.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// The kinds of passwords that an app gives.
public enum LACredentialType: Int, Sendable {
  case applicationPassword = 0
  case smartCardPIN = -3
}

/// In seconds: the longest time for which an unlocked device counts.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// The parts of the body that a device knows its owner by.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// The reasons for which nobody is recognised.
public struct LAError: Error, Equatable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case watchNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004
  }

  /// The number of the reason.
  public let code: Code
  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The device has nothing to know its owner by, as is always so here.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The user was not recognised.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user cancelled.
  public static let userCancel = Code.userCancel
  /// The user asked for the password.
  public static let userFallback = Code.userFallback
  /// The device has no password, as is always so here.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The system cancelled, since another app came to the front.
  public static let systemCancel = Code.systemCancel
  /// The app cancelled.
  public static let appCancel = Code.appCancel
  /// The user has no finger or face enrolled.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// Too many attempts failed.
  public static let biometryLockout = Code.biometryLockout
  /// The context was invalidated before.
  public static let invalidContext = Code.invalidContext
  /// No watch is near.
  public static let watchNotAvailable = Code.watchNotAvailable
  /// No accessory is paired.
  public static let biometryNotPaired = Code.biometryNotPaired
  /// The paired accessory is away.
  public static let biometryDisconnected = Code.biometryDisconnected
  /// The dimensions of an embedded view are invalid.
  public static let invalidDimensions = Code.invalidDimensions
  /// Nobody may be asked, since the context forbids it.
  public static let notInteractive = Code.notInteractive
  /// The older name of `biometryNotAvailable`.
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  /// The older name of `biometryNotEnrolled`.
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  /// The older name of `biometryLockout`.
  public static let touchIDLockout = Code.biometryLockout
}

extension LAError: CustomNSError {
  /// "com.apple.LocalAuthentication".
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

extension LAError.Code {
  /// The older name of `biometryNotAvailable`.
  public static let touchIDNotAvailable = Self.biometryNotAvailable
  /// The older name of `biometryNotEnrolled`.
  public static let touchIDNotEnrolled = Self.biometryNotEnrolled
  /// The older name of `biometryLockout`.
  public static let touchIDLockout = Self.biometryLockout

  /// True if an error has this reason, as `case LAError.userCancel:` asks.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == LAError.errorDomain && error.code == code.rawValue
  }
}

/// Asks the device who uses it; it never knows here.
open class LAContext: NSObject, @unchecked Sendable {
  /// Always `none`.
  open var biometryType: LABiometryType { .none }
  /// The text of the button for the password; default nil; kept, and not shown here.
  open var localizedFallbackTitle: String?
  /// The text of the button that cancels; default nil; kept, and not shown here.
  open var localizedCancelTitle: String?
  /// The reason that is shown; default empty; kept, and not shown here.
  open var localizedReason = ""
  /// True if nobody may be asked; default false; kept, and has no effect here.
  open var interactionNotAllowed = false
  /// Seconds for which an unlocked device counts; default 0; kept, and has no effect here.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// A value that changes with the fingers and faces that the device knows; always nil.
  open var evaluatedPolicyDomainState: Data? { nil }
  private var credentials: Set<LACredentialType> = []

  public override init() { super.init() }

  /// Keeps that the app gave a password, or for nil that it gave none; always true.
  @discardableResult
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    if credential == nil { credentials.remove(type) } else { credentials.insert(type) }
    return true
  }
  /// True if the app gave a password.
  open func isCredentialSet(_ type: LACredentialType) -> Bool { credentials.contains(type) }

  /// Always false, with the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.error(for: policy) as NSError
    return false
  }

  /// Answers on another queue, always false with the reason.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, Self.error(for: policy)) }
  }

  /// Throws always, with the reason.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.error(for: policy)
  }

  /// Does nothing: nobody is being asked.
  open func invalidate() {}

  private static func error(for policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
