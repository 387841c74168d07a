public import Foundation

/// A kind of map with its details; kept, and without effect here.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  /// The form of the ground.
  nonisolated public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic
  }
  /// Default `flat`.
  open var elevationStyle = ElevationStyle.flat
}

/// The map with streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of the colours.
  nonisolated public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted
  }
  /// Default `default`.
  open var emphasisStyle = EmphasisStyle.default
  /// The shops and the like that are shown; nil, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Default false.
  open var showsTraffic = false

  /// Makes the usual map.
  public override init() { super.init() }
  /// Makes a map with a form of the ground.
  public convenience init(
    elevationStyle: ElevationStyle,
    emphasisStyle: EmphasisStyle = .default
  ) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}

/// The map of pictures with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The shops and the like that are shown; nil, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Default false.
  open var showsTraffic = false

  /// Makes the usual map.
  public override init() { super.init() }
  /// Makes a map with a form of the ground.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// The map of pictures.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Makes the usual map.
  public override init() { super.init() }
  /// Makes a map with a form of the ground.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
