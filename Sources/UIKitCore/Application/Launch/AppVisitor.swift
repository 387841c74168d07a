internal import Foundation

/// Takes an app through its screens without a visible window.
///
/// An app has one when the library `AppTour` is linked with it, where it is found by its name.
package protocol AppVisitor: AnyObject {
  /// Made before the app is launched.
  init(_ launch: AppLaunch, _ settings: LaunchSettings)
  /// Goes through the app once it has come to rest; returns the exit code.
  func visit(_ album: Album) -> Int32
}

/// The visitor that is linked with the app.
enum AppVisitors {
  /// Nil in an app without one.
  static var linked: (any AppVisitor.Type)? {
    NSClassFromString("AppTour.TourVisitor") as? any AppVisitor.Type
  }

  /// The message if a tour is asked for and no visitor is linked.
  static let missing = """
    The app was built without what opens its screens: link it with the library AppTour of \
    Portico's package.

    """
}
