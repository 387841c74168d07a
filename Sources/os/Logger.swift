/// Writes messages with values in them to one log.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes to the default log, which has neither subsystem nor category.
  public init() { log = .default }

  /// Writes to a log of its own, in lines such as `info: [subsystem:category] message`.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes to a log that exists already.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a line of type `default`.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a line of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a line of type `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a line of type `debug`; like all types it is written in release builds, too.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a line of type `info`.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a line of type `default`.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a line of type `error`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a line of type `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a line of type `fault`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a line of type `fault`; the program goes on.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
