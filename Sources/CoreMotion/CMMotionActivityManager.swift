public import Foundation

/// Takes what the user does.
public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
/// Takes what the user did.
public typealias CMMotionActivityQueryHandler =
  @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium, high
}

/// An activity of the user; none is found here.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  /// The certainty.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The beginning.
  open var startDate: Date { .distantPast }
  /// True if nobody knows.
  open var unknown: Bool { true }
  /// True at rest.
  open var stationary: Bool { false }
  /// True while walking.
  open var walking: Bool { false }
  /// True while running.
  open var running: Bool { false }
  /// True in a car.
  open var automotive: Bool { false }
  /// True on a bicycle.
  open var cycling: Bool { false }
}

/// Finds out on iOS what the user does; here it answers that it can't (L-263).
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Makes a manager.
  public override init() { super.init() }
  /// Always false.
  open class func isActivityAvailable() -> Bool { false }
  /// Always `denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Answers on the queue that activities are not found.
  @preconcurrency open func queryActivityStarting(
    from start: Date,
    to end: Date,
    to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) { queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable.error) } }
  /// Does nothing: no activity is found.
  @preconcurrency open func startActivityUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  /// Does nothing: nothing was begun.
  open func stopActivityUpdates() {}
}
