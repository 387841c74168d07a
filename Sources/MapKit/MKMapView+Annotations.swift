public import CoreLocation
public import UIKitCore

/// Annotations and overlays of a map.
extension MKMapView {
  /// Shows an annotation.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Shows annotations.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
    }
    setNeedsLayout()
  }

  /// Takes an annotation away.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Takes annotations away; their views can be used again.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      view.setSelected(false, animated: false)
      if view.reuseIdentifier != nil { unused.append(view) }
    }
  }

  /// Adds annotations and shows all of them.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.map { MKMapPoint($0.coordinate) }.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    let room = max(rect.width, rect.height, 2_000) * 0.15
    setVisibleMapRect(rect.insetBy(dx: -room, dy: -room), animated: animated)
  }

  /// The annotations inside a rectangle.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map(AnyHashable.init) }
    )
  }

  /// The view of an annotation; nil if it has none yet.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Makes views of a class under a name.
  public func register(
    _ viewClass: AnyClass?,
    forAnnotationViewWithReuseIdentifier identifier: String
  ) { registered[identifier] = viewClass as? MKAnnotationView.Type }

  /// A view that isn't shown any more; nil if there is none of that name.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
  {
    guard let place = unused.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let view = unused.remove(at: place)
    view.prepareForReuse()
    return view
  }

  /// A view of the class that was registered under a name.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String,
    for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    let type = registered[identifier] ?? MKMarkerAnnotationView.self
    return type.made(annotation, identifier)
  }

  /// Selects an annotation, and tells the delegate.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    layoutIfNeeded()
    guard let view = views[ObjectIdentifier(annotation)], !view.isSelected else { return }
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Deselects an annotation, and tells the delegate.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = views[ObjectIdentifier(annotation)], view.isSelected else {
      return
    }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// Covers a part of the map.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }

  /// Covers a part of the map; all levels are one here.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

  /// Covers parts of the map.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    setNeedsLayout()
  }

  /// Covers parts of the map; all levels are one here.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }

  /// Uncovers a part of the map.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  /// Uncovers parts of the map.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      renderers[ObjectIdentifier(overlay)] = nil
    }
    setNeedsLayout()
  }

  /// The renderer of an overlay; nil if it has none yet.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }
}

// MARK: - Places and points

extension MKMapView {
  /// The point of a place, in a view's coordinates; the map's own for nil.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let point = point(MKMapPoint(coordinate))
    return view.map { convert(point, to: $0) } ?? point
  }

  /// The place at a point of a view, or of the map itself for nil.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let point = view.map { convert(point, from: $0) } ?? point
    let rect = visibleMapRect
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    return MKMapPoint(
      x: rect.minX + point.x / bounds.width * rect.width,
      y: rect.minY + point.y / bounds.height * rect.height
    ).coordinate
  }

  func point(_ place: MKMapPoint) -> CGPoint {
    let rect = visibleMapRect
    guard rect.width > 0, rect.height > 0 else { return .zero }
    return CGPoint(
      x: (place.x - rect.minX) / rect.width * bounds.width,
      y: (place.y - rect.minY) / rect.height * bounds.height
    )
  }

  func placeAnnotations() {
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let view = views[ObjectIdentifier(annotation)] ?? newView(for: annotation, &added)
      let point = convert(annotation.coordinate, toPointTo: nil)
      // The tip of a pin is at the place, the middle of other views.
      let lift = view is MKPinAnnotationView || view is MKMarkerAnnotationView
      view.center = CGPoint(
        x: point.x + view.centerOffset.x,
        y: point.y + view.centerOffset.y - (lift ? view.bounds.height / 2 : 0)
      )
    }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  /// A view of the class for all annotations; nil if there is none (V-277).
  private func registeredView(for annotation: any MKAnnotation) -> MKAnnotationView? {
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    guard registered[name] != nil, !(annotation is MKUserLocation) else { return nil }
    return dequeueReusableAnnotationView(withIdentifier: name, for: annotation)
  }

  private func newView(
    for annotation: any MKAnnotation,
    _ added: inout [MKAnnotationView]
  ) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? registeredView(for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.annotation = annotation
    views[ObjectIdentifier(annotation)] = view
    view.prepareForDisplay()
    addSubview(view)
    added.append(view)
    return view
  }

  func makeRenderers() {
    for overlay in overlays where renderer(for: overlay) == nil {
      renderers[ObjectIdentifier(overlay)] = delegate?.mapView(self, rendererFor: overlay)
    }
  }

  func drawOverlays() {
    for overlay in overlays {
      (renderer(for: overlay) as? MKOverlayPathRenderer)?.draw { point($0) }
    }
  }

  func select(at point: CGPoint) {
    let hit = annotations.reversed().first { annotation in
      guard let view = view(for: annotation), view.isEnabled, !view.isHidden else { return false }
      return view.frame.contains(point)
    }
    if let hit { return selectAnnotation(hit, animated: true) }
    for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) }
  }
}
