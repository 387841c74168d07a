public import CoreLocation
internal import UIKitCore

extension MKMapView {
  /// The part of the earth that the middle of a map stays in.
  @preconcurrency @MainActor
  open class CameraBoundary: NSObject {
    /// The rectangle of the flat map.
    public let mapRect: MKMapRect
    /// The region.
    public let region: MKCoordinateRegion

    /// Makes a boundary of a rectangle of the flat map.
    public init?(mapRect: MKMapRect) {
      (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
      super.init()
    }
    /// Makes a boundary of a region.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      (mapRect, self.region) = (MKMapRect(region), region)
      super.init()
    }
  }

  /// The distances between which users zoom.
  @preconcurrency @MainActor
  open class CameraZoomRange: NSObject {
    /// In metres; negative, the default, for no limit.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// In metres; negative, the default, for no limit.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Makes a range without limits.
    public override convenience init() {
      self.init(limits: -1, -1)
    }
    /// Makes a range of both limits; nil if they are in the wrong order.
    public convenience init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard maxDistance < 0 || minDistance <= maxDistance else { return nil }
      self.init(limits: minDistance, maxDistance)
    }
    /// Makes a range of the lower limit.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(limits: minDistance, -1)
    }
    /// Makes a range of the upper limit.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(limits: -1, maxDistance)
    }
    private init(limits least: CLLocationDistance, _ greatest: CLLocationDistance) {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (least, greatest)
      super.init()
    }
  }

  /// Keeps the part of the earth that the middle stays in.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  /// Keeps the distances between which users zoom.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
  }

  /// The rectangle of the flat map that is shown for one, as wide as the view wants it.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect.filling(bounds.size) }
  /// The part of the view that has annotations, in the view's coordinate space.
  public var annotationVisibleRect: CGRect { bounds }

  /// The overlays of a level; all levels are one here.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }

  /// Covers a part of the map at a place among the overlays (L-256).
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
    setNeedsLayout()
  }
  /// Covers a part of the map at a place among the overlays; all levels are one here.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }
  /// Covers a part of the map above another overlay.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    let place = overlays.firstIndex { $0 === sibling }
    insertOverlay(overlay, at: place.map { $0 + 1 } ?? overlays.count)
  }
  /// Covers a part of the map below another overlay.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? overlays.count)
  }
  /// Exchanges the places of two overlays.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let one = overlays.firstIndex(where: { $0 === overlay1 }),
      let other = overlays.firstIndex(where: { $0 === overlay2 })
    else { return }
    overlays.swapAt(one, other)
    setNeedsLayout()
  }
}
