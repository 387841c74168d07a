public import Foundation

/// A device near by, or this one, by a name for people.
nonisolated open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name.
  public let displayName: String
  private let number: UUID
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Makes a device with a name, unlike any other.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    number = UUID()
    super.init()
  }
  /// Reads a device; nil if its name is missing.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "displayName") as? String,
      let text = coder.decodeObject(forKey: "number") as? String,
      let number = UUID(uuidString: text)
    else { return nil }
    displayName = name
    self.number = number
    super.init()
  }
  /// Writes the device, so that it is the same when it is read.
  open func encode(with coder: NSCoder) {
    coder.encode(displayName, forKey: "displayName")
    coder.encode(number.uuidString, forKey: "number")
  }
  /// The device itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The hash of the device, which copies share.
  open override var hash: Int { number.hashValue }
  /// True for the same device; names may be alike.
  open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.number == number }
}

/// The domain of the errors of devices near by.
nonisolated public let MCErrorDomain = "MCErrorDomain"

/// The errors of devices near by.
nonisolated public struct MCError: CustomNSError, Equatable, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "MCErrorDomain".
  public static var errorDomain: String { MCErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// The device isn't connected, as is always so here.
  public static let notConnected = Code.notConnected
  /// A value makes no sense.
  public static let invalidParameter = Code.invalidParameter
  /// The device can't do that.
  public static let unsupported = Code.unsupported
  /// It took too long.
  public static let timedOut = Code.timedOut
  /// Somebody cancelled.
  public static let cancelled = Code.cancelled
  /// There are no devices at this moment.
  public static let unavailable = Code.unavailable
}

nonisolated extension MCError.Code {
  /// True if an error has this cause, as `case MCError.notConnected:` asks.
  public static func ~= (code: MCError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == MCErrorDomain && error.code == code.rawValue
  }
}
