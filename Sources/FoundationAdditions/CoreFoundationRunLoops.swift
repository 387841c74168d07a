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
