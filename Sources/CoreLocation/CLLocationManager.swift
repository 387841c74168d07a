public import Foundation

/// The user's answer to an app that wants to know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  /// The older name of `authorizedAlways`.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracy that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// The purpose of an app's question for the place.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// The domain of errors of places.
public let kCLErrorDomain = "kCLErrorDomain"

/// The reasons for which there is no place.
public struct CLError: Error, Equatable, CustomNSError, Sendable {
  /// The number of a reason.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
  }
  /// The number of the reason.
  public let code: Code
  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The user does not allow it, as is always so here.
  public static let denied = Code.denied
  /// The place is not known.
  public static let locationUnknown = Code.locationUnknown
  /// The network can't be reached.
  public static let network = Code.network
  /// The compass does not answer.
  public static let headingFailure = Code.headingFailure
  /// No place has such an address.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// The search for an address was ended.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// "kCLErrorDomain".
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Tells where the device is; nobody knows here, so it answers that it may not.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Is notified of places and errors; it is called on the main queue.
  open weak var delegate: (any CLLocationManagerDelegate)? { didSet { reportAuthorization() } }
  /// In metres; default the best; kept, and has no effect here.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// In metres; default every movement; kept, and has no effect here.
  open var distanceFilter = kCLDistanceFilterNone
  /// Default `other`; kept, and has no effect here.
  open var activityType = CLActivityType.other
  /// Default true; kept, and has no effect here.
  open var pausesLocationUpdatesAutomatically = true
  /// Default false; kept, and has no effect here.
  open var allowsBackgroundLocationUpdates = false
  /// Default false; kept, and has no effect here.
  open var showsBackgroundLocationIndicator = false
  /// Always nil.
  open var location: CLLocation? { nil }
  /// Always nil.
  open var heading: CLHeading? { nil }
  /// In degrees; default 1; kept, and has no effect here.
  open var headingFilter: CLLocationDegrees = 1
  /// Default `portrait`; kept, and has no effect here.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// In metres; always −1, as no region is watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Always false.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Always none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Always `denied`.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Always `reducedAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  public override init() { super.init() }

  /// Always `denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Always false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Always false.
  open class func headingAvailable() -> Bool { false }
  /// Always false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Always false.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Tells the delegate that the user does not allow it.
  open func requestWhenInUseAuthorization() { reportAuthorization() }
  /// Tells the delegate that the user does not allow it.
  open func requestAlwaysAuthorization() { reportAuthorization() }
  /// Tells the delegate that it may not know.
  open func startUpdatingLocation() { refuse() }
  /// Does nothing: nothing was begun.
  open func stopUpdatingLocation() {}
  /// Tells the delegate that it may not know.
  open func requestLocation() { refuse() }
  /// Completes on the main queue with an error: the user does not allow it.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(CLError(.denied)) } }
  /// Throws: the user does not allow it.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws { throw CLError(.denied) }
  /// Does nothing: there is no compass.
  open func dismissHeadingCalibrationDisplay() {}
  /// Does nothing: nobody knows where the device is.
  open func startMonitoringVisits() {}
  /// Does nothing: nothing was begun.
  open func stopMonitoringVisits() {}
  /// Does nothing: there is no compass.
  open func startUpdatingHeading() {}
  /// Does nothing: nothing was begun.
  open func stopUpdatingHeading() {}
  /// Tells the delegate that it may not know.
  open func startMonitoringSignificantLocationChanges() { refuse() }
  /// Does nothing: nothing was begun.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Does nothing: nothing is watched.
  open func startMonitoring(for region: CLRegion) {}
  /// Does nothing: nothing is watched.
  open func stopMonitoring(for region: CLRegion) {}

  private func refuse() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }

  private func reportAuthorization() {
    guard delegate != nil else { return }
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didChangeAuthorization: .denied)
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }
}
