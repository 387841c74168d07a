public import CoreLocation
public import Foundation

/// A result of a decoder of GeoJSON: a shape, or a feature with shapes.
@preconcurrency @MainActor
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// A thing on a map with its shapes and properties.
@preconcurrency @MainActor
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The name of the thing, a number as its digits; nil for none.
  public let identifier: String?
  /// The properties of the thing, as JSON; nil for none.
  public let properties: Data?
  /// The shapes, more than one for a collection of geometries.
  public let geometry: [any (MKShape & MKGeoJSONObject)]

  init(identifier: String?, properties: Data?, geometry: [any (MKShape & MKGeoJSONObject)]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    super.init()
  }
}

/// Reads GeoJSON, as RFC 7946 has it, into shapes (L-316).
@preconcurrency @MainActor
open class MKGeoJSONDecoder: NSObject {
  public override init() { super.init() }

  /// The features of a collection, or the one feature or the shapes that the bytes are; throws
  /// `MKError.decodingFailed` for anything else.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw MKError(.decodingFailed)
    }
    switch object["type"] as? String {
    case "FeatureCollection":
      guard let features = object["features"] as? [[String: Any]] else {
        throw MKError(.decodingFailed)
      }
      return try features.map(feature)
    case "Feature": return [try feature(object)]
    default: return try shapes(object)
    }
  }

  private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    guard object["type"] as? String == "Feature" else { throw MKError(.decodingFailed) }
    let properties = object["properties"] as? [String: Any]
    return MKGeoJSONFeature(
      identifier: object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue,
      properties: try properties.map { try JSONSerialization.data(withJSONObject: $0) },
      geometry: try (object["geometry"] as? [String: Any]).map(shapes) ?? []
    )
  }

  private func shapes(_ object: [String: Any]) throws -> [any (MKShape & MKGeoJSONObject)] {
    let places = object["coordinates"] ?? []
    switch object["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try place(places))]
    case "MultiPoint":
      let all = try list(places, place)
      return [MKMultiPoint(coordinates: all, count: all.count)]
    case "LineString": return [try line(places)]
    case "MultiLineString": return [MKMultiPolyline(try list(places, line))]
    case "Polygon": return [try area(places)]
    case "MultiPolygon": return [MKMultiPolygon(try list(places, area))]
    case "GeometryCollection":
      return try list(object["geometries"] ?? []) { geometry in
        guard let geometry = geometry as? [String: Any] else { throw MKError(.decodingFailed) }
        return try shapes(geometry)
      }.flatMap(\.self)
    default: throw MKError(.decodingFailed)
    }
  }

  private func list<Element>(_ value: Any, _ element: (Any) throws -> Element) throws -> [Element] {
    guard let values = value as? [Any] else { throw MKError(.decodingFailed) }
    return try values.map(element)
  }

  /// Longitude comes before latitude, and the height after them.
  private func place(_ value: Any) throws -> CLLocationCoordinate2D {
    guard let numbers = value as? [NSNumber], numbers.count >= 2 else {
      throw MKError(.decodingFailed)
    }
    return CLLocationCoordinate2D(
      latitude: numbers[1].doubleValue,
      longitude: numbers[0].doubleValue
    )
  }

  private func line(_ value: Any) throws -> MKPolyline {
    let places = try list(value, place)
    return MKPolyline(coordinates: places, count: places.count)
  }

  /// The first outline is the area, all others are cut out of it.
  private func area(_ value: Any) throws -> MKPolygon {
    let outlines = try list(value) { try list($0, place) }
    guard let outer = outlines.first else { throw MKError(.decodingFailed) }
    let holes = outlines.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(
      coordinates: outer,
      count: outer.count,
      interiorPolygons: holes.isEmpty ? nil : holes
    )
  }
}
