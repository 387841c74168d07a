internal import CoreGraphics

extension UIScreen {
  /// The coordinates of a rectangle of the screen, in points.
  func space(of bounds: CGRect) -> any UICoordinateSpace { SceneSpace(bounds) }
}
