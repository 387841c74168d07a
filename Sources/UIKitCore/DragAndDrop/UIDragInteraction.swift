/// Lets the user drag items out of a view, by a long press and a move (G-03).
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Supplies the items and hears of the drag.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it belongs to; nil without one.
  open private(set) weak var view: UIView?
  /// True if other gestures may go on during the lift; has no effect here; default false.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// True on an iPad; on an iPhone an app enables each interaction.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// True if the user can drag items; default `isEnabledByDefault`.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { (press.isEnabled, adding.isEnabled) = (isEnabled, isEnabled) }
  }

  private let press = UILongPressGestureRecognizer()
  private let adding = DragAddingTap()
  private var flow: DragFlow?

  /// Makes an interaction of a delegate, which isn't kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.isEnabled = isEnabled
    press.delegate = self
    press.handler = { [weak self] press in self?.follow(press) }
    adding.isEnabled = isEnabled
    adding.delegate = self
    adding.handler = { [weak self] in self?.add(by: $0) }
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    flow?.cancel()
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(adding)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(adding)
  }

  private func follow(_ press: UIGestureRecognizer) {
    let point = press.location(in: nil)
    switch press.state {
    case .began: flow?.lift()
    case .changed: flow?.move(to: point)
    case .ended: flow?.letGo()
    case .cancelled, .failed: flow?.cancel()
    case .possible: break
    }
  }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
  /// Further fingers of a drag that is under way are taps that may add to it, and no presses (G-22).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    let isUnderWay = DragFlow.current?.takesFurtherItems ?? false
    return isUnderWay == (gestureRecognizer is DragAddingTap)
  }

  /// A view without items to drag at the point leaves the touch to others.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is DragAddingTap { return true }
    guard let delegate, let window = view?.window else { return false }
    let new = DragFlow(self, in: window, at: gestureRecognizer.location(in: nil))
    new.items = delegate.dragInteraction(self, itemsForBeginning: new.dragSession)
    flow = new.items.isEmpty ? nil : new
    flow?.ended = { [weak self, weak new] in if self?.flow === new { self?.flow = nil } }
    return flow != nil
  }
}
