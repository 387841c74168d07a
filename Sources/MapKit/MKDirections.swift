public import CoreLocation
public import Foundation

/// Looks for a way; there is nobody to ask here, so it finds none.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// The ends of a way, and the way of travelling.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The beginning; default nil.
    open var source: MKMapItem?
    /// The end; default nil.
    open var destination: MKMapItem?
    /// The way of travelling; default any.
    open var transportType = MKDirectionsTransportType.any
    /// True to find several ways; default false; kept, and has no effect here.
    open var requestsAlternateRoutes = false
    /// The time of departure; default nil; kept, and has no effect here.
    open var departureDate: Date?
    public override init() { super.init() }
  }

  /// The ways that were found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The ways; always none.
    open var routes: [MKRoute] { [] }
  }

  /// Takes ways, or an error.
  public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
  /// Always false.
  open var isCalculating: Bool { false }
  /// A search for a way.
  public init(request: Request) { super.init() }

  /// Completes on the main queue, with an error.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    Task { completionHandler(nil, MKError(.directionsNotFound)) }
  }

  /// Throws always.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

  /// Does nothing: no way is being looked for.
  open func cancel() {}
}

/// The ways of travelling.
nonisolated public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt
  /// Ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus and train.
  public static let transit = Self(rawValue: 4)
  /// Any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way; none is ever found here.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  /// The name of the way.
  open var name: String { "" }
  /// The length in metres.
  open var distance: CLLocationDistance { 0 }
  /// The seconds that it takes.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The line on the map.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The parts of the way.
  open var steps: [Step] { [] }
  /// The way of travelling.
  open var transportType: MKDirectionsTransportType { .any }

  /// A part of a way.
  @preconcurrency @MainActor
  open class Step: NSObject {
    /// The instruction; empty here.
    open var instructions: String { "" }
    /// The length in metres.
    open var distance: CLLocationDistance { 0 }
    /// The line on the map.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }
}
