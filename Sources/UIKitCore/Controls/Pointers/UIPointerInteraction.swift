internal import Device
public import QuartzCore

/// Gives the pointer a shape over parts of a view and follows it through them (W-124).
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Supplies regions and styles; held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?
  /// Default true; false leaves the pointer alone.
  open var isEnabled = true { didSet { if !isEnabled { enter(nil) } } }

  /// The region that the pointer is in.
  private var region: UIPointerRegion?
  private var style: UIPointerStyle?

  /// Makes an interaction; without a delegate the whole view reacts to the pointer.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {
    if view !== self.view { enter(nil) }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for the region's style again while the pointer is in one.
  open func invalidate() {
    if let region { style = makeStyle(for: region) }
  }

  private func makeStyle(for region: UIPointerRegion) -> UIPointerStyle? {
    guard let delegate else { return view.map { .standard(for: $0) } }
    return delegate.pointerInteraction(self, styleFor: region)
  }

  /// The region for a point of the view; nil outside of all.
  private func region(at point: CGPoint, in view: UIView) -> UIPointerRegion? {
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return whole }
    return delegate.pointerInteraction(
      self,
      regionFor: UIPointerRegionRequest(location: point),
      defaultRegion: whole
    )
  }

  /// Leaves the region that the pointer was in and enters another one.
  private func enter(_ new: UIPointerRegion?) {
    let animator = PointerAnimator()
    if let region { delegate?.pointerInteraction(self, willExit: region, animator: animator) }
    region = new
    style = new.flatMap(makeStyle)
    if let new { delegate?.pointerInteraction(self, willEnter: new, animator: animator) }
    animator.run()
  }
}

extension UIPointerInteraction: PointerShaping {
  var pointerShape: PointerShape? { isEnabled && region != nil ? style?.desktopShape : nil }

  func pointerMoved(to point: CGPoint?) {
    guard isEnabled, let view, let point else {
      if region != nil { enter(nil) }
      return
    }
    let found = region(at: view.convert(point, from: nil), in: view)
    if let found, let region, found.isSame(as: region) { return }
    if found != nil || region != nil { enter(found) }
  }
}

/// The changes that an app wants as the pointer enters or leaves a region.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Runs what was added.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: 0.2) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
