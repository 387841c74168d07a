public import Foundation

/// Takes the steps that were counted.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
/// Takes the beginning or end of a walk.
public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void

/// Steps that were counted; there are none here.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The beginning.
  open var startDate: Date { .distantPast }
  /// The end.
  open var endDate: Date { .distantPast }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The way in metres; nil where it is not known.
  open var distance: NSNumber? { nil }
  /// The floors that were climbed; nil where they are not known.
  open var floorsAscended: NSNumber? { nil }
  /// The floors that were walked down; nil where they are not known.
  open var floorsDescended: NSNumber? { nil }
  /// The seconds for a metre; nil where they are not known.
  open var currentPace: NSNumber? { nil }
  /// The steps in a second; nil where they are not known.
  open var currentCadence: NSNumber? { nil }
  /// The seconds for a metre without rests; nil where they are not known.
  open var averageActivePace: NSNumber? { nil }
}

/// The beginning or end of a walk.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume
}

/// The beginning or end of a walk, and its date.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  /// The date.
  open var date: Date { .distantPast }
  /// The beginning or the end.
  open var type: CMPedometerEventType { .pause }
}

/// Counts steps on iOS; here it answers that it can't (L-263).
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Makes a pedometer.
  public override init() { super.init() }
  /// Always false.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Always false.
  open class func isDistanceAvailable() -> Bool { false }
  /// Always false.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Always false.
  open class func isPaceAvailable() -> Bool { false }
  /// Always false.
  open class func isCadenceAvailable() -> Bool { false }
  /// Always false.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Always `denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Answers on another queue that there is no pedometer.
  @preconcurrency open func queryPedometerData(
    from start: Date,
    to end: Date,
    withHandler handler: @escaping CMPedometerHandler
  ) { DispatchQueue.global().async { handler(nil, CMErrorNotAvailable.error) } }
  /// Answers on another queue that there is no pedometer.
  @preconcurrency open func startUpdates(
    from start: Date,
    withHandler handler: @escaping CMPedometerHandler
  ) {
    DispatchQueue.global().async { handler(nil, CMErrorNotAvailable.error) }
  }
  /// Does nothing: nothing was begun.
  open func stopUpdates() {}
  /// Answers on another queue that there is no pedometer.
  @preconcurrency open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    DispatchQueue.global().async { handler(nil, CMErrorNotAvailable.error) }
  }
  /// Does nothing: nothing was begun.
  open func stopEventUpdates() {}
}
