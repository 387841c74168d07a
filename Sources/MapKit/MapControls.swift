public import UIKitCore

/// A scale beside a map; it stays empty here.
open class MKScaleView: UIView {
  /// The map; default nil.
  open weak var mapView: MKMapView?
  /// Default `adaptive`; kept, and has no effect here.
  open var scaleVisibility = MKFeatureVisibility.adaptive

  /// Makes a scale for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A compass beside a map; it stays empty here.
open class MKCompassButton: UIView {
  /// The map; default nil.
  open weak var mapView: MKMapView?
  /// Default `adaptive`; kept, and has no effect here.
  open var compassVisibility = MKFeatureVisibility.adaptive

  /// Makes a compass for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A button that lets a map follow the user; it stays empty here, as the place is not known.
open class MKUserTrackingButton: UIView {
  /// The map; default nil.
  open weak var mapView: MKMapView?

  /// Makes a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A button in a bar that lets a map follow the user: a tap begins it, and another ends it.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map; default nil.
  open weak var mapView: MKMapView?

  /// Makes a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(title: nil, image: UIImage(systemName: "location"))
    self.mapView = mapView
    primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in
      guard let map = self?.mapView else { return }
      map.userTrackingMode = map.userTrackingMode == .none ? .follow : .none
    }
  }
}
