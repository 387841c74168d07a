internal import Foundation

/// Where messages go: a subsystem and a category, which stand before each.
///
/// Messages are lines on the standard error stream.
public final class OSLog: @unchecked Sendable {
  /// Categories of the system's own.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isEnabled: true)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Nobody records signposts.
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

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = Self(0)
  public static let info = Self(1)
  public static let debug = Self(2)
  public static let error = Self(16)
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
