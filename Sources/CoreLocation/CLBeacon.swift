public import Foundation

/// The distance of a beacon, roughly.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// A number of a group of beacons, or of one in it.
public typealias CLBeaconMajorValue = UInt16
/// A number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// The numbers by which beacons are recognised.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The number that all beacons of an owner have.
  public let uuid: UUID
  /// The number of a group; nil for any.
  public let major: CLBeaconMajorValue?
  /// The number in the group; nil for any.
  public let minor: CLBeaconMinorValue?

  /// Makes one for all beacons of an owner.
  public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }

  /// Makes one for a group.
  public init(uuid: UUID, major: CLBeaconMajorValue) {
    (self.uuid, self.major, minor) = (uuid, major, nil)
  }

  /// Makes one for a single beacon.
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// A region around beacons; it is never entered here.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The number that all beacons of the region have.
  public let uuid: UUID
  /// The number of their group; nil for any.
  public let major: NSNumber?
  /// The number in the group; nil for any.
  public let minor: NSNumber?
  /// Default false; kept, and has no effect here.
  open var notifyEntryStateOnDisplay = false

  /// The number that all beacons of the region have, by its older name.
  public var proximityUUID: UUID { uuid }

  /// The numbers as a value of their own.
  public var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    guard let major else { return CLBeaconIdentityConstraint(uuid: uuid) }
    guard let minor else { return CLBeaconIdentityConstraint(uuid: uuid, major: major.uint16Value) }
    return CLBeaconIdentityConstraint(
      uuid: uuid,
      major: major.uint16Value,
      minor: minor.uint16Value
    )
  }

  private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  /// Makes a region of all beacons of an owner.
  public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }

  /// Makes a region of a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid, major, nil, identifier)
  }

  /// Makes a region of one beacon.
  public convenience init(
    uuid: UUID,
    major: CLBeaconMajorValue,
    minor: CLBeaconMinorValue,
    identifier: String
  ) {
    self.init(uuid, major, minor, identifier)
  }

  /// Makes a region of the beacons with such numbers.
  public convenience init(
    beaconIdentityConstraint constraint: CLBeaconIdentityConstraint,
    identifier: String
  ) {
    self.init(constraint.uuid, constraint.major, constraint.minor, identifier)
  }

  /// Makes a region of all beacons of an owner.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(proximityUUID, nil, nil, identifier)
  }

  /// Makes a region of a group.
  public convenience init(
    proximityUUID: UUID,
    major: CLBeaconMajorValue,
    identifier: String
  ) {
    self.init(proximityUUID, major, nil, identifier)
  }

  /// Makes a region of one beacon.
  public convenience init(
    proximityUUID: UUID,
    major: CLBeaconMajorValue,
    minor: CLBeaconMinorValue,
    identifier: String
  ) {
    self.init(proximityUUID, major, minor, identifier)
  }
}

/// A beacon that was heard; none is here.
public final class CLBeacon: NSObject, @unchecked Sendable {
  /// The number that all beacons of its owner have.
  public let uuid: UUID
  /// The number of its group.
  public let major: NSNumber
  /// The number in the group.
  public let minor: NSNumber
  /// The distance.
  public let proximity = CLProximity.unknown
  /// In metres.
  public let accuracy: CLLocationAccuracy = -1
  /// The strength of the signal.
  public let rssi = 0

  /// The number that all beacons of its owner have, by its older name.
  public var proximityUUID: UUID { uuid }

  init(uuid: UUID, major: UInt16, minor: UInt16) {
    self.uuid = uuid
    self.major = NSNumber(value: major)
    self.minor = NSNumber(value: minor)
  }
}

/// The device's place relative to a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

extension CLLocationManager {
  /// Always false.
  public class func isRangingAvailable() -> Bool { false }
  /// Does nothing: no beacon is heard.
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Does nothing: nothing was begun.
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
  /// Does nothing: no beacon is heard.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Does nothing: nothing was begun.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Answers the delegate that the state is not known.
  public func requestState(for region: CLRegion) {
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }
}
