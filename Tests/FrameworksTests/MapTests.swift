import MapKit
import Photos
import PhotosUI
import Testing
import UIKitTesting

@testable import UIKitCore

/// Maps without streets: places, annotations and overlays are where they belong.
@Suite struct `A map` {
  /// A view that is made by its class alone.
  final class Nest: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      bounds.size = CGSize(width: 20, height: 20)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Watcher: NSObject, MKMapViewDelegate {
    var heard: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      mapView.dequeueReusableAnnotationView(withIdentifier: "nest", for: annotation)
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      heard.append("region")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      heard.append("select \((view.annotation?.title ?? nil) ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      heard.append("deselect")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKCircleRenderer(overlay: overlay)
      renderer.fillColor = .red
      return renderer
    }
  }

  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  private func shown() -> (stage: Stage, map: MKMapView, watcher: Watcher) {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let (map, watcher) = (MKMapView(frame: root.view.bounds), Watcher())
    map.register(Nest.self, forAnnotationViewWithReuseIdentifier: "nest")
    map.delegate = watcher
    root.view.addSubview(map)
    return (stage, map, watcher)
  }

  @Test(.oracle("L-316")) func `reads shapes of GeoJSON`() throws {
    let text = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Pond"}, "geometry":
          {"type": "Polygon", "coordinates": [
            [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}},
        {"type": "Feature", "geometry": {"type": "GeometryCollection", "geometries": [
          {"type": "Point", "coordinates": [13.405, 52.52, 34]},
          {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 2]], [[3, 4], [5, 6]]]}]}}
      ]}
      """
    let objects = try MKGeoJSONDecoder().decode(Data(text.utf8))
    let features = objects.compactMap { $0 as? MKGeoJSONFeature }
    #expect(features.count == 2 && features.map(\.identifier) == ["7", nil])
    let properties = try #require(features.first?.properties)
    #expect(try JSONDecoder().decode([String: String].self, from: properties) == ["name": "Pond"])
    let pond = try #require(features[0].geometry.first as? MKPolygon)
    #expect(pond.pointCount == 5 && pond.interiorPolygons?.first?.pointCount == 4)
    let point = try #require(features[1].geometry.first as? MKPointAnnotation)
    #expect(point.coordinate.latitude == 52.52 && point.coordinate.longitude == 13.405)
    let lines = try #require(features[1].geometry.last as? MKMultiPolyline)
    #expect(lines.polylines.map(\.pointCount) == [2, 2])
    #expect(abs(lines.coordinate.longitude - 2.5) < 0.001)
    let line = #"{"type": "LineString", "coordinates": [[0, 0], [1, 2]]}"#
    #expect(try MKGeoJSONDecoder().decode(Data(line.utf8)).first is MKPolyline)
    for wrong in ["eggs", "{}", #"{"type": "Point", "coordinates": "here"}"#] {
      #expect(throws: MKError(.decodingFailed)) {
        try MKGeoJSONDecoder().decode(Data(wrong.utf8))
      }
    }
  }

  @Test(.oracle("L-314")) func `pictures have no bytes in an empty library`() {
    var heard: [String] = []
    PHImageManager.default().requestImageDataAndOrientation(for: PHAsset(), options: nil) {
      data,
      _,
      orientation,
      _ in
      heard.append("\(data == nil) \(orientation == CGImagePropertyOrientation.up)")
    }
    PHImageManager.default().requestImageData(for: PHAsset(), options: nil) {
      data,
      _,
      orientation,
      _ in
      heard.append("\(data == nil) \(orientation == UIImage.Orientation.up)")
    }
    #expect(heard == ["true true", "true true"])
    #expect(CGImagePropertyOrientation(rawValue: 6) == .right)
    #expect(CGImagePropertyOrientation.left.rawValue == 8)
  }

  @Test func `shows a region around a place`() {
    let (_, map, watcher) = shown()
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 2_000, longitudinalMeters: 2_000),
      animated: false
    )
    #expect(watcher.heard == ["region"])
    #expect(abs(map.centerCoordinate.latitude - 52.52) < 0.001)
    let middle = map.convert(berlin, toPointTo: nil)
    #expect(abs(middle.x - map.bounds.midX) < 1 && abs(middle.y - map.bounds.midY) < 1)
    let back = map.convert(CGPoint(x: map.bounds.midX, y: 0), toCoordinateFrom: nil)
    #expect(back.latitude > 52.52 && abs(back.longitude - 13.405) < 0.001)
    #expect(abs(map.region.span.longitudeDelta - 0.0295) < 0.001)
  }

  @Test func `annotations have views of their class, and are selected by a tap`() throws {
    let (stage, map, watcher) = shown()
    let nest = MKPointAnnotation(coordinate: berlin, title: "Nest", subtitle: nil)
    map.addAnnotation(nest)
    map.setCenter(berlin, animated: false)
    stage.turn()
    let view = try #require(map.view(for: nest))
    #expect(view is Nest && abs(view.center.x - map.bounds.midX) < 1)
    stage.tap(at: map.convert(view.center, to: nil))
    #expect(watcher.heard.last == "select Nest" && map.selectedAnnotations.count == 1)
    stage.tap(at: CGPoint(x: 20, y: 700))
    #expect(watcher.heard.last == "deselect")
    map.removeAnnotation(nest)
    #expect(map.annotations.isEmpty && view.superview == nil)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "nest") === view)
  }

  @Test func `overlays are drawn where they are`() {
    let (stage, map, watcher) = shown()
    let circle = MKCircle(center: berlin, radius: 500)
    map.addOverlay(circle)
    map.setVisibleMapRect(circle.boundingMapRect, animated: false)
    stage.turn()
    #expect(map.delegate === watcher && map.renderer(for: circle) is MKCircleRenderer)
    #expect(abs(circle.boundingMapRect.width / circle.boundingMapRect.height - 1) < 0.01)
  }

  @Test func `points of the flat map are places`() {
    let point = MKMapPoint(berlin)
    #expect(abs(point.coordinate.latitude - 52.52) < 1e-9)
    #expect(abs(MKMapPoint(CLLocationCoordinate2D()).x - 134_217_728) < 1)
    #expect(MKMapRect.null.union(.world) == .world)
  }

  private final class Titled: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D()
    let title: String?
    init(_ title: String?) { self.title = title }
  }

  private final class Plain: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D()
  }

  @Test(.oracle("L-286")) func `titles of any annotation are optional twice`() throws {
    let all: [any MKAnnotation] = [Titled("Nest"), Titled(nil), Plain()]
    #expect(all.map { $0.title! } == ["Nest", nil, nil])
    if let title = all[0].title, let text = title { #expect(text == "Nest") }
    #expect(all[0].title == "Nest" && (all[0].title ?? "none") == "Nest")
    let view = MKAnnotationView(annotation: all[0], reuseIdentifier: nil)
    let title = try #require(view.annotation?.title)
    #expect(title?.count == 4)
    // Of a class that has a title it is as the class declares it.
    #expect(Titled("Egg").title == .some("Egg"))
  }

  private final class Flag: MKAnnotationView {}

  @Test(.oracle("W-248")) func `views are made without arguments`() {
    #expect(Flag().annotation == nil && MKMarkerAnnotationView().reuseIdentifier == nil)
    let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }

  @Test(.oracle("V-277")) func `a class is registered for all annotations`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    map.register(Flag.self, forAnnotationViewWithReuseIdentifier: name)
    let nest = Titled("Nest")
    map.addAnnotation(nest)
    map.layoutIfNeeded()
    let view = map.view(for: nest)
    #expect(view is Flag && view?.reuseIdentifier == name)
    #expect(name != MKMapViewDefaultClusterAnnotationViewReuseIdentifier)
  }

  @Test func `nothing is found`() async {
    let search = MKLocalSearch(request: .init(naturalLanguageQuery: "birds"))
    await #expect(throws: MKError(.placemarkNotFound)) { try await search.start() }
  }
}

/// A library of pictures that is empty, and closed.
@Suite struct `Pictures of the user's` {
  final class Picker: PHPickerViewControllerDelegate {
    var results: [Int] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking picked: [PHPickerResult]) {
      results.append(picked.count)
    }
  }

  @Test func `are none, and nobody may see them`() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await PHPhotoLibrary.shared().performChanges {}
    }
  }

  @Test func `are picked by cancelling alone`() throws {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let (picker, delegate) = (PHPickerViewController(configuration: .init()), Picker())
    picker.delegate = delegate
    root.present(picker, animated: false)
    stage.turn()
    stage.turn()
    stage.tap("Cancel")
    #expect(delegate.results == [0])
  }
}
