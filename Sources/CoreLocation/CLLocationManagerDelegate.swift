public import Foundation

/// Is notified of places and errors; all methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The device was found at these places; never called here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is no place.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The user's answer is this.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// The user's answer is what the manager has.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The device came into a region; never called here.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device left a region; never called here.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// The device is inside or outside a region that was asked about.
  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  )
  /// Beacons of a region were heard; never called here.
  func locationManager(
    _ manager: CLLocationManager,
    didRangeBeacons beacons: [CLBeacon],
    in region: CLBeaconRegion
  )
  /// Beacons with such numbers were heard; never called here.
  func locationManager(
    _ manager: CLLocationManager,
    didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  )
  /// The device points elsewhere; never called here.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Asked whether the user should move the device for its compass; never asked here.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// A region can't be watched; never called here.
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
  /// A region is watched from now on; never called here.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Movements are not reported for a while; never called here.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Movements are reported again; never called here.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Late reports are over; never called here.
  func locationManager(
    _ manager: CLLocationManager,
    didFinishDeferredUpdatesWithError error: (any Error)?
  )
  /// The device came to a place or left it; never called here.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Beacons of a region can't be heard; never called here.
  func locationManager(
    _ manager: CLLocationManager,
    rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  )
  /// Beacons with such numbers can't be heard; never called here.
  func locationManager(
    _ manager: CLLocationManager,
    didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  )
}

extension CLLocationManagerDelegate {
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing by default.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    didRangeBeacons beacons: [CLBeacon],
    in region: CLBeaconRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  /// False by default.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {}
  /// Does nothing by default.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager,
    didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {}
}
