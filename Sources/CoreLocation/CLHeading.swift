public import Foundation

/// The storey of a building; none is known here.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number of the storey, 0 for that of the street.
  public let level = 0
}

/// The origin of a place; none is known here.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// True for a place that a program made up.
  public let isSimulatedBySoftware: Bool
  /// True for a place of an accessory.
  public let isProducedByAccessory: Bool

  /// Makes information of both.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    super.init()
  }
}

/// A direction of the compass; there is no compass here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees clockwise from the magnetic north; negative, as none is known.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees clockwise from the geographic north; negative, as none is known.
  open var trueHeading: CLLocationDirection { -1 }
  /// Degrees around the direction; negative, as none is known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// In microteslas; always 0.
  open var x: CLHeadingComponentValue { 0 }
  /// In microteslas; always 0.
  open var y: CLHeadingComponentValue { 0 }
  /// In microteslas; always 0.
  open var z: CLHeadingComponentValue { 0 }
  /// The moment of the direction.
  public let timestamp = Date()

  /// Makes a direction that is not known, as tests of apps do.
  public override init() { super.init() }
}

/// The side of the device that points to the direction.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// A stay at a place; none is known here.
open class CLVisit: NSObject, @unchecked Sendable {
  /// The moment of coming; the distant past if it is not known.
  open var arrivalDate: Date { .distantPast }
  /// The moment of leaving; the distant future if it is not known.
  open var departureDate: Date { .distantFuture }
  /// The place.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// Metres around the place; negative, as it is not known.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
