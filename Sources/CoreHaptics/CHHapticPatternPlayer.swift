public import Foundation

/// The second that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// True to play nothing.
  var isMuted: Bool { get set }
  /// Begins at a second of the engine's clock.
  func start(atTime time: TimeInterval) throws
  /// Ends at a second of the engine's clock.
  func stop(atTime time: TimeInterval) throws
  /// Changes the pattern at a second of the engine's clock.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes the pattern by a curve from a second of the engine's clock on.
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve,
    atTime time: TimeInterval
  ) throws
  /// Ends, and forgets changes to come.
  func cancel() throws
}

/// Plays a pattern, which can rest and be repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// True to repeat.
  var loopEnabled: Bool { get set }
  /// The second from which it is repeated; 0 for the end.
  var loopEnd: TimeInterval { get set }
  /// The speed, 1 for the usual one.
  var playbackRate: Float { get set }
  /// Hears the end.
  var completionHandler: @Sendable ((any Error)?) -> Void { get set }
  /// Rests from a second of the engine's clock on.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a second of the engine's clock.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a second of the pattern.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A player of an engine that never runs, as it says.
final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: @Sendable ((any Error)?) -> Void = { _ in }

  func start(atTime time: TimeInterval) throws { throw CHHapticError(.engineNotRunning) }
  func stop(atTime time: TimeInterval) throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {
    throw CHHapticError(.engineNotRunning)
  }
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve,
    atTime time: TimeInterval
  ) throws { throw CHHapticError(.engineNotRunning) }
  func cancel() throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws { throw CHHapticError(.engineNotRunning) }
  func seek(toOffset offsetTime: TimeInterval) throws {}
}
