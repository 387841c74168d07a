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
