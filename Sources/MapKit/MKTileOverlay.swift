public import CoreLocation
public import Foundation

/// The place of a tile.
nonisolated public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column, from the west.
  public var x: Int
  /// The row, from the north.
  public var y: Int
  /// The level of zoom, 0 for one tile of the world.
  public var z: Int
  /// Pixels to a point.
  public var contentScaleFactor: CGFloat

  /// The one tile of the world.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
  /// Makes a place.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Tiles of pictures; none are loaded here.
@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of a tile with places for its numbers.
  public let urlTemplate: String?
  /// True if the system's own map is hidden below; default false; kept, and has no effect here.
  open var canReplaceMapContent = false
  /// In pixels; default 256 by 256; kept, and has no effect here.
  open var tileSize = CGSize(width: 256, height: 256)
  /// True if rows count from the south; default false.
  open var isGeometryFlipped = false
  /// The least level of zoom; default 0; kept, and has no effect here.
  open var minimumZ = 0
  /// The greatest level of zoom; default 21; kept, and has no effect here.
  open var maximumZ = 21

  /// Tiles of an address.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// The place where both degrees are 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole map.
  open var boundingMapRect: MKMapRect { .world }

  /// The address of a tile: the template with the tile's numbers in place of `{x}`, `{y}`, `{z}`
  /// and `{scale}` (L-256).
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
    let values = [
      "{x}": path.x, "{y}": row, "{z}": path.z, "{scale}": Int(path.contentScaleFactor),
    ]
    let text = values.reduce(urlTemplate ?? "") {
      $0.replacingOccurrences(of: $1.key, with: "\($1.value)")
    }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Fails: tiles are not loaded here.
  open func loadTile(
    at path: MKTileOverlayPath,
    result: @escaping (Data?, (any Error)?) -> Void
  ) { result(nil, URLError(.notConnectedToInternet)) }
}
