internal import CoreGraphics

/// The surroundings of a scene; its delegate hears of it when they change (S-36).
struct SceneState {
  let bounds: CGRect
  let orientation: UIInterfaceOrientation
  let traits: UITraitCollection

  func isSame(as other: SceneState) -> Bool {
    bounds == other.bounds && orientation == other.orientation
      && (traits === other.traits || traits == other.traits)
  }
}
