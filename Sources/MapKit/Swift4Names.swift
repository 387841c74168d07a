/// The name that Swift 4 has for `MKLocalSearch.Request`.
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name that Swift 4 has for `MKLocalSearch.Response`.
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
/// The name that Swift 4 has for `MKDirections.Request`.
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
/// The name that Swift 4 has for `MKDirections.Response`.
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
/// The name that Swift 4 has for `MKMapSnapshotter.Options`.
@available(swift, obsoleted: 4.2, renamed: "MKMapSnapshotter.Options")
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The name that Swift 4 has for `MKMapSnapshotter.Snapshot`.
@available(swift, obsoleted: 4.2, renamed: "MKMapSnapshotter.Snapshot")
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
/// The name that Swift 4 has for `MKAnnotationView.DragState`.
@available(swift, obsoleted: 4.2, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
