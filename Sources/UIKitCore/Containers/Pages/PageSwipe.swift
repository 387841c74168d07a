internal import QuartzCore

/// The drag and the tap that turn pages (T-50, T-57, T-59).
final class PageSwipe: NSObject, UIGestureRecognizerDelegate {
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private weak var controller: UIPageViewController?
  private var drag: Drag?

  /// A turn that follows the finger.
  private struct Drag {
    let direction: UIPageViewController.NavigationDirection
    let drivers: [UIPercentDrivenInteractiveTransition]
  }

  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  func install(in controller: UIPageViewController) {
    self.controller = controller
    Self.registerActions()
    pan.addTarget(self, action: "dragged:")
    pan.delegate = self
    controller.view.addGestureRecognizer(pan)
    guard controller.transitionStyle == .pageCurl else { return }
    tap.addTarget(self, action: "tapped:")
    tap.delegate = self
    controller.view.addGestureRecognizer(tap)
  }

  private static func registerActions() {
    ActionTable.register("dragged:", of: PageSwipe.self) { target, sender, _ in
      guard let pan = sender as? UIPanGestureRecognizer else { return }
      (target as? PageSwipe)?.dragged(pan)
    }
    ActionTable.register("tapped:", of: PageSwipe.self) { target, sender, _ in
      guard let tap = sender as? UITapGestureRecognizer else { return }
      (target as? PageSwipe)?.tapped(tap)
    }
  }

  /// Without a data source there is nothing to turn to (T-59); a tap turns at the sides only.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.dataSource != nil, controller.turns.isEmpty,
      (controller.stageView as? UIScrollView)?.isScrollEnabled ?? true
    else { return false }
    if gestureRecognizer === tap { return side(of: tap) != nil }
    let moved = pan.translation(in: controller.view)
    let isAcross = abs(moved.x) >= abs(moved.y)
    return isAcross == (controller.navigationOrientation == .horizontal)
  }

  private func side(
    of tap: UITapGestureRecognizer
  ) -> UIPageViewController.NavigationDirection? {
    guard let view = controller?.view else { return nil }
    let x = tap.location(in: view).x
    let margin = view.bounds.width / 6
    let isAtLeft = x < margin
    guard isAtLeft || x > view.bounds.width - margin else { return nil }
    return isAtLeft == isMirrored ? .forward : .reverse
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let direction = side(of: tap) else { return }
    begin(direction, isDriven: false)
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      if drag == nil { begin(distance(pan) < 0 ? .forward : .reverse, isDriven: true) }
      drag?.drivers.forEach { $0.update(share(pan)) }
    case .ended: end(finishes: wantsToFinish(pan))
    case .cancelled, .failed: end(finishes: false)
    case .possible: break
    }
  }

  private func begin(_ direction: UIPageViewController.NavigationDirection, isDriven: Bool) {
    guard let controller, controller.turns.isEmpty, let next = controller.pagesAhead(direction)
    else { return }
    controller.delegate?.pageViewController(controller, willTransitionTo: next)
    let old = controller.pages
    let drivers = isDriven ? next.map { _ in UIPercentDrivenInteractiveTransition() } : []
    if isDriven { drag = Drag(direction: direction, drivers: drivers) }
    controller.start(next, direction, animated: true, drivers: drivers) { [weak controller] done in
      controller?.turned(from: old, direction, finished: done)
    }
  }

  /// Along the direction of the pages, in points.
  private func distance(_ pan: UIPanGestureRecognizer) -> CGFloat {
    along(pan.translation(in: controller?.view))
  }

  /// Pages go on to the left, and to the right where one reads from there.
  private func along(_ way: CGPoint) -> CGFloat {
    if controller?.navigationOrientation == .vertical { return way.y }
    return isMirrored ? -way.x : way.x
  }

  private var isMirrored: Bool {
    controller?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func share(_ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let size = controller?.view.bounds.size, let drag else { return 0 }
    let length = controller?.navigationOrientation == .vertical ? size.height : size.width
    guard length > 0 else { return 0 }
    let moved = distance(pan) / length * (drag.direction == .forward ? -1 : 1)
    return min(max(moved, 0), 1)
  }

  /// A flick decides; without one, half of the way does.
  private func wantsToFinish(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let drag else { return false }
    let velocity = along(pan.velocity(in: controller?.view))
    if abs(velocity) > 100 { return (velocity < 0) == (drag.direction == .forward) }
    return share(pan) > 0.5
  }

  private func end(finishes: Bool) {
    guard let drag else { return }
    self.drag = nil
    for driver in drag.drivers {
      if finishes { driver.finish() } else { driver.cancel() }
    }
  }
}
