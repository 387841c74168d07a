public import CoreLocation
public import Foundation

/// The movement that sets an alarm off.
public enum EKAlarmProximity: Int, Sendable {
  case none = 0
  case enter, leave
}

/// The effect of an alarm.
public enum EKAlarmType: Int, Sendable {
  case display = 0
  case audio, procedure, email
}

/// A moment at which to remember something; nothing sounds here.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  /// In seconds from the item's beginning, in place of a date; default 0.
  open var relativeOffset: TimeInterval = 0 { didSet { absoluteDate = nil } }
  /// The date; nil, the default, for one in relation to the item.
  open var absoluteDate: Date?
  /// The place that sets it off; default nil.
  open var structuredLocation: EKStructuredLocation?
  /// The movement that sets it off; default `none`.
  open var proximity = EKAlarmProximity.none
  /// The effect; always `display`.
  open var type: EKAlarmType { .display }

  /// Makes an alarm at a date.
  public init(absoluteDate date: Date) {
    super.init()
    absoluteDate = date
  }
  /// Makes an alarm some seconds from the item's beginning.
  public init(relativeOffset offset: TimeInterval) {
    super.init()
    relativeOffset = offset
  }

  /// An alarm with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let alarm = EKAlarm(relativeOffset: relativeOffset)
    alarm.absoluteDate = absoluteDate
    alarm.structuredLocation = structuredLocation
    alarm.proximity = proximity
    return alarm
  }
}

/// A place with a title.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
  /// The title.
  open var title: String?
  /// The place; default nil.
  open var geoLocation: CLLocation?
  /// In metres; 0, the default, for the system's own.
  open var radius: Double = 0

  /// Makes a place with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// A place with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let place = EKStructuredLocation(title: title ?? "")
    place.geoLocation = geoLocation
    place.radius = radius
    return place
  }
}
