internal import Foundation

/// The destination of messages: a subsystem and a category, which come before each.
///
/// Messages are lines on the standard error stream.
public final class OSLog: @unchecked Sendable {
  /// Categories of the system's own.
  public struct Category: Sendable {
    let name: String
    /// "PointsOfInterest", which is a name like any other here.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// "DynamicTracing", which is a name like any other here.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// "DynamicStackTracing", which is a name like any other here.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log without subsystem and category, of lines such as `info: message`.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  /// Makes a log of lines such as `info: [subsystem:category] message`; an empty subsystem leaves
  /// the brackets out.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// The same with one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isEnabled: true)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// True for all types, and false for the disabled log.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Always false: nobody records signposts.
  public var signpostsEnabled: Bool { false }

  /// The line of a message; nil where the log takes none.
  func line(_ message: String, _ type: OSLogType) -> String? {
    guard isEnabled(type: type) else { return nil }
    let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    return "\(type.name): \(place)\(message)\n"
  }

  func write(_ message: String, _ type: OSLogType) {
    guard let line = line(message, type) else { return }
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// The importance of a message, which its line begins with.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// Makes a type of any number; one without a name is written as "log".
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a type of any number; one without a name is written as "log".
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Lines begin with "log".
  public static let `default` = Self(0)
  /// Lines begin with "info".
  public static let info = Self(1)
  /// Lines begin with "debug".
  public static let debug = Self(2)
  /// Lines begin with "error".
  public static let error = Self(16)
  /// Lines begin with "fault".
  public static let fault = Self(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}
