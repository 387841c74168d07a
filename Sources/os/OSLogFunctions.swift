internal import Foundation

/// Writes a message whose `%` places the arguments fill.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(FormattedMessage.text(message, arguments), type)
}

/// Writes a message of some importance whose `%` places the arguments fill.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(FormattedMessage.text(message, arguments), type)
}

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message of some importance with values in it.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// The text of a format and its arguments.
enum FormattedMessage {
  static func text(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
    text(String(describing: format), arguments)
  }

  /// Formats may say `%{public}@`, which C's don't.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    let plain = format.replacing(#/%\{[^}]*\}/#, with: "%")
    return arguments.isEmpty
      ? plain.replacing("%%", with: "%") : String(format: plain, arguments: arguments)
  }
}
