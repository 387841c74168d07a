public import Foundation

/// A run loop.
public typealias CFRunLoop = RunLoop

/// The name of a mode in which a run loop runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name.
  public let rawValue: CFString
  /// A mode of a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// A mode of a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  /// The usual mode.
  public static let defaultMode = Self("kCFRunLoopDefaultMode")
  /// All modes that count as usual.
  public static let commonModes = Self("kCFRunLoopCommonModes")
}

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// The run loop of the thread that asks.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// The reason for which a run loop stopped.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

/// Runs the run loop of the thread that asks for some seconds, or until one thing was done.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!,
  _ seconds: Double,
  _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let name = mode == .defaultMode || mode == nil ? "kCFRunLoopDefaultMode" : "\(mode.rawValue)"
  let end = Date(timeIntervalSinceNow: seconds)
  repeat {
    guard RunLoop.current.run(mode: RunLoop.Mode(rawValue: name), before: end) else {
      return .finished
    }
    if returnAfterSourceHandled { return Date() < end ? .handledSource : .timedOut }
  } while Date() < end
  return .timedOut
}

/// The mode in which a run loop runs; nil while it doesn't.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! {
  rl.currentMode.map { CFRunLoopMode($0.rawValue as CFString) }
}
