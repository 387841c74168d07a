internal import CoreGraphics

extension UIWindowScene {
  /// The coordinates of the scene as it is now; those of its windows, and of touches.
  public var coordinateSpace: any UICoordinateSpace { SceneSpace(screen.appBounds) }

  /// Calls the delegate if anything is other than it knows.
  func reportState() {
    let now = SceneState(
      bounds: screen.appBounds,
      orientation: interfaceOrientation,
      traits: traitCollection
    )
    guard let before = reportedState else {
      reportedState = now
      return
    }
    guard !now.isSame(as: before) else { return }
    reportedState = now
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self,
      didUpdate: SceneSpace(before.bounds),
      interfaceOrientation: before.orientation,
      traitCollection: before.traits
    )
  }
}

/// The coordinates of a scene at one moment: they begin at its corner, in points, and windows lie in
/// them.
final class SceneSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ bounds: CGRect) { self.bounds = bounds }

  /// Converts a point to a view's coordinates; any space that is no view counts as this one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self as any UICoordinateSpace) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self as any UICoordinateSpace) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self as any UICoordinateSpace) ?? rect
  }
}
