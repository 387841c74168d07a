public import Foundation

/// The geometry of a scene, and requests for another.
extension UIWindowScene {
  /// The state of a scene's interface at one moment.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }

  /// A preference for a geometry; `iOS` is the kind that has an effect.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// A preference for orientations.
    open class iOS: GeometryPreferences {
      /// The orientations, any of which will do.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// Prefers orientations; a request for none does nothing.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The geometry at the moment.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Asks for a geometry; in the next frame the interface turns, or the handler gets a
  /// `UISceneError` that says what the deciding controller supports instead.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let screen = screen
    guard let preferred = geometryPreferences as? GeometryPreferences.iOS else {
      screen.frameLoop.schedule(after: 0) {
        errorHandler?(UISceneError(.geometryRequestUnsupported))
      }
      return
    }
    let mask = preferred.interfaceOrientations
    guard !mask.orientations.isEmpty else { return }
    screen.frameLoop.schedule(after: 0) {
      switch screen.answer(to: .request(mask)) {
      case .turns(let orientation): screen.turnInterface(to: orientation)
      case .refuses, .staysForNothingInCommon:
        errorHandler?(UISceneError(requested: mask, supported: screen.allowedOrientations))
      case .stays, .raises: break
      }
    }
  }
}
