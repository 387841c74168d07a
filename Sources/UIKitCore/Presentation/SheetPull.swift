internal import QuartzCore

/// The finger that moves a sheet between its detents, or pulls it down (P-34, P-35).
///
/// Being pulled below the lowest detent is an interactive dismissal of which this is the
/// interaction controller.
final class SheetPull: NSObject, UIViewControllerInteractiveTransitioning, SheetGesture {
  /// From this speed on the direction decides, not the place, in points a second (P-80).
  private static let flick: CGFloat = 1000
  /// The share of the finger's way that a sheet follows which must not be dismissed.
  private static let resistance: CGFloat = 0.15

  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var context: (any UIViewControllerContextTransitioning)?
  private var startHeight: CGFloat = 0
  private var attempted = false
  private(set) var isMoving = false

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    ActionTable.register("pulled:", of: Self.self) { target, sender, _ in
      if let pan = sender as? UIPanGestureRecognizer { (target as? Self)?.pulled(pan) }
    }
    ActionTable.register("tapped:", of: Self.self) { target, _, _ in
      (target as? Self)?.sheet.presentation?.dismissByUser()
    }
    pan.addTarget(self, action: "pulled:")
    tap.addTarget(self, action: "tapped:")
  }

  func attach() {
    sheet.card.addGestureRecognizer(pan)
    sheet.dimming.addGestureRecognizer(tap)
    sheet.dimming.isUserInteractionEnabled = true
  }

  func detach() {
    sheet.card.removeGestureRecognizer(pan)
    sheet.dimming.removeGestureRecognizer(tap)
  }

  private func pulled(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { pan.subtractSlop() }
    let distance = pan.translation(in: sheet.containerView).y
    switch pan.state {
    case .began:
      begin()
      move(by: distance)
    case .changed: move(by: distance)
    case .ended: end(by: distance, velocity: pan.velocity(in: sheet.containerView).y)
    case .cancelled: end(by: 0, velocity: 0)
    case .possible, .failed: break
    }
  }

  // MARK: - The finger

  func begin() {
    guard sheet.presentation?.phase == .presented, sheet.placement != .everywhere else { return }
    isMoving = true
    attempted = false
    startHeight = sheet.card.bounds.height
  }

  /// The finger is so many points below where it began.
  func move(by distance: CGFloat) {
    guard isMoving, let container = sheet.containerView else { return }
    let lowest = lowestHeight(in: container)
    let height = startHeight - distance
    guard height < lowest else { return stretch(to: height, in: container) }
    if context == nil, !attempted { beginDismissal() }
    let below = lowest - height
    place(height: lowest, lowered: context == nil ? below * Self.resistance : below)
    context?.updateInteractiveTransition(below / max(lowest, 1))
  }

  func end(by distance: CGFloat, velocity: CGFloat) {
    guard isMoving, let container = sheet.containerView else { return }
    move(by: distance)
    isMoving = false
    if let context {
      return finish(context, lowestHeight(in: container), distance, velocity)
    }
    if attempted { tellAttempt() }
    select(height: startHeight - distance, velocity: velocity, in: container)
  }

  // MARK: - Dismissing

  /// Asks whether the sheet may go, and begins to let it (P-35).
  private func beginDismissal() {
    attempted = true
    guard let presentation = sheet.presentation, presentation.mayBeDismissedByUser else { return }
    presentation.dismissByUser(pull: self)
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }

  private func finish(
    _ context: any UIViewControllerContextTransitioning,
    _ lowest: CGFloat,
    _ distance: CGFloat,
    _ velocity: CGFloat
  ) {
    self.context = nil
    let below = lowest - (startHeight - distance)
    let goes = velocity >= Self.flick || (below > lowest / 2 && velocity > -Self.flick)
    if goes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let card = sheet.card
    let rest = (sheet.containerView?.bounds.height ?? 0) - card.frame.minY
    let animator = Self.spring(over: goes ? rest : -card.transform.ty, velocity: velocity)
    animator.addAnimations {
      card.transform = goes ? card.transform.translatedBy(x: 0, y: rest) : .identity
      if !goes { self.sheet.dimming.alpha = self.sheet.isDimmed ? 1 : 0 }
      self.sheet.leanBack(!goes && self.sheet.isLarge)
    }
    animator.addCompletion { _ in
      card.transform = .identity
      context.completeTransition(goes)
    }
    animator.startAnimation()
  }

  /// The spring on which a sheet comes to rest, begun with the finger's velocity in points a
  /// second: critically damped, with the square root of 1000/3 a second (P-81).
  private static func spring(over way: CGFloat, velocity: CGFloat) -> UIViewPropertyAnimator {
    // A spring counts its velocity in ways; of hardly any way there are too many in a second.
    let ways = abs(way) > 1 ? velocity / way : 0
    let (mass, stiffness): (CGFloat, CGFloat) = (3, 1000)
    return UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: mass,
        stiffness: stiffness,
        damping: 2 * (mass * stiffness).squareRoot(),
        initialVelocity: CGVector(dx: ways, dy: 0)
      )
    )
  }

  private func tellAttempt() {
    guard let controller = sheet.presentation?.presentationController else { return }
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  // MARK: - Moving

  private func lowestHeight(in container: UIView) -> CGFloat {
    guard sheet.placement == .bottom else { return sheet.card.bounds.height }
    let room = SheetRoom(container)
    return room.height(sheet.resting(in: room).first?.value ?? 0)
  }

  /// Above its highest detent a sheet does not follow the finger (P-80).
  private func stretch(to height: CGFloat, in container: UIView) {
    guard sheet.placement == .bottom else { return place(height: startHeight, lowered: 0) }
    let room = SheetRoom(container)
    let highest = room.height(sheet.resting(in: room).last?.value ?? 0)
    place(height: min(height, highest), lowered: 0)
  }

  private func place(height: CGFloat, lowered: CGFloat) {
    guard let container = sheet.containerView else { return }
    let card = sheet.card
    card.transform = .identity
    if sheet.placement == .bottom {
      card.frame = CGRect(
        x: card.frame.minX,
        y: container.bounds.height - height,
        width: card.bounds.width,
        height: height
      )
    }
    card.transform = CGAffineTransform(translationX: 0, y: lowered)
    if context != nil { sheet.dimming.alpha = max(0, 1 - lowered / max(height, 1)) }
  }

  /// Comes to rest at the nearest detent, or the next one in the direction of a flick.
  private func select(height: CGFloat, velocity: CGFloat, in container: UIView) {
    sheet.card.transform = .identity
    let room = SheetRoom(container)
    let resting = sheet.resting(in: room)
    let aim = height - velocity * 0.15
    let nearest = resting.min {
      abs(room.height($0.value) - aim) < abs(room.height($1.value) - aim)
    }
    let before = sheet.selectedDetentIdentifier ?? resting.first?.detent.identifier
    let way = nearest.map { room.height($0.value) - height } ?? 0
    // The top of the sheet goes up where it becomes taller.
    let animator = Self.spring(over: -way, velocity: velocity)
    animator.addAnimations {
      if let chosen = nearest?.detent.identifier, chosen != before {
        self.sheet.selectedDetentIdentifier = chosen
      }
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    animator.startAnimation()
    guard let chosen = nearest?.detent.identifier, chosen != before,
      let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
    else { return }
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}

extension UISheetPresentationController {
  func makePull() -> any SheetGesture { SheetPull(sheet: self) }
}
