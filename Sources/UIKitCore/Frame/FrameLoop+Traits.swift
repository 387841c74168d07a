internal import Foundation
internal import Observation

extension FrameLoop {
  /// Informs views whose traits changed, those above before those below (L-34).
  static func updateTraits(below view: UIView) {
    guard view.waits(for: .traits) else { return }
    view.visit(.traits) { $0.announceTraits() }
  }
}

extension FrameLoop {
  /// Lets views update their properties before their constraints and layout, those above before
  /// those below (L-312).
  static func updateProperties(below view: UIView) {
    guard view.waits(for: .properties) else { return }
    view.visit(.properties) { $0.updateOwnProperties() }
  }
}

extension UIView {
  /// Asks for `updateProperties()` in the next frame, before layout, or in
  /// `updatePropertiesIfNeeded()`; layout is not asked for.
  public func setNeedsUpdateProperties() { setNeeds(.properties) }

  /// Calls `updateProperties()` now where it is awaited, in the view and below.
  public func updatePropertiesIfNeeded() { FrameLoop.updateProperties(below: self) }

  /// The view's turn in the pass, after its controller's; a change of an observable object that was
  /// read meanwhile asks for another (L-312).
  fileprivate func updateOwnProperties() {
    needs.remove(.properties)
    withObservationTracking {
      environment.current.perform {
        controller?.updateProperties()
        updateProperties()
      }
    } onChange: { [weak self] in
      // Observable objects of an app may change on any thread; flags are the main thread's.
      guard MainQueue.isCurrent else {
        DispatchQueue.main.async { self?.setNeedsUpdateProperties() }
        return
      }
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
  }
}

extension UIViewController {
  /// Asks for `updateProperties()` in the next frame, before layout; the view's is called too.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Calls `updateProperties()` now where it is awaited, in the view and below.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
