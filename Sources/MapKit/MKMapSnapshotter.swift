public import CoreLocation
public import Foundation
public import UIKitCore

/// Makes a picture of a part of a map; here it is a plain one, as maps are, with its places.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// The part and its looks.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The part of the map; default the whole of it.
    open var region = MKCoordinateRegion(.world)
    /// The size of the picture in points; default 256 by 256.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels to a point; default the screen's.
    open var scale: CGFloat = UIScreen.main.scale
    /// Kept, and has no effect here.
    open var mapType = MKMapType.standard
    /// Default true; kept, and has no effect here.
    open var showsBuildings = true
    /// Default true; kept, and has no effect here.
    open var showsPointsOfInterest = true
    /// Kept, and has no effect here.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The rectangle of the flat map.
    open var mapRect: MKMapRect {
      get { MKMapRect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
  }

  /// A picture and where places lie in it.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    private let rect: MKMapRect

    init(_ image: UIImage, _ rect: MKMapRect) {
      (self.image, self.rect) = (image, rect)
      super.init()
    }

    /// The point of a place in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let place = MKMapPoint(coordinate)
      return CGPoint(
        x: (place.x - rect.minX) / rect.width * image.size.width,
        y: (place.y - rect.minY) / rect.height * image.size.height
      )
    }
  }

  private let options: Options
  private var isCancelled = false
  /// True from the start until the picture is there.
  open private(set) var isLoading = false

  /// A snapshotter of a part.
  public init(options: Options) {
    self.options = options
    super.init()
  }

  /// Makes the picture, and hands it over in a later turn.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    isLoading = true
    nonisolated(unsafe) let complete = completionHandler
    RunLoop.main.perform { [self] in
      MainActor.assumeIsolated {
        isLoading = false
        if !isCancelled { complete(snapshot(), nil) }
      }
    }
  }

  /// As `start(completionHandler:)`; the queue is the main one here.
  open func start(
    with queue: DispatchQueue,
    completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { start(completionHandler: completionHandler) }

  /// Makes no picture any more.
  open func cancel() {
    isCancelled = true
    isLoading = false
  }

  private func snapshot() -> Snapshot {
    let format = UIGraphicsImageRendererFormat()
    format.scale = options.scale
    let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
      UIColor.systemGray5.setFill()
      context.fill(CGRect(origin: .zero, size: options.size))
    }
    return Snapshot(image, options.mapRect)
  }
}
